/** Matches the name of a release of the IANA time-zone database: `2026c`. */
export const editionNamePattern = /^[0-9]{4}[a-z]{1,2}$/;
