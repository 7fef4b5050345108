/** Returns a string parameter for use in a message; an empty string for other types. */
export const toParameterText = (value: unknown) => (typeof value === 'string' ? value : '');
