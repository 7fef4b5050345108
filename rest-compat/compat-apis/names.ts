/** All doors that there are. */
export const compatApiNames: readonly string[] = [
  'restcountries',
  'nager-date',
  'worldtimeapi',
  'zippopotam',
  'frankfurter',
];

/** A door as the operator opens it: `name`, or `name@host` to answer its own paths under a host as well. */
export function parseCompatApi(text: string): { readonly name: string; readonly host: string | null } {
  const [name = '', host] = text.split('@');
  return { name, host: host?.toLowerCase() ?? null };
}
