/** Returns a text in lower case and without diacritics, for comparing typed texts. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
