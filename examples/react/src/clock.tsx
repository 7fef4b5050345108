import { useEffect, useState } from 'react';
import { graphql } from './gql/index.ts';
import { lookup } from './lookup.tsx';

const clock = graphql(`
  query CityClock($id: ID!) {
    cityById(id: $id) {
      name
      timezone {
        id
        now {
          at
          offset
          abbreviation
        }
      }
    }
  }
`);

interface Zone {
  readonly place: string;
  readonly id: string;
  readonly abbreviation: string;
  /** Milliseconds that its wall clock is before this machine's clock, which may be wrong. */
  readonly ahead: number;
}

/** How often the service is asked again: clocks change. Milliseconds. */
const again = 600_000;

async function zoneOf(cityId: string, signal: AbortSignal): Promise<Zone | null> {
  const { cityById: city } = await lookup(clock, { id: cityId }, signal);
  const now = city?.timezone?.now;
  if (!city?.timezone || !now?.at) return null;
  // The wall clock, read as if it were UTC: no zone of this machine takes part.
  const wall = Date.parse(`${now.at.slice(0, 19)}Z`);
  return {
    place: city.name ?? '',
    id: city.timezone.id,
    abbreviation: `${now.abbreviation ?? ''} ${now.offset ?? ''}`.trim(),
    ahead: wall - Date.now(),
  };
}

/** The clock of a city, which ticks. */
export function CityClock({ cityId }: { readonly cityId: string }) {
  const [zone, setZone] = useState<Zone | null>(null);
  const [wall, setWall] = useState('');

  useEffect(() => {
    const stop = new AbortController();
    // What fails is asked again with the next.
    const ask = () => zoneOf(cityId, stop.signal).then(setZone, () => undefined);
    void ask();
    const timer = setInterval(() => void ask(), again);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [cityId]);

  useEffect(() => {
    if (zone === null) return;
    const tick = () => setWall(new Date(Date.now() + zone.ahead).toISOString().slice(0, 19));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [zone]);

  if (zone === null) return null;
  return (
    <section aria-label={`Clock of ${zone.place}`}>
      {/* A screen reader reads it when it is asked to, not each second. */}
      <time dateTime={wall} role="timer" aria-live="off">
        {wall.slice(11)}
      </time>
      <p>
        {wall.slice(0, 10)} · {zone.id} · {zone.abbreviation}
      </p>
    </section>
  );
}
