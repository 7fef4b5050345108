import { eachOnce } from '../each-once.ts';

/** What answers of GraphQL are written as; the first is what a client gets that does not care. */
const answers = ['application/json', 'application/graphql-response+json'] as const;

export type AnswerType = (typeof answers)[number];

/** A media type, or range of them, as a header names it. */
interface Named {
  /** `application/json`, in lower case. */
  readonly essence: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/** @returns null when the text is no media type. */
export function parseMediaType(text: string): Named | null {
  const [essence = '', ...rest] = text.split(';').map((part) => part.trim());
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(essence)) return null;
  const parameters = rest.flatMap((part): [string, string][] => {
    const [name = '', value = ''] = part.split('=', 2);
    return name === '' ? [] : [[name.trim().toLowerCase(), value.trim().replace(/^"|"$/g, '').toLowerCase()]];
  });
  return { essence: essence.toLowerCase(), parameters: Object.fromEntries(parameters) };
}

/**
 * Chooses by the Accept header. Who takes nothing but answers that come by and by gets JSON where there is nothing to wait for.
 * @returns null when the client takes none of them.
 */
export const answerType = (accept: string | undefined): AnswerType | null =>
  accept === undefined ? answers[0] : typeOf(accept);

const typeOf = eachOnce(
  (accept): AnswerType | null =>
    acceptedType(accept, answers) ?? (deliveryForm(accept) === null ? null : answers[0]),
);

/**
 * What a client likes best of what there is, by its Accept header (RFC 9110, 12.5.1).
 * @param types the first is what a client gets that does not care
 * @returns null when the client takes none of them.
 */
export function acceptedType<T extends string>(accept: string | undefined, types: readonly T[]): T | null {
  if (accept === undefined || accept.trim() === '') return types[0] ?? null;
  const ranges = rangesOf(accept);
  const wishes = types.flatMap((type) => {
    const fitting = ranges
      .flatMap((range) => {
        const precision = [`*/*`, `${type.split('/')[0]}/*`, type].indexOf(range.essence);
        return precision === -1 ? [] : [{ ...range, type, precision }];
      })
      // The most precise range says how welcome a type is.
      .sort((a, b) => b.precision - a.precision || a.order - b.order);
    const [range] = fitting;
    return range !== undefined && range.quality > 0 ? [range] : [];
  });
  wishes.sort((a, b) => b.quality - a.quality || b.precision - a.precision || a.order - b.order);
  return wishes[0]?.type ?? null;
}

function rangesOf(accept: string) {
  return accept.split(',').flatMap((part, order) => {
    const named = parseMediaType(part);
    if (named === null) return [];
    const { q = '1', charset = 'utf-8' } = named.parameters;
    const quality = /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(q) ? Number(q) : 1;
    return charset === 'utf-8' ? [{ ...named, quality, order }] : [];
  });
}

/** How an answer may come by and by: forms of payloads that clients know, by the name and the edition of their text. */
const deliveries = ['deferSpec=20220824', 'incrementalSpec=v0.2'] as const;

export type DeliveryForm = (typeof deliveries)[number];

/**
 * The form in which a client takes an answer by and by: the one that it names, or the older one, which most read. Null:
 * none, or it would rather have the answer whole.
 */
export function deliveryForm(accept: string | undefined): DeliveryForm | null {
  if (accept?.toLowerCase().includes('multipart/mixed') !== true) return null;
  const ranges = rangesOf(accept);
  const whole = Math.max(
    0,
    ...ranges.flatMap(({ essence, quality }) => (answers.some((type) => type === essence) ? quality : [])),
  );
  const wishes = ranges.flatMap(({ essence, quality, parameters }) => {
    if (essence !== 'multipart/mixed' || quality === 0 || quality < whole) return [];
    const names = Object.keys(parameters).filter((name) => /spec$/.test(name));
    if (names.length === 0) return [{ form: deliveries[0], quality }];
    return deliveries.flatMap((form) => {
      const [name = '', edition] = form.toLowerCase().split('=');
      return names.includes(name) && parameters[name] === edition ? [{ form, quality }] : [];
    });
  });
  return wishes.sort((a, b) => b.quality - a.quality)[0]?.form ?? null;
}

/** Whether application/json is asked for by its name, and nothing that tells mistakes by the status. */
export function acceptsJson(accept: string | undefined): boolean {
  const named = accept?.split(',').map((part) => parseMediaType(part)?.essence) ?? [];
  return (
    answerType(accept) === 'application/json' &&
    named.includes('application/json') &&
    !named.includes('application/problem+json')
  );
}
