import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client/client.ts';
import { formatIsoDay } from '../../facts/iso-day.ts';
import type { SentResponse } from '../../router/exchange.ts';

/** Rows per statement. */
const batchSize = 500;
/** Maximum number of unsaved rows. Beyond it, requests of further keys and families are not counted. */
const maxRows = 100_000;

/** Counts the requests of each key by family and day. */
export class RequestCounts {
  readonly #database: Database;
  readonly #clock: () => number;
  #counts = new Map<string, Map<string, number>>();
  #rows = 0;
  #written: Promise<void> = Promise.resolve();

  /** @param clock returns the current time in epoch milliseconds */
  constructor(database: Database, clock: () => number) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Counts a response, if its request had a key. */
  observe({ response: { info } }: Pick<SentResponse, 'response'>): void {
    if (info?.key !== undefined && info.family !== 'none') this.#add(info.key, info.family, 1);
  }

  #add(key: string, family: string, requests: number): void {
    let families = this.#counts.get(key);
    const previousCount = families?.get(family);
    if (previousCount === undefined) {
      if (this.#rows >= maxRows) return;
      this.#rows += 1;
    }
    if (families === undefined) this.#counts.set(key, (families = new Map<string, number>()));
    families.set(family, (previousCount ?? 0) + requests);
  }

  /**
   * Adds the counts to today's counts in the store, after all earlier calls have ended. Counts that cannot be written are kept
   * for the next call.
   * @throws Error (in the promise) when the store is down
   */
  flush(): Promise<void> {
    const nextWrite = this.#written.then(() => this.#write());
    this.#written = nextWrite.catch(() => undefined);
    return nextWrite;
  }

  async #write(): Promise<void> {
    if (this.#rows === 0) return;
    // Sort the rows: the same lock order in all processes avoids deadlocks.
    const rows = [...this.#counts]
      .flatMap(([key, families]) =>
        Array.from(families, ([family, requests]) => ({ key, family, requests, id: `${key} ${family}` })),
      )
      .sort((one, other) => (one.id < other.id ? -1 : 1));
    this.#counts = new Map();
    this.#rows = 0;
    const day = formatIsoDay(this.#clock());
    for (let offset = 0; offset < rows.length; offset += batchSize) {
      const values = sql.join(
        rows
          .slice(offset, offset + batchSize)
          .map(({ key, family, requests }) => sql`(${key}::text, ${family}::text, ${requests}::bigint)`),
        sql`, `,
      );
      try {
        await this.#database.query(sql`
          insert into request_count as known (key, family, day, requests)
          select api_key.short, counted.family, ${day}::text, counted.requests
          from (values ${values}) as counted (key, family, requests)
          join api_key on api_key.short = counted.key
          on conflict (key, family, day) do update set requests = known.requests + excluded.requests`);
      } catch (error) {
        for (const { key, family, requests } of rows.slice(offset)) this.#add(key, family, requests);
        throw error;
      }
    }
  }
}

/** Deletes the counts of days that no page shows any longer. */
export const deleteOldCounts = (database: Database): Promise<unknown> =>
  database.query(
    sql`delete from request_count where day < to_char(now() - interval '400 days', 'YYYY-MM-DD')`,
  );

/** Numbers of requests in a period: by day, by family and by key. */
export interface CountedRequests {
  readonly byDay: ReadonlyMap<string, number>;
  readonly byFamily: ReadonlyMap<string, number>;
  readonly byKey: ReadonlyMap<string, number>;
}

/** Reads the number of requests since a day such as `2026-11-01`. @param short a key; null for all keys */
export async function readRequestCounts(
  database: Database,
  since: string,
  short: string | null,
): Promise<CountedRequests> {
  const rows = await database.query(sql`
    select day, family, key, sum(requests) as requests from request_count
    where day >= ${since} and (${short}::text is null or key = ${short})
    group by grouping sets ((day), (family), (key)) order by requests desc`);
  const getSumsBy = (column: string) =>
    new Map(
      rows
        .filter((row) => row[column] !== null)
        .map((row) => [String(row[column]), Number(row['requests'])] as const),
    );
  return { byDay: getSumsBy('day'), byFamily: getSumsBy('family'), byKey: getSumsBy('key') };
}
