import { cpus } from 'node:os';
import type { TimeParts } from './parts.ts';
import type { Peer } from './peers.ts';
import type { LoadOptions } from './servers.ts';
import type { WorkersResult } from './workers.ts';

export interface Row {
  readonly name: string;
  readonly aim: number;
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  readonly perSecond: number;
  /** Processor time per response in microseconds, of the service and of the bare server. */
  readonly cpu: number;
  readonly bareCpu: number;
  readonly p99: number;
  /** 99th percentile of the bare server at the same request rate. */
  readonly bareP99: number;
}

export interface Figures {
  readonly rounds: number;
  readonly load: LoadOptions;
  /** Resident memory in megabytes. */
  readonly idle: number;
  readonly loaded: number;
  /** Results for one repeated request, and for thousands of different requests. */
  readonly again: readonly Row[];
  readonly different: readonly Row[];
  /** The profile of the different requests. */
  readonly parts: readonly TimeParts[];
  readonly others: readonly Peer[];
  readonly several: WorkersResult | undefined;
}

const formatInteger = (value: number): string => Math.round(value).toLocaleString('en');

function formatTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const allRows = [head, ...rows];
  const columnWidths = head.map((_, column) => Math.max(...allRows.map((row) => row[column]?.length ?? 0)));
  const formatRow = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(columnWidths[column] ?? 0)).join(' | ')} |`;
  return [
    formatRow(head),
    formatRow(columnWidths.map((width) => '-'.repeat(width))),
    ...rows.map(formatRow),
  ].join('\n');
}

const formatRatios = (rows: readonly Row[]): string =>
  formatTable(
    ['request', 'ratio', 'lowest to highest', 'aim', 'per second', 'CPU (bare)', 'p99 at half load (bare)'],
    rows.map(({ name, ratio, least, most, aim, perSecond, cpu, bareCpu, p99, bareP99 }) => [
      name.replaceAll('|', '\\|'),
      ratio.toFixed(2),
      `${least.toFixed(2)} to ${most.toFixed(2)}`,
      aim.toFixed(2),
      formatInteger(perSecond),
      `${formatInteger(cpu)} µs (${formatInteger(bareCpu)})`,
      `${p99.toFixed(1)} ms (${bareP99.toFixed(1)})`,
    ]),
  );

/** Returns the measurements as the generated section of docs/performance.md. */
export function formatPage({
  rounds,
  load,
  idle,
  loaded,
  again,
  different,
  parts: spent,
  others,
  several,
}: Figures): string {
  const parts = [
    `${rounds} rounds of ${load.seconds} s with ${load.connections} connections, Node ${process.version}, ${cpus().length} shared cores, the client on the same machine. All values are medians. Each
table is a run of its own: compare values within a table, as ratios, ± 10 %.

### The same request, repeated

Requests that are repeated more than twice within a quarter of a second are served from a cache, except clocks and POST.

${formatRatios(again)}

### Thousands of different requests

${formatRatios(different)}

Memory of one process: ${formatInteger(idle)} MB idle, ${formatInteger(loaded)} MB after this load.`,
  ];
  if (spent.length > 0) {
    const rows = [...(spent[0]?.parts.keys() ?? [])].map((part) => [
      part,
      ...spent.map(({ parts: own }) => (own.get(part) ?? 0).toFixed(1)),
    ]);
    parts.push(`### CPU time by part

Microseconds of the CPU time of different requests, divided by a sampling profile of the serving thread, every 0.2 ms. The bare server has
only the first three.

${formatTable(['', ...spent.map(({ name }) => name)], rows)}`);
  }
  if (others.length > 0) {
    const rows = others.map(({ name, theirs, ours }) => [
      name,
      formatInteger(theirs.perSecond),
      formatInteger(ours.perSecond),
      `${(ours.perSecond / theirs.perSecond).toFixed(1)} times`,
      `${formatInteger(theirs.cpu)} µs`,
      `${formatInteger(ours.cpu)} µs`,
      `${(theirs.cpu / ours.cpu).toFixed(1)} times`,
    ]);
    parts.push(`### Other servers

The same request repeated, measured alternately. The client shares the cores with the servers and needs most of one for the responses of
a fast server. So compare the CPU time of a response, which covers all processes except the database.

${formatTable(['server', 'requests per second', 'ours', 'ratio', 'CPU per response', 'ours', 'ratio'], rows)}`);
  }
  if (several !== undefined) {
    const { threads, memory } = several;
    const rows = several.rows.map(({ name, one, several: more }) => [
      name,
      formatInteger(one.perSecond),
      formatInteger(more.perSecond),
      `${(more.perSecond / one.perSecond).toFixed(2)} times`,
      `${formatInteger(one.cpu)} µs`,
      `${formatInteger(more.cpu)} µs`,
      `${((threads * one.cpu) / more.cpu).toFixed(2)} times`,
    ]);
    parts.push(`### Several threads

\`WORKERS=${threads}\` against one thread. The client needs a core of the same machine, so throughput only shows the gain for expensive
responses. The last column is the gain on dedicated cores. It is computed from the CPU time of a response, at a constant rate of
half of what one thread can serve.

${formatTable(['request', 'one thread', `${threads} threads`, '', 'CPU of a response', `with ${threads} threads`, ''], rows)}

Memory after this load: ${formatInteger(memory.one)} MB with one thread, ${formatInteger(memory.several)} MB with ${threads} (${(memory.several / memory.one).toFixed(2)} times).`);
  }
  return `${parts.join('\n\n')}\n`;
}
