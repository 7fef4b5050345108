/** Matches the name of an edition of the IANA time-zone database: `2026c`. */
export const editionNamePattern = /^[0-9]{4}[a-z]{1,2}$/;
