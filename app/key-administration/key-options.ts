import { defaultAccount } from './key-store.ts';
import { isAddressBlock } from '../../facts/ip/address-list.ts';
import type { KeyChange, KeyDraft, PlanChange } from './key-registry.ts';
import type { KeyScopes } from '../../router/auth/key-restriction.ts';
import { keyTypes, type KeyType } from '../../router/auth/key.ts';
import { dayMs } from '../../facts/iso-day.ts';
import { UserFacingError } from '../../core/user-facing-error.ts';

/** The options of all commands, as `parseArgs` expects them. */
export const optionDefinitions = {
  type: { type: 'string' },
  plan: { type: 'string' },
  account: { type: 'string' },
  origin: { type: 'string', multiple: true },
  'app-id': { type: 'string', multiple: true },
  families: { type: 'string' },
  ip: { type: 'string', multiple: true },
  version: { type: 'string' },
  expires: { type: 'string' },
  month: { type: 'string' },
  key: { type: 'string' },
  'requests-per-minute': { type: 'string' },
  pooled: { type: 'string' },
  carrier: { type: 'string' },
  'email-deep': { type: 'string' },
  'vat-deep': { type: 'string' },
  deep: { type: 'string' },
  features: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

export type OptionName = keyof typeof optionDefinitions;
export type Options = {
  readonly [name in OptionName]?:
    | ((typeof optionDefinitions)[name] extends { multiple: true }
        ? readonly string[]
        : (typeof optionDefinitions)[name] extends { type: 'boolean' }
          ? boolean
          : string)
    | undefined;
};

/** Reads and validates the options of a new key. @param now epoch milliseconds @throws UserFacingError */
export function parseKeyDraft(options: Options, scopes: KeyScopes, now: number): KeyDraft {
  const type = keyTypes.find((each) => each === (options.type ?? 'secret'));
  if (type === undefined) throw new UserFacingError('usage', `--type must be ${keyTypes.join(', ')}`);
  return {
    type,
    account: parseName('--account', options.account ?? defaultAccount),
    plan: options.plan ?? 'free',
    origins: parseOrigins(type, options.origin ?? []),
    appIds: parseAppIds(type, options['app-id'] ?? []),
    families: options.families === undefined ? null : parseFamilies(options.families, scopes),
    ips: options.ip === undefined ? null : parseAddresses(options.ip),
    version: options.version === undefined ? null : parseVersion(options.version, scopes),
    expires: options.expires === undefined ? null : parseExpiry(options.expires, now),
  };
}

/**
 * Reads and validates the options that restrict an existing key of a type. Only the properties that have an option are returned;
 * the value `none` removes a restriction.
 * @param now epoch milliseconds
 * @throws UserFacingError
 */
export function parseKeyChange(type: KeyType, options: Options, scopes: KeyScopes, now: number): KeyChange {
  const { plan, origin, 'app-id': appId, families, ip, version, expires } = options;
  return {
    ...(plan === undefined ? {} : { plan }),
    ...(origin === undefined ? {} : { origins: parseOrigins(type, clearIfNone(origin)) }),
    ...(appId === undefined ? {} : { appIds: parseAppIds(type, clearIfNone(appId)) }),
    ...(families === undefined
      ? {}
      : { families: isRemoval(families) ? null : parseFamilies(families, scopes) }),
    ...(ip === undefined ? {} : { ips: isRemoval(ip) ? null : parseAddresses(ip) }),
    ...(version === undefined ? {} : { version: isRemoval(version) ? null : parseVersion(version, scopes) }),
    ...(expires === undefined ? {} : { expires: isRemoval(expires) ? null : parseExpiry(expires, now) }),
  };
}

/** Whether an option removes a restriction. */
const isRemoval = (value: string | readonly string[]): boolean => String(value) === 'none';
const clearIfNone = (values: readonly string[]): readonly string[] => (isRemoval(values) ? [] : values);

/** @throws UserFacingError */
function parseOrigins(type: KeyType, origins: readonly string[]): readonly string[] {
  if ((type === 'public') !== origins.length > 0) {
    throw new UserFacingError(
      'usage',
      type === 'public'
        ? 'a public key needs at least one --origin, such as https://shop.example'
        : '--origin is for keys of --type public',
    );
  }
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new UserFacingError(
        'usage',
        `--origin ${origin} is not an origin. Use scheme, host and port without a path, such as https://shop.example.`,
      );
    }
  }
  return origins;
}

