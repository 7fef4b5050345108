/** What IANA calls an edition of the time-zone database: `2026c`. */
export const editionName = /^[0-9]{4}[a-z]{1,2}$/;
