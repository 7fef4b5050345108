import { queryGraph, at, base, request, RequestFailed } from './request.ts';
import { cardOf } from './cards/cards.ts';
import type { Finding } from './cards/card.ts';
import { clock } from './clock.ts';
import { element } from './element.ts';
import { map } from './map.ts';
import type { Guess } from './recognise.ts';
import { graphqlSamples, restSamples } from './samples.ts';
import { tabBox } from './tabs.ts';

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
  const drawings = [
    finding.clock === null ? null : clock(finding.clock),
    finding.point === null ? null : map(finding.point, finding.title),
  ].filter((each) => each !== null);
  return element(
    'article',
    { class: 'finding' },
    element(
      'header',
      {},
      markOf(finding),
      element('div', {}, element('h2', {}, finding.title), element('p', {}, finding.subtitle)),
    ),
    element(
      'div',
      { class: drawings.length === 0 ? 'columns single' : 'columns' },
      element('div', {}, facts, ...missing.map((message) => element('p', { class: 'note' }, message))),
      drawings.length === 0 ? null : element('div', { class: 'seen' }, ...drawings),
    ),
    samplesOf(card.query, guess),
  );
}

function markOf({ flag, mark }: Finding): HTMLElement {
  if (flag === undefined || flag === null)
    return element('span', { class: 'mark', 'aria-hidden': 'true' }, mark);
  const image = element('img', {
    class: 'flag',
    src: `${base}/flags/${flag.toLowerCase()}.svg`,
    alt: '',
    width: '72',
    height: '48',
  });
  return image;
}

/** Creates copyable boxes with the same lookup by REST, with its response, and by GraphQL. */
function samplesOf(query: string, { variables, path }: Guess): HTMLElement {
  const url = `${base}${path}`;
  const asTabs = (samples: ReturnType<typeof restSamples>) =>
    samples.map(({ language, text }) => ({ label: language, text }));
  const rest = tabBox('REST', [{ label: 'Response', text: `GET ${path}` }, ...asTabs(restSamples(url))]);
  const graph = tabBox('GraphQL', [
    { label: 'Query', text: `${query.trim()}\n\n# variables\n${JSON.stringify(variables, null, 2)}` },
    ...asTabs(graphqlSamples(`${base}/graphql`, query, variables)),
  ]);
  request(path).then(
    ({ status, body }) =>
      rest.setText('Response', `GET ${path}\n${status}\n\n${JSON.stringify(body, null, 2)}`),
    () => rest.setText('Response', `GET ${path}\n\nThe service does not respond.`),
  );
  return element('div', { class: 'questions' }, rest.box, graph.box);
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
