"""A typed client of a Lookup service. It needs the standard library only."""

from __future__ import annotations

from .client import Client, LookupServiceError, lookup

__all__ = ["Client", "LookupServiceError", "lookup"]
