/** Returns the name of a place in Latin letters without accents: `İshaklı` → `Ishakli`. Names in other scripts are unchanged. */
export const toAsciiName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replaceAll('’', "'");
