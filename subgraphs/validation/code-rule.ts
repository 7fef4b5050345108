import { invalid } from '../../core/lookup-error.ts';
import { quoted } from '../../core/quoted.ts';

export interface CodeForm {
  readonly form: RegExp;
  /** What the code must be, as messages say it: `two letters`. */
  readonly says: string;
  /** A code that works. */
  readonly example: string;
  /** Removes what does not matter, before the form is tested. Default: the text stays as it is. */
  readonly clean?: (text: string) => string;
  /** In characters, blanks between them included. Default: what the form allows. */
  readonly longest?: number;
  /** The normal form of a well-formed text. Default: upper case. */
  readonly write?: (text: string) => string;
}

/** What a code must look like. Whether a record has it is not judged here. */
export interface CodeRule extends CodeForm {
  /** @returns the code in its normal form. @throws invalid_request that names the parameter. */
  readonly read: (text: string, param: string) => string;
  /** As `read`; null where nothing is given. */
  readonly optional: (text: string | null | undefined, param: string) => string | null;
}

const upper = (text: string) => text.toUpperCase();
const same = (text: string) => text;

export function codeRule(rule: CodeForm): CodeRule {
  const { form, says, example, clean = same, longest = Infinity, write = upper } = rule;
  const read = (text: string, param: string): string => {
    const cleaned = clean(text);
    if (cleaned.length <= longest && form.test(cleaned)) return write(cleaned);
    throw invalid(param, `${param} must be ${says}, not ${quoted(text)}: use for example ${example}.`);
  };
  return {
    ...rule,
    read,
    optional: (text, param) => (text === null || text === undefined ? null : read(text, param)),
  };
}
