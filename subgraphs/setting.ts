/** What an operator may set, by environment variable. */
export interface Setting {
  /** For `--help`. */
  readonly meaning: string;
  /** What holds without it. */
  readonly fallback?: string;
  /** Says what is wrong with a value, as in "PORT must be an integer from 0 to 65535"; null: nothing. */
  readonly fault: (text: string) => string | null;
  /** The address under which the public service of this kind is found; for `--help`. */
  readonly publicAddress?: string;
  /** Never shown, not even where it is wrong. */
  readonly secret?: boolean;
}

/** Settings by variable name. */
export type Settings = Readonly<Record<string, Setting>>;

/** What a family reads of its settings. Absent: not set. */
export type ValuesOf<Table extends Settings> = Readonly<Partial<Record<keyof Table, string>>>;

export const anything = () => null;

export const integerFrom = (minimum: number, maximum: number) => (text: string) => {
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  return value >= minimum && value <= maximum ? null : `must be an integer from ${minimum} to ${maximum}`;
};

export const url =
  (...protocols: readonly string[]) =>
  (text: string) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol)
      ? null
      : `must be an absolute URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`;

export const webAddress = url('http:', 'https:');

export const oneOf =
  (...words: readonly string[]) =>
  (text: string) =>
    words.includes(text) ? null : `must be ${words.join(' or ')}`;

/** What goes into a header of HTTP: no line's end may slip in. */
export const headerText = (text: string) =>
  /^[\x20-\x7e]+$/.test(text) ? null : 'must be visible ASCII characters';

/** What a chosen provider needs beside its name. @returns a fault per setting that is missing. */
export function neededBy<Name extends string>(
  values: Readonly<Partial<Record<Name, string>>>,
  needs: readonly { readonly setting: Name; readonly value: string; readonly needed: readonly Name[] }[],
): string[] {
  return needs
    .filter(({ setting, value }) => values[setting] === value)
    .flatMap(({ setting, value, needed }) =>
      needed
        .filter((name) => values[name] === undefined)
        .map((name) => `${name} is missing: ${setting}=${value} needs it.`),
    );
}
