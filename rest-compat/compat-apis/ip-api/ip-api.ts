import { isIP } from 'node:net';
import { parseIp } from '../../../facts/ip/ip-address.ts';
import { isSpecialUse } from '../../../facts/ip/special-purpose.ts';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getNumberAt, getObjectAt, getTextAt, type JsonObject } from '../../../core/json.ts';
import { type CompatApi, type CompatPath, type CompatRequest } from '../compat-api.ts';
import type { Body } from '../../routing/route.ts';

/** Fields of the original API, each with its bit number in a mask such as `fields=61439`. Bit 18 is undocumented. */
const bits: Readonly<Record<string, number>> = {
  country: 0,
  countryCode: 1,
  region: 2,
  regionName: 3,
  city: 4,
  zip: 5,
  lat: 6,
  lon: 7,
  timezone: 8,
  isp: 9,
  org: 10,
  as: 11,
  reverse: 12,
  query: 13,
  status: 14,
  message: 15,
  mobile: 16,
  proxy: 17,
  district: 19,
  continent: 20,
  continentCode: 21,
  asname: 22,
  currency: 23,
  hosting: 24,
  offset: 25,
};
/** Default of `fields`: all fields with a bit number below 16, except `reverse`. */
const defaultFieldMask = 61_439;
/** Fields whose values come from records other than that of the address. */
const fieldsOfOtherRecords = ['continent', 'currency', 'offset'];

/** Returns the requested fields, by names or by a number. Unknown names are ignored, as in the original API. */
function parseFields({ query: { fields } }: CompatRequest): ReadonlySet<string> {
  const text = fields === undefined || fields === '' ? String(defaultFieldMask) : fields;
  if (!/^\d{1,9}$/.test(text)) return new Set(text.split(',').map((name) => name.trim()));
  const fieldMask = Number(text);
  const isRequested = ([, bit]: readonly [string, number]) => Math.floor(fieldMask / 2 ** bit) % 2 === 1;
  return new Set(
    Object.entries(bits)
      .filter(isRequested)
      .map(([name]) => name),
  );
}

/**
 * Parses the address.
 * @throws invalid_request for anything else, including a domain name, which the original API resolves
 */
function parseAddress({ values: [text], ip }: CompatRequest): string {
  if (text === undefined) return ip;
  if (isIP(text) !== 0) return text;
  throw createInvalidInputError(
    'query',
    'query must be an IPv4 or IPv6 address such as 8.8.8.8; names are not resolved.',
  );
}

/** Converts an IP record to the form of the original API. Facts that the graph does not have are null. */
function formatAddress(ip: JsonObject, query: string): Body {
  const number = getTextAt(ip, 'asnNumber');
  const name = getTextAt(ip, 'asnName');
  const country = getObjectAt(ip, 'country');
  const flags = [ip['relay'], ip['tor'], ip['vpn']];
  return {
    status: 'success',
    continent: getTextAt(country, 'continent', 'name'),
    continentCode: ip['continentCode'],
    country: ip['countryName'],
    countryCode: ip['countryCode'],
    region: ip['stateCode'],
    regionName: getTextAt(ip, 'state', 'name'),
    city: ip['cityName'],
    district: null,
    zip: null,
    lat: ip['latitude'],
    lon: ip['longitude'],
    timezone: ip['timezoneId'],
    offset: getNumberAt(ip, 'timezone', 'at', 'offsetSeconds'),
    currency: getTextAt(country, 'currencyCode'),
    isp: name,
    org: name,
    as: number === null ? null : `AS${number}${name === null ? '' : ` ${name}`}`,
    asname: null,
    reverse: null,
    mobile: null,
    proxy: flags.includes(true) ? true : flags.includes(false) ? false : null,
    hosting: ip['datacenter'],
    query,
  };
}

const isReservedAddress = (address: string): boolean => {
  const addressWords = parseIp(address);
  return addressWords !== null && isSpecialUse(addressWords);
};

const createLookupPath = (path: CompatPath['path']): CompatPath => ({
  path,
  document: 'ip',
  variables(request) {
    const fields = parseFields(request);
    return {
      address: parseAddress(request),
      at: new Date(request.now).toISOString(),
      lang: request.query['lang'] ?? null,
      more: fieldsOfOtherRecords.some((name) => fields.has(name)),
    };
  },
  answer(data, request) {
    const ip = getObjectAt(data, 'ip');
    const query = getTextAt(ip, 'address');
    if (ip === null || query === null) return null;
    const fields = parseFields(request);
    const response = isReservedAddress(query)
      ? { status: 'fail', message: 'reserved range', query }
      : formatAddress(ip, query);
    return { body: Object.fromEntries(Object.entries(response).filter(([name]) => fields.has(name))) };
  },
});

/** Emulates the JSON endpoint of ip-api.com. */
export const ipApi: CompatApi = {
  name: 'ip-api',
  notFound: { body: { status: 'fail', message: 'invalid query' } },
  paths: [createLookupPath('/json'), createLookupPath('/json/{query}')],
};
