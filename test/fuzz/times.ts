/** Multiplies the number of requests: `FUZZ_TIMES=20 npx vitest run fuzz`. */
export const fuzzTimes = Number(process.env['FUZZ_TIMES'] ?? 1);