/** @throws UserFacingError */
function parseAppIds(type: KeyType, appIds: readonly string[]): readonly string[] {
  if ((type === 'app') !== appIds.length > 0) {
    throw new UserFacingError(
      'usage',
      type === 'app'
        ? 'an app key needs at least one --app-id, such as com.example.app'
        : '--app-id is for keys of --type app',
    );
  }
  for (const id of appIds) {
    if (!/^[\x21-\x7e]{1,200}$/.test(id))
      throw new UserFacingError('usage', '--app-id must be 1 to 200 visible characters');
  }
  return appIds;
}

/** @throws UserFacingError */
function parseAddresses(ips: readonly string[]): readonly string[] {
  for (const ip of ips) {
    if (!isAddressBlock(ip)) {
      throw new UserFacingError(
        'usage',
        `--ip ${ip} is not an address or a block. Use one such as 192.0.2.0/24.`,
      );
    }
  }
  return ips;
}

const parseFamilies = (text: string, { families }: KeyScopes): readonly string[] =>
  requireKnownValues('--families', splitList(text), families);

function parseVersion(text: string, { versions }: KeyScopes): string {
  requireKnownValues('--version', [text], versions);
  return text;
}

/** Reads and validates the options that change a plan. @throws UserFacingError */
export function parsePlanChange(options: Options, scopes: KeyScopes): PlanChange {
  const change: { -readonly [key in keyof PlanChange]: PlanChange[key] } = {};
  const limits = [
    ['requests-per-minute', 'requestsPerMinute'],
    ['pooled', 'pooledPerMonth'],
    ['carrier', 'carrierPerMonth'],
    ['email-deep', 'emailDeepPerMonth'],
    ['vat-deep', 'vatDeepPerMonth'],
  ] as const;
  for (const [option, column] of limits) {
    const text = options[option];
    if (text === undefined) continue;
    if (text !== 'none' && !/^\d{1,9}$/.test(text)) {
      throw new UserFacingError('usage', `--${option} must be a whole number below a billion, or none`);
    }
    change[column] = text === 'none' ? null : Number(text);
  }
  if (options.deep !== undefined)
    change.deep = requireKnownValues('--deep', [options.deep], ['true', 'false'])[0] === 'true';
  if (options.features !== undefined) {
    change.features = requireKnownValues('--features', splitList(options.features), scopes.features);
  }
  return change;
}

/** Validates a month. @throws UserFacingError */
export function parseMonth(text: string): string {
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  throw new UserFacingError('usage', '--month must be a month such as 2026-11');
}

/**
 * Validates the name of an account or plan.
 * @param what kind of name, for the error message
 * @throws UserFacingError
 */
export function parseName(what: string, text: string): string {
  if (/^[a-z0-9][a-z0-9._@-]{0,63}$/i.test(text)) return text;
  throw new UserFacingError('usage', `${what} must be 1 to 64 letters, digits and . _ @ -`);
}

/**
 * Returns the middle part of a key. The text can be this part or the complete key.
 * @throws UserFacingError
 */
export function parseShortKey(text: string | undefined): string {
  const shortKey = /^(?:[a-z]+_)?([2-9a-z]{8})(?:_[2-9a-z]+)?$/.exec(text ?? '')?.[1];
  if (shortKey !== undefined) return shortKey;
  throw new UserFacingError(
    'usage',
    'identify the key by its eight middle characters, as printed by `keys list`',
  );
}

const splitList = (text: string): string[] => text.split(',').filter((word) => word !== '');

/**
 * Checks that all values are allowed.
 * @throws UserFacingError for a value that is not allowed
 */
function requireKnownValues(option: string, values: readonly string[], all: readonly string[]): string[] {
  const unknownValue = values.find((value) => !all.includes(value));
  if (unknownValue !== undefined)
    throw new UserFacingError('usage', `${option} must be one of ${all.join(', ')}, not ${unknownValue}`);
  return [...values];
}

function parseExpiry(text: string, now: number): Date {
  const days = /^(\d{1,5})d$/.exec(text)?.[1];
  const expiresAt = days === undefined ? parseInstant(text) : now + Number(days) * dayMs;
  if (expiresAt > now) return new Date(expiresAt);
  throw new UserFacingError(
    'usage',
    '--expires must be in the future: a date such as 2027-01-31, an instant such as 2027-01-31T12:00:00Z, or a number of days such as 90d',
  );
}

const parseInstant = (text: string): number =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d))?$/.test(text) ? Date.parse(text) : NaN;
