import type { Unreadiness } from '../../router/http/app.ts';

/** One thing that paths rest on. */
export interface Support {
  /** As the reason says it: `the database`, `the subgraph geo`. */
  readonly name: string;
  /** Rejects when it does not answer. */
  readonly ask: () => Promise<unknown>;
  /** For how long the service does without; afterwards it is not ready. Undefined: for ever. */
  readonly bearableMs?: number;
}

/** Whoever asks /readyz needs no key: what he may cause is one look in so many milliseconds. */
const lookMs = 1000;
/** A thing that is silent for so long does not answer. */
const timeoutMs = 2000;

/**
 * What /readyz says. A lost database or subgraph is no reason to take a process out of service, where all its
 * neighbours have lost it too: hot tables are in memory, verified keys are remembered. So it is `degraded` then, and
 * `not ready` when nothing would answer any more.
 * @param ticks milliseconds of a clock that never jumps
 */
export function readinessOf(
  supports: readonly Support[],
  ticks: () => number,
): () => Promise<Unreadiness | null> {
  const answeredAt = new Map(supports.map(({ name }) => [name, ticks()]));
  let look: Promise<Unreadiness | null> | undefined;
  let lookedAt = -Infinity;

  async function now(): Promise<Unreadiness | null> {
    const silent = (
      await Promise.all(
        supports.map(async (support) => {
          if (!(await answers(support))) return [support];
          answeredAt.set(support.name, ticks());
          return [];
        }),
      )
    ).flat();
    if (silent.length === 0) return null;
    const reason = `${silent.map(({ name }) => name).join(' and ')} ${silent.length === 1 ? 'does' : 'do'} not answer`;
    const gone = silent.some(
      ({ name, bearableMs = Infinity }) => ticks() - (answeredAt.get(name) ?? 0) > bearableMs,
    );
    return {
      status: gone ? 'not ready' : 'degraded',
      reason: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`,
    };
  }

  return () => {
    if (look === undefined || ticks() - lookedAt >= lookMs) {
      lookedAt = ticks();
      look = now();
    }
    return look;
  };
}

async function answers({ ask }: Support): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((told) => (timer = setTimeout(() => told(false), timeoutMs)));
  try {
    return await Promise.race([
      ask().then(
        () => true,
        () => false,
      ),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/** Asks a subgraph elsewhere for the least that any GraphQL server answers. */
export async function pingSubgraph(url: string): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{__typename}"}',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`It answers ${response.status}.`);
}
