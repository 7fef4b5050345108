/** Names of all compatibility APIs. */
export const compatApiNames: readonly string[] = [
  'restcountries',
  'nager-date',
  'worldtimeapi',
  'zippopotam',
  'frankfurter',
  'ip-api',
  'ipinfo',
  'openexchangerates',
  'geonames',
];

/**
 * Parses a compatibility API in the operator's settings: `name`, or `name@host` to also serve its paths under a host of
 * its own.
 */
export function parseCompatApi(text: string): { readonly name: string; readonly host: string | null } {
  const [name = '', host] = text.split('@');
  return { name, host: host?.toLowerCase() ?? null };
}
