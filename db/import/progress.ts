import type { WriteStream } from 'node:tty';

/** Tells a person how far an import is. */
export interface Progress {
  /** What will be imported, before the first of it starts. */
  plan?(datasets: readonly { readonly name: string; readonly about: number }[]): void;
  start(name: string, about: number): void;
  advance(rows: number): void;
  /** @param outcome one line. */
  end(name: string, outcome: string): void;
}

const width = 24;

/** A bar that redraws itself on a terminal, one line per dataset elsewhere. */
export function progressOn(stream: Pick<WriteStream, 'write' | 'isTTY'>): Progress {
  let label = '';
  let total = 1;
  return {
    start(name, about) {
      label = name;
      total = Math.max(1, about);
      if (!stream.isTTY) stream.write(`importing ${name}\n`);
    },
    advance(rows) {
      if (!stream.isTTY) return;
      const share = Math.min(1, rows / total);
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
      stream.write(`\r\u001b[K${label.padEnd(14)} ${bar} ${rows.toLocaleString('en')} rows`);
    },
    end(name, outcome) {
      stream.write(`${stream.isTTY ? '\r\u001b[K' : ''}${name.padEnd(14)} ${outcome}\n`);
    },
  };
}
