/** Writes named texts to one file, which `core/packed-texts.ts` reads. */
export function packTexts(file: URL | string, texts: ReadonlyMap<string, string>): void;
