"""Draws that nobody could have arranged: the key of a game made by all who play it.

The server thinks of a secret and shows its SHA-256, the commitment. Then each person adds a share
of random bytes. Whoever adds it has seen the commitment, so the server can no longer choose its
secret to suit; the server alone knows the secret, so no person can choose a share to suit. The
key is a hash of all of it. When the game is over the secret is told, and anyone can see that it
fits the commitment and that the key is that hash.
"""

import hashlib
import secrets
from collections.abc import Sequence

import msgspec

from nestling.core.draws import KEY_BYTES
from nestling.core.errors import BadRecord

SECRET_BYTES = 32
SHARE_BYTES = 32
LABEL = b"nestling draws 1\n"  # what the hash is for; a change of the recipe changes the number


class Fairness(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How the key of a game came to be; all bytes in hexadecimal.

    shares: of each seat, "" for one that added nothing, as bots do not.
    """

    commitment: str
    secret: str
    shares: list[str]

    def check(self, key: str) -> None:
        """BadRecord if the secret is not the one committed to, or does not give this key."""
        try:
            secret = bytes.fromhex(self.secret)
            shares = [bytes.fromhex(share) for share in self.shares]
        except ValueError as error:
            raise BadRecord(f"secret and shares are hexadecimal: {error}", "bad_draws") from error
        if commitment(secret) != self.commitment:
            raise BadRecord(
                "the secret is not the one that the server had committed itself to", "bad_draws"
            )
        if any(len(share) not in (0, SHARE_BYTES) for share in shares):
            raise BadRecord(f"a share has {SHARE_BYTES} bytes or none", "bad_draws")
        if key_from(secret, shares).hex() != key:
            raise BadRecord("the key is not what the secret and the shares give", "bad_draws")


def new_secret() -> bytes:
    """A fresh secret."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """What is shown of the secret beforehand: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def key_from(secret: bytes, shares: Sequence[bytes]) -> bytes:
    """The key: the first 16 bytes of SHA-256 over label, secret, and each share after its length.

    The secret has SECRET_BYTES bytes; a length is one byte.
    """
    digest = hashlib.sha256(LABEL + secret)
    for share in shares:
        digest.update(bytes([len(share)]) + share)
    return digest.digest()[:KEY_BYTES]
