"""What all campaigns share: servers, clients who write down every acknowledgement, checks, and reports."""
