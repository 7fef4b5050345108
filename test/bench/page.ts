import { cpus } from 'node:os';
import type { Divided } from './parts.ts';
import type { Peer } from './peers.ts';
import type { Load } from './servers.ts';
import type { Several } from './workers.ts';

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
  /** The bare server at the same request rate. */
  readonly bareP99: number;
}

export interface Figures {
  readonly rounds: number;
  readonly load: Load;
  /** Resident memory in megabytes. */
  readonly idle: number;
  readonly loaded: number;
  /** The same request repeated; and thousands of different ones. */
  readonly again: readonly Row[];
  readonly different: readonly Row[];
  /** The profile of the different requests. */
  readonly parts: readonly Divided[];
  readonly others: readonly Peer[];
  readonly several: Several | undefined;
}

const whole = (value: number): string => Math.round(value).toLocaleString('en');

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const ratios = (rows: readonly Row[]): string =>
  table(
    ['request', 'ratio', 'lowest to highest', 'aim', 'a second', 'CPU (bare)', 'p99 at half of it (bare)'],
    rows.map(({ name, ratio, least, most, aim, perSecond, cpu, bareCpu, p99, bareP99 }) => [
      name.replaceAll('|', '\\|'),
      ratio.toFixed(2),
      `${least.toFixed(2)} to ${most.toFixed(2)}`,
      aim.toFixed(2),
      whole(perSecond),
      `${whole(cpu)} µs (${whole(bareCpu)})`,
      `${p99.toFixed(1)} ms (${bareP99.toFixed(1)})`,
    ]),
  );

/** Returns the measurements as a Markdown page. */
export function page({
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
    `# Performance

Written by \`npm run bench -- --write\`: ${rounds} rounds of ${load.seconds} s with ${load.connections} connections, Node ${process.version},
${cpus().length} shared cores, the client on the same machine. The ratio is to a bare node:http server that answers 300 bytes, asked in turn
within the run; read ratios, ± 10 %, not requests a second. Medians. The client needs a core as well: CPU is what all processes
of the server compute for one answer. In brackets stand the figures of the bare server. The last column is asked at an even pace, half
of what was answered at most, and counts from the moment at which a request was due; the bare server is asked as often.

## One question again and again

What is asked for more than twice within a quarter of a second is given as it is, but for clocks and POST.

${ratios(again)}

## Thousands of different ones

${ratios(different)}

Memory: ${whole(idle)} MB idle, ${whole(loaded)} MB after this load.`,
  ];
  if (spent.length > 0) {
    const rows = [...(spent[0]?.parts.keys() ?? [])].map((part) => [
      part,
      ...spent.map(({ parts: own }) => (own.get(part) ?? 0).toFixed(1)),
    ]);
    parts.push(`## What the time of a different one is spent on

Microseconds of the CPU above, divided as samples of the answering thread are, every 0.2 ms. The bare server has but the first three.

${table(['', ...spent.map(({ name }) => name)], rows)}`);
  }
  if (others.length > 0) {
    const rows = others.map(({ name, theirs, ours }) => [
      name,
      whole(theirs.perSecond),
      whole(ours.perSecond),
      `${(ours.perSecond / theirs.perSecond).toFixed(1)} times`,
      `${whole(theirs.cpu)} µs`,
      `${whole(ours.cpu)} µs`,
      `${(theirs.cpu / ours.cpu).toFixed(1)} times`,
    ]);
    parts.push(`## Others

Asked the same, in turn. The client has to share the cores with whom it asks, and takes most of one for the answers of a fast server:
how many times as many answers the same machine gives tells the processor time of one answer, of all processes that it takes, but
for the database.

${table(['server', 'a second', 'ours', 'ours is', 'CPU of an answer', 'ours', 'ours is'], rows)}`);
  }
  if (several !== undefined) {
    const { threads, memory } = several;
    const rows = several.rows.map(({ name, one, several: more }) => [
      name,
      whole(one.perSecond),
      whole(more.perSecond),
      `${(more.perSecond / one.perSecond).toFixed(2)} times`,
      `${whole(one.cpu)} µs`,
      `${whole(more.cpu)} µs`,
      `${((threads * one.cpu) / more.cpu).toFixed(2)} times`,
    ]);
    parts.push(`## Several threads

\`WORKERS=${threads}\` against one thread. The client needs a core of the same machine: only answers that cost much more than asking for
them tell what a thread is worth. The last column is what so many threads answer on cores of their own, by the processor time of an
answer, when both are asked the same at an even pace, half of what one thread answers.

${table(['request', 'one thread', `${threads} threads`, '', 'CPU of an answer', `with ${threads} threads`, ''], rows)}

Memory: ${whole(memory.one)} MB with one thread, ${whole(memory.several)} MB with ${threads} (${(memory.several / memory.one).toFixed(2)} times).`);
  }
  return `${parts.join('\n\n')}\n`;
}
