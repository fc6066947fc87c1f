"""What a match consists of, as plain values: its terms, commands, entries and the rows that a store keeps."""
