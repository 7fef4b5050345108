/** A parameter as a message repeats it. */
export const quotedParameter = (value: unknown) => (typeof value === 'string' ? value : '');
