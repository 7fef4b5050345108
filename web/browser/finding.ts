import { queryGraph, at, base, RequestFailed } from './request.ts';
import { cardOf } from './cards.ts';
import { clock } from './clock.ts';
import { copyButton, element } from './element.ts';
import { map } from './map.ts';
import type { Guess } from './recognise.ts';

/** The card of a finding: what is known of it, and the question that told it. */
export async function findingOf(guess: Guess, signal: AbortSignal): Promise<HTMLElement> {
  const card = cardOf(guess);
  const { data, missing } = await queryGraph(card.query, guess.variables, signal);
  const record = at(data, card.field);
  if (record === null) {
    throw new RequestFailed(
      404,
      'not_found',
      `Nothing is recorded for ${guess.label}.`,
      `${base}/errors/not_found`,
    );
  }
  const finding = card.finding(record, guess);
  const facts = element('dl', { class: 'facts' });
  for (const [name, value] of finding.facts) facts.append(element('dt', {}, name), element('dd', {}, value));
  return element(
    'article',
    { class: 'finding' },
    element(
      'header',
      {},
      element('span', { class: 'mark', 'aria-hidden': 'true' }, finding.mark),
      element('div', {}, element('h2', {}, finding.title), element('p', {}, finding.subtitle)),
    ),
    element(
      'div',
      { class: 'columns' },
      element('div', {}, facts, ...missing.map((why) => element('p', { class: 'note' }, why))),
      element(
        'div',
        { class: 'seen' },
        finding.clock === null ? null : clock(finding.clock),
        finding.point === null ? null : map(finding.point, finding.title),
      ),
    ),
    questions(card.query, guess),
  );
}

/** The same question in three forms, each to copy. */
export function questions(query: string, { variables, path }: Guess): HTMLElement {
  const json = JSON.stringify({ query: query.replace(/\s+/g, ' ').trim(), variables });
  const told = JSON.stringify(variables, null, 2);
  return element(
    'div',
    { class: 'questions' },
    code('GraphQL', `${query.trim()}\n\n# variables\n${told}`, query.trim()),
    element(
      'div',
      {},
      code('REST', curl(`'${base}${path}'`)),
      code(
        'The query by curl',
        `${curl(`${base}/graphql`)} \\\n  -H 'Content-Type: application/json' \\\n  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
      ),
    ),
  );
}

const curl = (target: string): string => `curl ${target} \\\n  -H "X-API-Key: $KEY"`;

/** A text in a box of its own, to copy. */
export function code(title: string, shown: string, copied = shown): HTMLElement {
  return element(
    'section',
    { class: 'code' },
    element(
      'header',
      {},
      element('h3', {}, title),
      copyButton(() => copied),
    ),
    element('pre', { tabindex: '0', 'aria-label': title }, shown),
  );
}

/** Why there is no card. */
export function failure(error: RequestFailed): HTMLElement {
  return element(
    'article',
    { class: 'finding failed' },
    element('h2', {}, error.status === 404 ? 'Nothing recorded' : 'No answer'),
    element('p', {}, error.message),
    error.docs === null ? null : element('p', {}, element('a', { href: error.docs }, `About ${error.code}`)),
  );
}
