import postgres from 'postgres';
import type { Sql } from 'postgres';
import { drizzle } from 'drizzle-orm/postgres-js/driver';
import { parseTextArray, textArrayOid } from './text-array.ts';

/** Timeouts in milliseconds that the server enforces. Default: the timeouts of the server. */
export interface ServerTimeouts {
  readonly statement_timeout?: number;
  readonly lock_timeout?: number;
}

interface DriverOptions {
  /** Maximum number of connections. */
  readonly max: number;
  /** Time in seconds after which an idle connection is closed. */
  readonly idle_timeout: number;
  /** Whether to use prepared statements. Default: the setting in the URL (`?prepare=false`), otherwise true. */
  readonly prepare?: boolean;
}

/** Creates connections to a server. A connection opens at its first use. */
export function createDriver(
  databaseUrl: string,
  options: DriverOptions,
  timeouts: ServerTimeouts = {},
): Sql {
  const client = postgres(databaseUrl, {
    ...options,
    connect_timeout: 3,
    // Reconnect without a pause, so that the first request after a restart succeeds.
    backoff: () => 0,
    onnotice: () => undefined,
    // The driver's query for array types crashes the process when the server disconnects during that query.
    fetch_types: false,
    connection: { application_name: 'lookup', ...timeouts },
  });
  drizzle(client); // sets Drizzle's parsers on the client
  client.options.parsers[textArrayOid] = parseTextArray;
  return client;
}
