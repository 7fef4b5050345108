/**
 * After lists of hundreds V8 makes the small objects of all later answers where only full collections take them away: they cost
 * twice as much from then on. This holds it from that.
 */
export const youngStaysYoung = '--no-allocation-site-pretenuring';
