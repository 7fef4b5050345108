/** A parameter as a message repeats it. */
export const shown = (value: unknown) => (typeof value === 'string' ? value : '');
