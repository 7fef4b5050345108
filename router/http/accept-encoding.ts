import { createCachedParser } from './cached-parser.ts';

export type Coding = 'br' | 'gzip';

export interface Codings {
  /** The supported coding that the client prefers. Null when it accepts none. */
  readonly coding: Coding | null;
  /** Whether the response may be sent uncompressed. */
  readonly identity: boolean;
}

const identityOnly: Codings = { coding: null, identity: true };

/** Returns the codings that an Accept-Encoding header allows (RFC 9110 section 12.5.3). */
export const readCodings = (header: string | undefined): Codings =>
  header === undefined ? identityOnly : parseCodings(header);

const parseCodings = createCachedParser((header): Codings => {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((each) => each.trim());
    const weight = parseWeight(parameters);
    if (name !== '' && weight !== null) weights.set(name === 'x-gzip' ? 'gzip' : name, weight);
  }
  const wildcardWeight = weights.get('*');
  const brotliWeight = weights.get('br') ?? wildcardWeight ?? 0;
  const gzipWeight = weights.get('gzip') ?? wildcardWeight ?? 0;
  // Identity is acceptable unless the header excludes it, and preferred when the header gives it the highest weight.
  const identity = weights.get('identity') ?? (wildcardWeight === 0 ? 0 : null);
  const highestWeight = Math.max(brotliWeight, gzipWeight);
  if (highestWeight === 0 || (identity !== null && identity > highestWeight))
    return { coding: null, identity: identity !== 0 };
  return { coding: brotliWeight >= gzipWeight ? 'br' : 'gzip', identity: identity !== 0 };
});

/**
 * Parses the weight of a list element.
 * @returns null for an invalid weight, in which case the element is ignored.
 */
function parseWeight(parameters: readonly string[]): number | null {
  const weightParameter = parameters.find((each) => each.startsWith('q='));
  if (weightParameter === undefined) return 1;
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weightParameter) ? Number(weightParameter.slice(2)) : null;
}
