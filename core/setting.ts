/** The result of parsing a text: the value, or the violated rule, as in "must be an integer from 0 to 65535". */
export type ParseResult<T> = { readonly value: T } | { readonly rule: string };

export type Parser<T> = (text: string) => ParseResult<T>;

/** The data in requests to an external source, for the documentation, the log at start, and /status. */
export interface OutgoingRequests {
  /** Name of the source. */
  readonly source: string;
  /** The lookups that cause the requests. */
  readonly lookups: string;
  /** The data in the requests. */
  readonly sends: string;
  /** The party that receives the requests. */
  readonly recipient: string;
  /** A condition of use that the operator must accept. */
  readonly terms?: string;
}

/** A setting of the operator, read from an environment variable. */
export interface Setting<T = unknown> {
  /** Description for `--help` and docs/configuration.md: an imperative or a noun phrase. */
  readonly description: string;
  readonly parse: Parser<T>;
  /** The value when the variable is not set. */
  readonly default?: string;
  /** Unit of a numeric value: milliseconds, megabytes, requests per minute. */
  readonly unit?: string;
  /** Default value, which does not apply with OFFLINE=true. The value `none` turns the source off. */
  readonly onlineDefault?: string;
  /** The requests to a third party that the setting controls. */
  readonly outgoing?: OutgoingRequests;
  /**
   * Returns the setting whose URL a value of this setting uses. With OFFLINE=true, the value is used only if that URL is on
   * this machine. Default: the value is itself a URL.
   */
  readonly addressIn?: (value: string) => string;
  /** Whether the value is secret. Messages never contain a secret value. */
  readonly secret?: boolean;
}

/** Settings by variable name. */
export type SettingTable = Readonly<Record<string, Setting>>;

/** Values of text settings by variable name. Unset settings are absent. */
export type SettingTexts<Table extends SettingTable> = Readonly<Partial<Record<keyof Table, string>>>;

/** The setting OFFLINE. The value `true` turns off all sources that are not on this machine. */
export interface OfflineSetting {
  readonly OFFLINE?: string;
}

/** Returns the setting that turned a source off: `OFFLINE=true`, or `<setting>=none`. */
export const findDisablingSetting = ({ OFFLINE: offline }: OfflineSetting, setting: string): string =>
  offline === 'true' ? 'OFFLINE=true' : `${setting}=none`;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}${Capitalized<Rest>}`
  : Lowercase<Name>;
type Capitalized<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Capitalize<Lowercase<Head>>}${Capitalized<Rest>}`
  : Capitalize<Lowercase<Name>>;

type SettingValue<S> = S extends { readonly parse: Parser<infer T> } ? T : never;

/**
 * The parsed values of a table of settings. Names are in camel case (`DATA_DIR` → `dataDir`). The value of an unset setting
 * without a default is undefined.
 */
export type SettingValues<Table extends object> = {
  readonly [Name in keyof Table & string as CamelCase<Name>]: Table[Name] extends { readonly default: string }
    ? SettingValue<Table[Name]>
    : SettingValue<Table[Name]> | undefined;
};

/** `DATA_DIR` → `dataDir`. */
export const toCamelCase = (name: string): string =>
  name.toLowerCase().replace(/_([a-z\d])/g, (_, first: string) => first.toUpperCase());

/** Creates a parser that accepts texts that pass a check. The value is the text itself. */
export const checkedTextParser =
  (isValid: (text: string) => boolean, rule: string): Parser<string> =>
  (text) =>
    isValid(text) ? { value: text } : { rule };

/** Creates a parser that accepts the texts of two parsers. */
export const eitherParser =
  <T, U>(one: Parser<T>, other: Parser<U>, rule: string): Parser<T | U> =>
  (text) => {
    for (const parseResult of [one(text), other(text)]) if ('value' in parseResult) return parseResult;
    return { rule };
  };

/** Creates a parser that converts the value of another parser. */
export const mapParser =
  <T, U>(parser: Parser<T>, convert: (value: T) => U): Parser<U> =>
  (text) => {
    const parseResult = parser(text);
    return 'rule' in parseResult ? parseResult : { value: convert(parseResult.value) };
  };

export const patternParser = (pattern: RegExp, rule: string): Parser<string> =>
  checkedTextParser((text) => pattern.test(text), rule);

export const textParser: Parser<string> = (text) => ({ value: text });

export const integerParser =
  (minimum: number, maximum: number): Parser<number> =>
  (text) => {
    const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return value >= minimum && value <= maximum
      ? { value }
      : { rule: `must be an integer from ${minimum} to ${maximum}` };
  };

export const booleanParser: Parser<boolean> = (text) =>
  text === 'true' || text === 'false' ? { value: text === 'true' } : { rule: 'must be true or false' };

export const wordParser =
  <const Word extends string>(...words: readonly Word[]): Parser<Word> =>
  (text) => {
    const value = words.find((word) => word === text);
    return value === undefined ? { rule: `must be ${words.join(' or ')}` } : { value };
  };

/** Creates a parser of comma-separated lists. @param rule the requirement for the list. Default: the rule of the invalid item */
export const listParser =
  (item: Parser<string>, rule?: string): Parser<readonly string[]> =>
  (text) => {
    const values: string[] = [];
    for (const part of text.split(',').map((each) => each.trim())) {
      if (part === '') continue;
      const parseResult = item(part);
      if ('rule' in parseResult) return { rule: rule ?? parseResult.rule };
      values.push(parseResult.value);
    }
    return { value: values };
  };

export const urlParser = (...protocols: readonly string[]): Parser<string> =>
  checkedTextParser(
    (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
    `must be an absolute URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

export const webAddressParser = urlParser('http:', 'https:');

/** Parses a web address and removes trailing slashes, so that paths can be appended. */
export const baseAddressParser = mapParser(webAddressParser, (address) => address.replace(/\/+$/, ''));

/** Parses a text that can be sent in an HTTP header, without line breaks. */
export const headerTextParser = patternParser(/^[\x20-\x7e]+$/, 'must be visible ASCII characters');

/** Checks the settings that a selected provider needs. @returns an error for each missing setting */
export function findMissingSettings<Name extends string>(
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
