/** Any type, or any subtype, in a media range. */
export const wildcard = '*';

/** Media range of RFC 9110 that matches every media type. */
export const anyMediaType = `${wildcard}/${wildcard}`;
