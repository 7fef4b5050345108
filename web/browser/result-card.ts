import { queryGraph, getValueAt, base, requestBody, RequestFailed } from './request.ts';
import { getCard } from './cards/cards.ts';
import type { CardContent } from './cards/card.ts';
import { createClock } from './clock.ts';
import { createElement } from './element.ts';
import { createMap } from './map.ts';
import type { Guess } from './recognise.ts';
import { createGraphqlSamples, createRestSamples } from './samples.ts';
import { createTabBox } from './tabs.ts';

/**
 * Creates the result card of a recognised input, with the facts of its record and the query that returned them.
 * @throws RequestFailed
 */
export async function loadResultCard(guess: Guess, signal: AbortSignal): Promise<HTMLElement> {
  const card = getCard(guess);
  const { data, missing } = await queryGraph(card.query, guess.variables, signal);
  const record = getValueAt(data, card.field);
  if (record === null) {
    throw new RequestFailed(404, 'not_found', `No record for ${guess.label}.`, `${base}/errors/not_found`);
  }
  const content = card.finding(record, guess);
  const facts = createElement('dl', { class: 'facts' });
  for (const [name, value] of content.facts)
    facts.append(createElement('dt', {}, name), createElement('dd', {}, value));
  const drawings = [
    content.clock === null ? null : createClock(content.clock),
    content.point === null ? null : createMap(content.point, content.title),
  ].filter((each) => each !== null);
  return createElement(
    'article',
    { class: 'finding' },
    createElement(
      'header',
      {},
      createCardIcon(content),
      createElement(
        'div',
        {},
        createElement('h2', {}, content.title),
        createElement('p', {}, content.subtitle),
      ),
    ),
    createElement(
      'div',
      { class: drawings.length === 0 ? 'columns single' : 'columns' },
      createElement(
        'div',
        {},
        facts,
        ...missing.map((message) => createElement('p', { class: 'note' }, message)),
      ),
      drawings.length === 0 ? null : createElement('div', { class: 'seen' }, ...drawings),
    ),
    createSamples(card.query, guess),
  );
}

function createCardIcon({ flag, mark }: CardContent): HTMLElement {
  if (flag === undefined || flag === null)
    return createElement('span', { class: 'mark', 'aria-hidden': 'true' }, mark);
  const image = createElement('img', {
    class: 'flag',
    src: `${base}/flags/${flag.toLowerCase()}.svg`,
    alt: '',
    width: '72',
    height: '48',
  });
  return image;
}

/** Creates copyable boxes with the same lookup in REST, with its response, and in GraphQL. */
function createSamples(query: string, { variables, path }: Guess): HTMLElement {
  const url = `${base}${path}`;
  const toTabs = (samples: ReturnType<typeof createRestSamples>) =>
    samples.map(({ language, text }) => ({ label: language, text }));
  const restTabBox = createTabBox('REST', [
    { label: 'Response', text: `GET ${path}` },
    ...toTabs(createRestSamples(url)),
  ]);
  const graphTabs = createTabBox('GraphQL', [
    { label: 'Query', text: `${query.trim()}\n\n# variables\n${JSON.stringify(variables, null, 2)}` },
    ...toTabs(createGraphqlSamples(`${base}/graphql`, query, variables)),
  ]);
  requestBody(path).then(
    ({ status, body }) =>
      restTabBox.setText('Response', `GET ${path}\n${status}\n\n${JSON.stringify(body, null, 2)}`),
    () => restTabBox.setText('Response', `GET ${path}\n\nThe service does not respond.`),
  );
  return createElement('div', { class: 'questions' }, restTabBox.box, graphTabs.box);
}

/** Creates the card that explains a failed lookup. */
export function createFailureCard(error: RequestFailed): HTMLElement {
  return createElement(
    'article',
    { class: 'finding failed' },
    createElement('h2', {}, error.status === 404 ? 'No record' : 'Lookup failed'),
    createElement('p', {}, error.message),
    error.docs === null
      ? null
      : createElement('p', {}, createElement('a', { href: error.docs }, `Documentation of ${error.code}`)),
  );
}
