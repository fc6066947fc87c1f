"""Commands about bots and research: analyse, compare, measure and tune."""
