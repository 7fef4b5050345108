/** Writes texts by their names as the one file that `core/packed-texts.ts` reads. */
export function packTexts(file: URL | string, texts: ReadonlyMap<string, string>): void;
