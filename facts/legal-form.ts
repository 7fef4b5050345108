const legalForm =
  / (?:public limited company|incorporated|inc|corporation|corp|company|co|limited|ltd|plc|llc|lp|nv|sa|ag|se)$/;

/** A folded name (see fold.ts) without its article and legal form: "the coca cola company" → "coca cola". Never empty. */
export function withoutLegalForm(folded: string): string {
  let bare = folded.replace(/^the (?=.)/, '');
  while (legalForm.test(bare)) bare = bare.replace(legalForm, '');
  return bare.replace(/ and$/, '');
}
