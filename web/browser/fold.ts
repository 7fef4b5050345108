/** Returns a text in lower case and without diacritics, to compare what users type. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
