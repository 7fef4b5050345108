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
  /** Milliseconds by which the local time of the zone is ahead of this machine's clock, which can be wrong. */
  readonly ahead: number;
}

/** Interval in milliseconds at which the offset is requested again, because the offset changes when DST starts or ends. */
const refreshMs = 600_000;

async function fetchZone(cityId: string, signal: AbortSignal): Promise<Zone | null> {
  const { cityById: city } = await lookup(clock, { id: cityId }, signal);
  const now = city?.timezone?.now;
  if (!city?.timezone || !now?.at) return null;
  // Parse the local time as UTC, so that the time zone of this machine has no effect.
  const wallMs = Date.parse(`${now.at.slice(0, 19)}Z`);
  return {
    place: city.name ?? '',
    id: city.timezone.id,
    abbreviation: `${now.abbreviation ?? ''} ${now.offset ?? ''}`.trim(),
    ahead: wallMs - Date.now(),
  };
}

/** A ticking clock with the local time of a city. */
export function CityClock({ cityId }: { readonly cityId: string }) {
  const [zone, setZone] = useState<Zone | null>(null);
  const [wall, setWall] = useState('');

  useEffect(() => {
    const stop = new AbortController();
    // Ignore a failed request, because the next refresh sends the request again.
    const load = () => fetchZone(cityId, stop.signal).then(setZone, () => undefined);
    void load();
    const timer = setInterval(() => void load(), refreshMs);
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
      {/* With aria-live off, screen readers do not announce the time every second. */}
      <time dateTime={wall} role="timer" aria-live="off">
        {wall.slice(11)}
      </time>
      <p>
        {wall.slice(0, 10)} · {zone.id} · {zone.abbreviation}
      </p>
    </section>
  );
}
