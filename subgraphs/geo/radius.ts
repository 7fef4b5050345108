export const kilometresPerMile = 1.609344;

/** The largest radius of a search around a place, by unit. */
export const farthest = { km: 500, mi: 310 } as const;
