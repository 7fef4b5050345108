import { chain, type PromiseOrValue } from '../../core/promise-or-value.ts';
import type { RequestPath } from '../../rest-compat/bulk/row-response.ts';

/** Maximum number of names whose codes are cached. */
const maxNames = 2000;

/**
 * Replaces country names by codes where a path needs a code: `country=France` becomes `country=FR`. The path `/country/{code}`
 * returns the code. An unknown or ambiguous name stays unchanged, so that the service reports the error.
 */
export function acceptCountryNames(ask: RequestPath): RequestPath {
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
    // Codes have two or three letters, so only longer values can be names.
    const [, start, name, rest] = /^([^?]*\?(?:.*&)?country=)([^&]{4,})(.*)$/.exec(path) ?? [];
    if (start === undefined || name === undefined) return ask(path, fields);
    return chain(findCode(name), (code) => ask(`${start}${code}${rest ?? ''}`, fields));
  };
}
