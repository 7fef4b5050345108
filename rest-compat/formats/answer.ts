import type { Request, Response } from '../../router/exchange.ts';
import { acceptedType } from '../../router/http/graphql/media-type.ts';
import { etagOf, namedBy } from './etag.ts';
import type { Body, Route } from '../routing/route.ts';
import { csv } from './csv.ts';
import { withMore } from '../../core/with-more.ts';

interface TextForm {
  readonly pretty: boolean;
  /** True: CSV where the client likes that best. */
  readonly table?: boolean;
}

export interface AnswerForm extends TextForm {
  readonly cache: Route['cache'];
  /** Flat pairs. */
  readonly headers: readonly string[];
}

const json = 'application/json; charset=utf-8';
const table = 'text/csv; charset=utf-8; header=present';
const live = ['Cache-Control', 'no-store'];
/** What an answer depends on besides its address. */
const facts = [
  'Cache-Control',
  'private, max-age=86400',
  'Vary',
  'X-API-Key, Authorization, X-App-Id, API-Version, Accept, Accept-Encoding',
];

/** A 200, or the 304 of a client that has the same text already. Clocks and other live facts are never stored. */
export const answerOf = (body: Body, request: Request, form: AnswerForm): Response =>
  cachedAnswer(textOf(body, request, form), request, form.cache, form.headers);

export function textOf(body: Body, request: Request, { pretty, table: asTable }: TextForm): Text {
  return asTable === true && wantsTable(request)
    ? { text: csv(body), type: table }
    : { text: JSON.stringify(body, null, pretty ? 2 : undefined), type: json };
}

/** The same for a text in its own form. */
export const cachedAnswer = (
  answer: Text,
  request: Request,
  cache: Route['cache'],
  headers: readonly string[],
): Response =>
  cache === 'live'
    ? { status: 200, headers: ['Content-Type', answer.type, ...live, ...headers], body: answer.text }
    : textAnswer(answer, request, headers);

interface Text {
  readonly text: string;
  readonly type: string;
}

export const wantsTable = ({ headers: { accept } }: Request): boolean =>
  accept?.includes('text/csv') === true &&
  acceptedType(accept, ['application/json', 'text/csv']) === 'text/csv';

/** The same for a text that may be kept. */
export function textAnswer(
  { text, type, etag = etagOf(text), bytes }: Text & { readonly etag?: string; readonly bytes?: Buffer },
  request: Request,
  headers: readonly string[],
): Response {
  const response = factsAnswer({ text, type, etag }, request, headers);
  return bytes === undefined || response.status === 304 ? response : { ...response, bytes };
}

/** The same for a text whose tag is known. */
export function factsAnswer(
  { text, type, etag }: Text & { readonly etag: string },
  request: Request,
  headers: readonly string[],
): Response {
  const named = namedBy(request.headers['if-none-match'], etag);
  if (named !== null) return { status: 304, headers: [...facts, 'ETag', named, ...headers], body: '' };
  return { status: 200, headers: ['Content-Type', type, ...facts, 'ETag', etag, ...headers], body: text };
}

/** `deep=true` without the right to it: an empty object wherever the document would have had it. */
export function withEmptyDeep(body: Body, paths: readonly (readonly string[])[]): Body {
  if (paths.length === 0) return withMore(body, { deep: {} });
  for (const path of paths) fillDeep(body, path);
  return body;
}

export const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null;

function fillDeep(value: unknown, path: readonly string[]): void {
  const [key, ...rest] = path;
  if (key === undefined || !isBody(value)) return;
  if (Array.isArray(value)) value.forEach((item) => fillDeep(item, path));
  else if (rest.length === 0) value[key] = {};
  else fillDeep(value[key], rest);
}
