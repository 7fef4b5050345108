/** BSON type of a string: a length, then UTF-8 text. The tables contain no other type. */
const stringType = 2;

/**
 * Parses a BSON document whose values are strings (https://bsonspec.org/spec.html). The official BSON library is not used,
 * because it allocates a write buffer of 17 MB. Equal strings share memory.
 * @throws Error when the document is truncated or has a value of another type
 */
export function parseTexts(document: Buffer): Map<string, string> {
  const end = document.length - 1;
  if (document.length < 5 || document.readInt32LE(0) !== document.length || document[end] !== 0)
    throw new Error('The BSON document is truncated or malformed.');
  const texts = new Map<string, string>();
  const internedTexts = new Map<string, string>();
  let position = 4;
  while (position < end) {
    const type = document[position];
    const nameEnd = document.indexOf(0, position + 1);
    const name = document.toString('utf8', position + 1, nameEnd);
    if (type !== stringType) throw new Error(`'${name}' has the BSON type ${type}, not string.`);
    const textStart = nameEnd + 5;
    const textEnd = textStart + (textStart <= end ? document.readInt32LE(nameEnd + 1) : 0) - 1;
    if (textEnd < textStart || textEnd >= end || document[textEnd] !== 0)
      throw new Error(`The string '${name}' is truncated.`);
    const value = document.toString('utf8', textStart, textEnd);
    const existingText = internedTexts.get(value);
    if (existingText === undefined) internedTexts.set(value, value);
    texts.set(name, existingText ?? value);
    position = textEnd + 1;
  }
  return texts;
}
