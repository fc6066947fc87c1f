"""What an administrator does with a whole database: back it up, restore it, check it."""
