/**
 * `node --require ./pack/fixed-clock.cjs <program>`: runs a program at the time SOURCE_DATE_EPOCH and with the same random
 * numbers in each run. A database that it creates then has the same bytes each time. Only for the bundled data, which contains
 * no secret. CommonJS, because Node 20 does not preload modules in worker threads.
 */
const { Buffer } = require('node:buffer');
const crypto = require('node:crypto');
const process = require('node:process');

const now = Number(process.env.SOURCE_DATE_EPOCH) * 1000;

globalThis.Date = class extends Date {
  constructor(...args) {
    super(...(args.length === 0 ? [now] : args));
  }
  static now() {
    return now;
  }
};

let blocks = 0;
/** Fills an array with the SHA-256 of a counter. */
function fill(array) {
  const bytes = Buffer.from(array.buffer, array.byteOffset, array.byteLength);
  for (let from = 0; from < bytes.length; from += 32)
    crypto.createHash('sha256').update(`${blocks++}`).digest().copy(bytes, from);
  return array;
}
crypto.randomFillSync = fill;
globalThis.crypto.getRandomValues = fill;
