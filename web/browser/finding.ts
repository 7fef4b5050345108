import { queryGraph, at, base, RequestFailed } from './request.ts';
import { cardOf } from './cards.ts';
import { clock } from './clock.ts';
import { copyButton, element } from './element.ts';
import { map } from './map.ts';
import type { Guess } from './recognise.ts';

/** Creates the result card of a guess: the facts of its record, and the query that returned them. @throws RequestFailed */
export async function findingOf(guess: Guess, signal: AbortSignal): Promise<HTMLElement> {
  const card = cardOf(guess);
  const { data, missing } = await queryGraph(card.query, guess.variables, signal);
  const record = at(data, card.field);
  if (record === null) {
    throw new RequestFailed(404, 'not_found', `No record for ${guess.label}.`, `${base}/errors/not_found`);
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
      element('div', {}, facts, ...missing.map((message) => element('p', { class: 'note' }, message))),
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

/** Creates boxes to copy from, with the same query as GraphQL, REST and curl. */
export function questions(query: string, { variables, path }: Guess): HTMLElement {
  const json = JSON.stringify({ query: query.replace(/\s+/g, ' ').trim(), variables });
  const formattedVariables = JSON.stringify(variables, null, 2);
  return element(
    'div',
    { class: 'questions' },
    code('GraphQL', `${query.trim()}\n\n# variables\n${formattedVariables}`, query.trim()),
    element(
      'div',
      {},
      code('REST', curl(`'${base}${path}'`)),
      code(
        'GraphQL query with curl',
        `${curl(`${base}/graphql`)} \\\n  -H 'Content-Type: application/json' \\\n  -d '${json.replaceAll("'", String.raw`'\''`)}'`,
      ),
    ),
  );
}

const curl = (target: string): string => `curl ${target} \\\n  -H "X-API-Key: $KEY"`;

/** Creates a code box with a copy button. @param copied the text to copy, where it differs from the displayed text */
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

/** Creates the card that explains a failed lookup. */
export function failure(error: RequestFailed): HTMLElement {
  return element(
    'article',
    { class: 'finding failed' },
    element('h2', {}, error.status === 404 ? 'No record' : 'Lookup failed'),
    element('p', {}, error.message),
    error.docs === null
      ? null
      : element('p', {}, element('a', { href: error.docs }, `Documentation of ${error.code}`)),
  );
}
