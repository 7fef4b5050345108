/** The only type that the tables have: UTF-8 text with its length before it. */
const text = 2;

/**
 * Reads a BSON document whose values are texts (https://bsonspec.org/spec.html). The library for all of BSON keeps 17 MB
 * to write into. Equal texts are one.
 * @throws Error where the document is cut off, or has a value of another type.
 */
export function readTexts(document: Buffer): Map<string, string> {
  const end = document.length - 1;
  if (document.length < 5 || document.readInt32LE(0) !== document.length || document[end] !== 0)
    throw new Error('This is no whole BSON document.');
  const texts = new Map<string, string>();
  const known = new Map<string, string>();
  let at = 4;
  while (at < end) {
    const type = document[at];
    const nameEnd = document.indexOf(0, at + 1);
    const name = document.toString('utf8', at + 1, nameEnd);
    if (type !== text) throw new Error(`'${name}' is of the BSON type ${type}, not a text.`);
    const from = nameEnd + 5;
    const to = from + (from <= end ? document.readInt32LE(nameEnd + 1) : 0) - 1;
    if (to < from || to >= end || document[to] !== 0) throw new Error(`The text of '${name}' is cut off.`);
    const value = document.toString('utf8', from, to);
    const same = known.get(value);
    if (same === undefined) known.set(value, value);
    texts.set(name, same ?? value);
    at = to + 1;
  }
  return texts;
}
