import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseExampleVariables } from '../../rest-compat/openapi/example-variables.ts';
import type { Route } from '../../rest-compat/routing/route.ts';
import { routes } from '../../rest-compat/routes/index.ts';
import { readOperation } from '../../router/plan/operation-documents.ts';
import { createMeteredFixture, type MeteredFixture } from '../support/metered-fixture.ts';
import { readTestPlaces } from '../support/places.ts';

/**
 * Sends hostile text in every text value of every family, by REST and GraphQL: an example with an invalid character at its
 * beginning, within it or at its end, and a very long text. The response must not be an internal error, messages and headers
 * must not repeat the text, and nothing with it may be valid.
 */
const characters: readonly string[] = [
  ...['\0', '\u0007', '\r\n', '\u001b', '\u007f', '\u0085', '\ufffe'],
  // Surrogate halves and characters that change the text direction.
  ...['\ud800', '\udfff', '\u202e', '\u2066', '\u200f'],
];
const invisiblePattern = /[\p{Cc}\p{Cs}\u200f\u202e\u2066\ufffe]/u;
const longText = 'x'.repeat(20_000);

let fixture: MeteredFixture;
beforeAll(async () => {
  fixture = await createMeteredFixture({ places: await readTestPlaces() });
});
afterAll(() => fixture.close());

/** Yields the text with each character inserted at alternating places. */
function* generateSpoiltTexts(text: string): Generator<string> {
  const middleIndex = Math.ceil(text.length / 2);
  for (const [index, character] of characters.entries()) {
    const insertIndex = [0, middleIndex, text.length][index % 3] ?? 0;
    yield text.slice(0, insertIndex) + character + text.slice(insertIndex);
  }
  yield longText;
}

interface ResponseParts {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** Returns the violated rule of a response. @returns null when there is none */
function findViolation({ status, headers, body }: ResponseParts, given: string): string | null {
  if (status >= 500 && status !== 503) return `${status}`;
  if (headers.some((text) => invisiblePattern.test(text))) return 'a header repeats it';
  const value: unknown = JSON.parse(body, (key, member: unknown) => {
    if (key === 'message' && typeof member === 'string' && invisiblePattern.test(member)) return 'REPEATED';
    return member;
  });
  const text = JSON.stringify(value);
  if (text.includes('"message":"REPEATED"')) return 'a message repeats it';
  if (text.includes('"server_error"')) return 'a fault of ours';
  if (text.includes(longText.slice(0, 400)) && given === longText && status !== 200)
    return 'it repeats all of it';
  return status === 200 && text.includes('"valid":true') ? 'it is valid' : null;
}

/** Percent-encodes each byte; a surrogate half becomes the three bytes that its code point would have. */
const encodeText = (text: string): string =>
  Array.from(text, (character) => {
    const number = character.charCodeAt(0);
    if (character.length > 1 || number < 0xd800 || number > 0xdfff) return encodeURIComponent(character);
    const bytes = [0xe0 | (number >> 12), 0x80 | ((number >> 6) & 63), 0x80 | (number & 63)];
    return bytes.map((byte) => `%${byte.toString(16)}`).join('');
  }).join('');

/** Yields the path of an example with each of its values replaced by hostile text. */
function* generateTargets(
  { path }: Route,
  example: string,
): Generator<readonly [name: string, target: string, given: string]> {
  const [template = '', query = ''] = example.split('?');
  const segments = template.split('/');
  for (const [index, name] of path.split('/').entries()) {
    if (!name.startsWith('{')) continue;
    for (const text of generateSpoiltTexts(decodeURIComponent(segments[index] ?? ''))) {
      const spoiltPath = segments.with(index, encodeText(text)).join('/');
      yield [name, query === '' ? spoiltPath : `${spoiltPath}?${query}`, text];
    }
  }
  const pairs = query === '' ? [] : query.split('&');
  for (const [index, pair] of pairs.entries()) {
    const [name = '', value = ''] = pair.split('=');
    for (const text of generateSpoiltTexts(decodeURIComponent(value.replaceAll('+', ' '))))
      yield [name, `${template}?${pairs.with(index, `${name}=${encodeText(text)}`).join('&')}`, text];
  }
}

test('hostile text in any parameter of any REST path causes no internal error and is not repeated in the response', async () => {
  const errors: string[] = [];
  let requestCount = 0;
  for (const route of routes) {
    const [example] = route.examples;
    if (example === undefined) continue;
    for (const [name, target, given] of generateTargets(route, example.path)) {
      requestCount += 1;
      const error = findViolation(await fixture.get(target), given);
      if (error !== null)
        errors.push(`${route.path} ${name} ${JSON.stringify(given.slice(0, 40))}: ${error}`);
    }
  }
  expect(requestCount).toBeGreaterThan(1500);
  expect(errors).toEqual([]);
});

test('hostile text in any variable of any GraphQL document causes no internal error and is not repeated in the response', async () => {
  const errors: string[] = [];
  let requestCount = 0;
  for (const route of routes) {
    const [example] = route.examples;
    if (example === undefined) continue;
    const variables = parseExampleVariables(route, example.path);
    const name = typeof route.operation === 'string' ? route.operation : route.operation['2.0.0'];
    const text = route.text ?? readOperation(name);
    for (const [key, value] of Object.entries(variables)) {
      for (const [given, other] of generateSpoiltValues(value)) {
        requestCount += 1;
        const error = findViolation(await fixture.ask(text, { ...variables, [key]: other }), given);
        if (error !== null) errors.push(`${name} ${key} ${JSON.stringify(given.slice(0, 40))}: ${error}`);
      }
    }
  }
  expect(requestCount).toBeGreaterThan(1000);
  expect(errors).toEqual([]);
});

/** Yields a text, or each text in a list or object, replaced by hostile text. */
function* generateSpoiltValues(value: unknown): Generator<readonly [given: string, value: unknown]> {
  if (typeof value === 'string') for (const text of generateSpoiltTexts(value)) yield [text, text];
  else if (Array.isArray(value)) {
    for (const [index, member] of value.entries())
      for (const [given, other] of generateSpoiltValues(member)) yield [given, value.with(index, other)];
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value))
      for (const [given, other] of generateSpoiltValues(member)) yield [given, { ...value, [key]: other }];
  }
}
