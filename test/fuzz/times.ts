/** `npm run fuzz` asks so many times as much as `npm test`. */
export const times = Number(process.env['FUZZ_TIMES'] ?? 1);
