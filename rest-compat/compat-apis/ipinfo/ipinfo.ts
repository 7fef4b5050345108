import { isIP } from 'node:net';
import { createInvalidInputError } from '../../../core/lookup-error.ts';
import { getObjectAt, getTextAt } from '../../../core/json.ts';
import { type CompatApi, type CompatPath, type CompatRequest } from '../compat-api.ts';

/**
 * Parses the address.
 * @throws invalid_request for any other text
 */
function parseAddress({ values: [text = 'me'], ip }: CompatRequest): string {
  if (text === 'me') return ip;
  if (isIP(text) !== 0) return text;
  throw createInvalidInputError('ip', 'ip must be an IPv4 or IPv6 address such as 8.8.8.8, or me.');
}

const createLookupPath: CompatPath = {
  path: '/lite/{ip}',
  document: 'ip',
  variables: (request) => ({ address: parseAddress(request) }),
  answer(data) {
    const ip = getObjectAt(data, 'ip');
    if (ip === null) return null;
    const number = getTextAt(ip, 'asnNumber');
    return {
      body: {
        ip: ip['address'],
        asn: number === null ? null : `AS${number}`,
        as_name: ip['asnName'],
        as_domain: null,
        country_code: ip['countryCode'],
        country: getTextAt(ip, 'country', 'name'),
        continent_code: getTextAt(ip, 'country', 'continent', 'code'),
        continent: getTextAt(ip, 'country', 'continent', 'name'),
      },
    };
  },
};

/** Emulates the Lite API of ipinfo.io. */
export const ipinfo: CompatApi = {
  name: 'ipinfo',
  notFound: { body: { status: 404, error: { title: 'Not Found', message: 'Unknown address.' } } },
  paths: [createLookupPath],
};
