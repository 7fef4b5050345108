import { findZoneRow } from '../../facts/zone-tab.ts';
import { getValueAt, getNumberAt, getObjectsAt, getTextAt, type JsonObject } from '../../core/json.ts';
import type { Page } from './layout.ts';
import { html, type Markup } from './markup.ts';
import { drawWorld } from './world-drawing.ts';
import { drawYear, type OffsetPeriod } from './zone-drawing.ts';
import { formatIsoDay } from '../../facts/iso-day.ts';

/** Names of the operation documents that the pages query. */
export const zoneOperations = { one: 'page-zone', all: 'page-zones' } as const;

interface World {
  readonly base: string;
  /** Outline of the land as SVG path data. */
  readonly land: string;
  /** Result of the operation `page-zones`. */
  readonly all: unknown;
}

/** Renders the page with all time zones, on a map and as a list. */
export const renderZonesPage = (world: World): Page => ({
  title: 'Time zones · Lookup',
  description: 'Current UTC offsets of all time zones.',
  menu: 'docs',
  script: 'lists',
  body: html`<article class="guide">
    <h1>Time zones</h1>
    <p class="lead">
      Current UTC offsets, by the rules of IANA edition ${getTextAt(world.all, 'timezoneDatabaseVersion')}.
      Select a zone to see its offset changes of this year.
    </p>
    ${renderList(world)} ${renderMap(world, null)}
  </article>`,
});

/**
 * Renders the page of a time zone: its clock, a chart of this year's offset changes, and its position on a map.
 * @param now epoch milliseconds
 */
export function renderZonePage(zone: unknown, now: number, world: World): Page {
  const name = getTextAt(zone, 'id') ?? '';
  const posix = getTextAt(zone, 'posix');
  const year = new Date(now).getUTCFullYear();
  const changes = getObjectsAt(zone, 'transitions');
  const getClockText = (key: string) => getTextAt(zone, 'now', key);
  const periods: OffsetPeriod[] = [
    { from: Date.UTC(year, 0), ...getOffset(getValueAt(zone, 'first')) },
    ...changes.map((change) => ({
      from: Date.parse(getTextAt(change, 'at') ?? ''),
      ...getOffset(change['after']),
    })),
  ];
  const canonicalId = getTextAt(zone, 'canonical', 'id') ?? '';
  return {
    title: `${name} · Lookup`,
    description: `The clock of ${name} and its changes in ${year}.`,
    menu: 'docs',
    body: html`<article class="guide">
      <p class="crumbs"><a href="${world.base}/zones">Time zones</a> / ${name}</p>
      <h1>${name}</h1>
      <p class="lead">
        ${getClockText('at')?.slice(0, 16).replace('T', ' ')} ${getClockText('abbreviation')},
        UTC${getClockText('offset')}${getValueAt(zone, 'now', 'dst') === true ? ', DST flag set' : ''}.
        ${getClockText('name')}
      </p>
      <dl class="facts">
        ${canonicalId !== name && renderFact('Alias of', html`<a href="${getZonePath(world.base, canonicalId)}">${canonicalId}</a>`)}
        ${renderFact(
          'Countries',
          getObjectsAt(zone, 'countries')
            .map((each) => getTextAt(each, 'name'))
            .join(', ') || 'none recorded',
        )}
        ${posix !== null && renderFact('POSIX', html`<code>${posix}</code>`)}
      </dl>
      <section>
        <h2>Clock changes in ${year}</h2>
        ${drawYear(year, periods, now)}
        ${changes.length === 0 ? html`<p>No changes in this year.</p>` : renderChanges(changes)}
      </section>
      <section>
        <h2>Current offsets worldwide</h2>
        ${renderMap(world, name)}
      </section>
    </article>`,
  };
}

const renderFact = (term: string, value: Markup | string): Markup =>
  html`<dt>${term}</dt>
    <dd>${value}</dd>`;

function getOffset(clock: unknown): { readonly offset: number; readonly label: string } {
  const text = getTextAt(clock, 'offset') ?? '';
  const [hours = '0', minutes = '0', seconds = '0'] = text.slice(1).split(':');
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return {
    offset: text.startsWith('-') ? -size : size,
    label: `${getTextAt(clock, 'abbreviation') ?? ''} ${text}`,
  };
}

const renderChanges = (changes: readonly JsonObject[]): Markup =>
  html`<table>
    <caption>
      Changes
    </caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Local time before</th>
        <th scope="col">Offset after</th>
        <th scope="col">In UTC</th>
      </tr>
    </thead>
    <tbody>
      ${changes.map((change) => {
        const beforeChange = getTextAt(change, 'before', 'at') ?? '';
        return html`<tr>
          <td>${beforeChange.slice(0, 10)}</td>
          <td>${beforeChange.slice(11, 16)}</td>
          <td>${getOffset(change['after']).label}</td>
          <td>${getTextAt(change, 'at')}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;

const listZones = ({ all }: World) => getObjectsAt(all, 'zones');

const getOffsetSeconds = (zone: JsonObject): number => getNumberAt(zone, 'offsetSeconds') ?? 0;

function renderMap(world: World, marked: string | null): Markup {
  const mapDots = listZones(world).flatMap((zone) => {
    const id = getTextAt(zone, 'timezoneId') ?? '';
    const row = findZoneRow(id);
    const { latitude, longitude } = row ?? {};
    if (latitude === undefined || longitude === undefined) return [];
    const label = `${id} ${getTextAt(zone, 'offset') ?? ''}`;
    const hue = Math.round(((getOffsetSeconds(zone) / 3600 + 12) / 26) * 330);
    const fillColour = `hsl(${hue} 70% 45%)`;
    return [
      {
        latitude,
        longitude,
        label,
        fill: fillColour,
        isMarked: id === marked,
        href: getZonePath(world.base, id),
      },
    ];
  });
  return drawWorld(world.land, mapDots, 'World map of current offsets');
}

function renderList(world: World): Markup {
  const zoneIdsByOffset = new Map<string, string[]>();
  const zones = [...listZones(world)].sort((a, b) => getOffsetSeconds(a) - getOffsetSeconds(b));
  for (const zone of zones) {
    const offset = getTextAt(zone, 'offset') ?? '';
    zoneIdsByOffset.set(offset, [
      ...(zoneIdsByOffset.get(offset) ?? []),
      getTextAt(zone, 'timezoneId') ?? '',
    ]);
  }
  return html`<section class="filtered">
    <label class="sr" for="list-filter">Search the zones</label>
    <input id="list-filter" type="search" placeholder="Search the zones: Oslo, +05:30 …" autocomplete="off" />
    ${Array.from(
      zoneIdsByOffset,
      ([offset, ids]) =>
        html`<details data-group open>
          <summary>UTC${offset}: ${ids.length} ${ids.length === 1 ? 'zone' : 'zones'}</summary>
          <ul class="links">
            ${ids.map(
              (id) =>
                html`<li data-search="${`${id.replaceAll('_', ' ')} ${offset}`}">
                  <a href="${getZonePath(world.base, id)}">${id}</a>
                </li>`,
            )}
          </ul>
        </details>`,
    )}
  </section>`;
}

const getZonePath = (base: string, id: string): string => `${base}/zones/${id}`;

/**
 * Returns the variables for the UTC year of an instant: its start and end.
 * @param now epoch milliseconds
 */
export const createYearVariables = (now: number): { readonly since: string; readonly until: string } => {
  const year = new Date(now).getUTCFullYear();
  return { since: formatIsoDay(Date.UTC(year, 0)), until: formatIsoDay(Date.UTC(year + 1, 0)) };
};
