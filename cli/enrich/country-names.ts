import { chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { RequestPath } from '../../rest-compat/bulk/row-response.ts';

/** Maximum number of names whose code is remembered. */
const maxNames = 2000;

/**
 * Accepts names of countries where a path needs a code: `country=France` becomes `country=FR`. `/country/{code}` knows the names,
 * so an unknown or ambiguous one stays, and the service explains what is wrong with it.
 */
export function withCountryNames(ask: RequestPath): RequestPath {
  const codes = new Map<string, PromiseOrValue<string>>();
  const findCode = (name: string): PromiseOrValue<string> => {
    const knownCode = codes.get(name);
    if (knownCode !== undefined) return knownCode;
    const code = chain(ask(`/country/${name}`), ({ status, body }) =>
      status === 200 && typeof body['country'] === 'string' ? body['country'] : name,
    );
    if (codes.size < maxNames) codes.set(name, code);
    return code;
  };
  return (path, fields) => {
    // Codes have two or three letters.
    const [, start, name, rest] = /^([^?]*\?(?:.*&)?country=)([^&]{4,})(.*)$/.exec(path) ?? [];
    if (start === undefined || name === undefined) return ask(path, fields);
    return chain(findCode(name), (code) => ask(`${start}${code}${rest ?? ''}`, fields));
  };
}
