const legalFormPattern =
  / (?:public limited company|incorporated|inc|corporation|corp|company|co|limited|ltd|plc|llc|lp|nv|sa|ag|se)$/;

/**
 * Removes the article and the legal form from a folded name (see fold.ts): "the coca cola company" → "coca cola". The result is
 * never empty.
 */
export function removeLegalForm(folded: string): string {
  let bareName = folded.replace(/^the (?=.)/, '');
  while (legalFormPattern.test(bareName)) bareName = bareName.replace(legalFormPattern, '');
  return bareName.replace(/ and$/, '');
}
