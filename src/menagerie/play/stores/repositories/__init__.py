"""One module for each protocol of `menagerie.play.store`, on the tables of `menagerie.play.stores.tables`."""
