import { closeSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isHeld, showHolder } from '../../db/client/folder-lock.ts';
import { unitKinds } from '../../db/tables/access.ts';
import type { Journal, LeaseStore, Meter, Settlement } from '../../router/limits/units.ts';

/** A file per share: `units-<id of the process>.<number of the share>`; a line per amount. */
const fileName = /^units-([0-9a-f-]{18})\.(\d+)$/;
const lineForm = /^(\S+) (\S+) (\d{4}-\d\d) (leased|counted) (-?\d+)$/;

export interface OpenJournal extends Journal {
  /** Writes down what was noted. To be called before anything is sent that it was spent for. */
  write(): void;
  /** After the last share is settled. */
  close(): Promise<void>;
}

/**
 * Writes down in the data folder what this process spends, before the answer goes out that it was spent for. The
 * system keeps what was written when the process is killed; `settleLeftJournals` of a later process counts it.
 * @throws StoreError when the folder cannot be written
 */
export async function openJournal(dataDir: string, onError: (error: unknown) => void): Promise<OpenJournal> {
  const holder = await showHolder(dataDir, 'units');
  const pathOf = (number: number) => join(dataDir, `units-${holder.id}.${number}`);
  let number = 1;
  let file: number | null = null;
  // A new one each time: V8 links the table of a Map that is cleared to the next one, and what an old table leads to is kept.
  let waiting = new Map<Meter, number>();

  function write(): void {
    if (waiting.size === 0) return;
    let text = '';
    for (const [{ key, unit, month, limit }, count] of waiting) {
      if (count !== 0) text += `${key} ${unit} ${month} ${limit === null ? 'counted' : 'leased'} ${count}\n`;
    }
    waiting = new Map();
    try {
      file ??= openSync(pathOf(number), 'a', 0o600);
      writeSync(file, text);
    } catch (error) {
      // A full disk is no reason to refuse: what is spent is told to the store some seconds later all the same.
      onError(error);
    }
  }

  return {
    id: holder.id,
    write,
    note(meter, count) {
      // For what is spent and nobody is answered.
      if (waiting.size === 0) setImmediate(write);
      waiting.set(meter, (waiting.get(meter) ?? 0) + count);
    },
    turn() {
      write();
      if (file !== null) closeSync(file);
      file = null;
      return number++;
    },
    forget: (settled) => void rm(pathOf(settled), { force: true }).catch(onError),
    async close() {
      write();
      if (file !== null) closeSync(file);
      await holder.release();
    },
  };
}

/**
 * Counts what processes that were killed had spent and not told: of each share once, whoever comes first.
 * @returns how many shares were found.
 */
export async function settleLeftJournals(dataDir: string, store: LeaseStore): Promise<number> {
  const left = (await readdir(dataDir)).flatMap((name) => {
    const [, journal, number] = fileName.exec(name) ?? [];
    return journal === undefined ? [] : [{ name, journal, number: Number(number) }];
  });
  left.sort((a, b) => a.number - b.number);
  let count = 0;
  for (const { name, journal, number } of left) {
    if (await isHeld(dataDir, 'units', journal)) continue;
    const path = join(dataDir, name);
    // Another process may have been quicker.
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    await store.settle(settlementsOf(text), { journal, number });
    await rm(path, { force: true });
    await rm(join(dataDir, `holder-units-${journal}`), { force: true });
    count += 1;
  }
  return count;
}

/** A line that was cut off in the middle is none. */
function settlementsOf(text: string): Settlement[] {
  const sums = new Map<string, Settlement>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, key, name, month, kind, amount] = lineForm.exec(line) ?? [];
    const unit = unitKinds.find((known) => known === name);
    if (key === undefined || unit === undefined || month === undefined) continue;
    const spent = Number(amount);
    const id = `${key} ${unit} ${month}`;
    const sum = sums.get(id) ?? { key, unit, month, spent: 0, taken: 0 };
    sums.set(id, {
      ...sum,
      spent: sum.spent + spent,
      // What is leased counts as taken since it was leased.
      taken: sum.taken + (kind === 'counted' ? spent : 0),
    });
  }
  return [...sums.values()];
}
