import { isJson, type Json } from '../../execute/result.ts';
import type { Request } from '../exchange.ts';

/** What a GraphQL request asks, where that can be told. */
export interface Question {
  readonly query: string;
  readonly operationName: string | undefined;
  readonly variables: Readonly<Json>;
  /** `"extensions": { "cost": true }`: the answer says what it cost and what is left of the window. */
  readonly wantsCost: boolean;
  /** Nothing is said that only Apollo Server understands. */
  readonly isPlain: boolean;
}

/** @returns null when Apollo Server has to say what is wrong. */
export function questionOf(request: Request, body: string): Question | null {
  if (request.method === 'POST') return fromFields(parseAny(body));
  if (request.method !== 'GET') return null;
  const given = new URLSearchParams(request.query);
  const fields: Json = {};
  for (const name of ['query', 'operationName']) fields[name] = given.get(name) ?? undefined;
  for (const name of ['variables', 'extensions']) {
    const text = given.get(name);
    if (text !== null && text !== '') fields[name] = parseAny(text);
  }
  const question = fromFields(fields);
  return question === null ? null : { ...question, isPlain: false };
}

function fromFields(fields: unknown): Question | null {
  if (!isJson(fields)) return null;
  const { query, operationName = null, variables = null, extensions = null } = fields;
  if (typeof query !== 'string') return null;
  if (operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== null && !isJson(variables)) return null;
  if (extensions !== null && !isJson(extensions)) return null;
  return {
    query,
    operationName: operationName ?? undefined,
    variables: variables ?? {},
    wantsCost: extensions?.['cost'] === true,
    isPlain: Object.keys(extensions ?? {}).every((name) => name === 'cost'),
  };
}

/** Only what Apollo Server would answer as plain JSON takes the short way. */
export function isPlainJson(request: Request): boolean {
  const type = request.headers['content-type'];
  const accept = request.headers.accept;
  return (
    request.method === 'POST' &&
    (type === 'application/json' || type === 'application/json; charset=utf-8') &&
    (accept === undefined || accept === '*/*' || accept.startsWith('application/json'))
  );
}

/** Text that is not JSON is handed on as it is: Apollo Server says what is wrong with it. */
export function parseAny(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
