"""Friendly names for those who have not chosen one: an animal and a number, in their language."""

from __future__ import annotations

import secrets

ANIMALS = {
    "en": "Badger Beaver Bison Falcon Ferret Gecko Heron Ibex Koala Lemur Lynx Marten Newt Otter Owl Panda Raven Robin"
    " Seal Sparrow Squirrel Swan Tapir Toucan Turtle Vole Walrus Wombat Zebra",
    "fr": "Belette Bison Blaireau Bouquetin Castor Chouette Cigogne Cygne Furet Gecko Hérisson Héron Koala Lapin Lérot"
    " Loutre Lynx Merle Morse Mouflon Panda Phoque Renard Tapir Toucan Tortue Wombat Zèbre",
    "de": "Biber Bison Dachs Eule Fischotter Gecko Igel Iltis Kauz Koala Kranich Lemur Luchs Marder Maulwurf Molch"
    " Panda Rabe Reiher Robbe Schwan Siebenschläfer Specht Steinbock Tapir Tukan Wombat Zebra",
    "it": "Airone Bisonte Capriolo Castoro Cicogna Cigno Civetta Donnola Falco Foca Ghiro Gufo Istrice Koala Lemure"
    " Lince Lontra Marmotta Martora Panda Riccio Rondine Scoiattolo Stambecco Tapiro Tasso Tucano Zebra",
}


def guest_name(language: str = "en") -> str:
    """Return a name for a guest; two guests have the same one rarely, and may."""
    animals = ANIMALS.get(language, ANIMALS["en"]).split()
    return f"{secrets.choice(animals)} {secrets.randbelow(9000) + 1000}"
