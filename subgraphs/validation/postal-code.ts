import { createCodeRule } from './code-rule.ts';

/** A postal code: 2 to 10 letters and digits. Case, spaces and hyphens are ignored. */
export const postalCodeRule = createCodeRule({
  form: /^[\s-]*([A-Za-z0-9][\s-]*){2,10}$/,
  constraint: '2 to 10 letters and digits',
  example: '90210',
  maxLength: 20,
  write: (text) => text.toUpperCase().replace(/[\s-]+/g, ''),
});
