const legalForm =
  / (?:public limited company|incorporated|inc|corporation|corp|company|co|limited|ltd|plc|llc|lp|nv|sa|ag|se)$/;

/**
 * Removes the article and the legal form from a folded name (see fold.ts): "the coca cola company" → "coca cola". Never
 * returns an empty name.
 */
export function withoutLegalForm(folded: string): string {
  let bare = folded.replace(/^the (?=.)/, '');
  while (legalForm.test(bare)) bare = bare.replace(legalForm, '');
  return bare.replace(/ and$/, '');
}
