import { anyMediaType, wildcard } from '../../../core/any-media-type.ts';
import { createCachedParser } from '../cached-parser.ts';

/** Media types of GraphQL responses. The first is the default. */
const mediaTypes = ['application/json', 'application/graphql-response+json'] as const;

export type ResponseMediaType = (typeof mediaTypes)[number];

/** A media type or media range with its parameters, as in Accept or Content-Type. */
interface MediaType {
  /** `application/json`, in lower case. */
  readonly essence: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Parses a media type.
 * @returns null when the text is not a media type
 */
export function parseMediaType(text: string): MediaType | null {
  const [essence = '', ...rest] = text.split(';').map((part) => part.trim());
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(essence)) return null;
  const parameters = rest.flatMap((part): [string, string][] => {
    const [name = '', value = ''] = part.split('=', 2);
    return name === '' ? [] : [[name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '').toLowerCase()]];
  });
  return { essence: essence.toLowerCase(), parameters: Object.fromEntries(parameters) };
}

/**
 * Chooses the media type of a response by the Accept header. A client that accepts only multipart gets JSON when
 * nothing is deferred.
 * @returns null when the client accepts no supported type
 */
export const chooseResponseMediaType = (accept: string | undefined): ResponseMediaType | null =>
  accept === undefined ? mediaTypes[0] : parseResponseMediaType(accept);

const parseResponseMediaType = createCachedParser(
  (accept): ResponseMediaType | null =>
    findAcceptedType(accept, mediaTypes) ?? (findDeliveryFormat(accept) === null ? null : mediaTypes[0]),
);

/**
 * Returns the type that the client prefers (RFC 9110 section 12.5.1).
 * @param types supported types; the first is the default
 * @returns null when the client accepts none of them
 */
export function findAcceptedType<T extends string>(
  accept: string | undefined,
  types: readonly T[],
): T | null {
  if (accept === undefined || accept.trim() === '') return types[0] ?? null;
  const ranges = parseRanges(accept);
  const candidates = types.flatMap((type) => {
    const matchingRanges = ranges
      .flatMap((range) => {
        const anySubtype = `${type.split('/')[0]}/${wildcard}`;
        const specificity = [anyMediaType, anySubtype, type].indexOf(range.essence);
        return specificity === -1 ? [] : [{ ...range, type, precision: specificity }];
      })
      // The most precise range determines the quality of a type.
      .sort((a, b) => b.precision - a.precision || a.order - b.order);
    const [range] = matchingRanges;
    return range !== undefined && range.quality > 0 ? [range] : [];
  });
  candidates.sort((a, b) => b.quality - a.quality || b.precision - a.precision || a.order - b.order);
  return candidates[0]?.type ?? null;
}

function parseRanges(accept: string) {
  return accept.split(',').flatMap((part, order) => {
    const mediaType = parseMediaType(part);
    if (mediaType === null) return [];
    const { q = '1', charset = 'utf-8' } = mediaType.parameters;
    const quality = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 1;
    return charset === 'utf-8' ? [{ ...mediaType, quality, order }] : [];
  });
}

/** Multipart formats for incremental delivery, each named by the version of its specification. */
const deliveryFormats = ['deferSpec=20220824', 'incrementalSpec=v0.2'] as const;

export type DeliveryFormat = (typeof deliveryFormats)[number];

/**
 * Returns the multipart format that the client requests; without an explicit version, the older format, which most clients
 * support.
 * @returns null when the client accepts no multipart response or prefers a single body
 */
export function findDeliveryFormat(accept: string | undefined): DeliveryFormat | null {
  if (accept?.toLowerCase().includes('multipart/mixed') !== true) return null;
  const ranges = parseRanges(accept);
  const completeQuality = Math.max(
    0,
    ...ranges.flatMap(({ essence, quality }) => (mediaTypes.some((type) => type === essence) ? quality : [])),
  );
  const candidates = ranges.flatMap(({ essence, quality, parameters }) => {
    if (essence !== 'multipart/mixed' || quality === 0 || quality < completeQuality) return [];
    const names = Object.keys(parameters).filter((name) => /spec$/.test(name));
    if (names.length === 0) return [{ form: deliveryFormats[0], quality }];
    return deliveryFormats.flatMap((form) => {
      const [name = '', version] = form.toLowerCase().split('=');
      return names.includes(name) && parameters[name] === version ? [{ form, quality }] : [];
    });
  });
  return candidates.sort((a, b) => b.quality - a.quality)[0]?.form ?? null;
}

/** Whether the client accepts application/json by name, and no type in which the HTTP status signals errors. */
export function acceptsJson(accept: string | undefined): boolean {
  const essences = accept?.split(',').map((part) => parseMediaType(part)?.essence) ?? [];
  return (
    chooseResponseMediaType(accept) === 'application/json' &&
    essences.includes('application/json') &&
    !essences.includes('application/problem+json')
  );
}
