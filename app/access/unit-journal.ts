import { closeSync, openSync, writeSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isHolderAlive, announceHolder } from '../../db/client/folder-lock.ts';
import { unitKinds } from '../../db/tables/access.ts';
import type { Journal, LeaseStore, Meter, Settlement } from '../../router/limits/units.ts';

/** The journal has one file per share: `units-<id of the process>.<number of the share>`. Each line has one amount. */
const fileNamePattern = /^units-([0-9a-f-]{18})\.(\d+)$/;
const linePattern = /^(\S+) (\S+) (\d{4}-\d\d) (leased|counted) (-?\d+)$/;

/** Minimum number of milliseconds between two reports of errors. */
const errorIntervalMs = 60_000;

export interface OpenJournal extends Journal {
  /** Writes the recorded usage to the file. Call this before the responses with that usage are sent. */
  write(): void;
  /** Deletes the files. Call this after the last share is settled. */
  close(): Promise<void>;
}

/**
 * Opens the journal of the units that this process spends. Usage is written to a file in the data folder before the response is
 * sent, so it survives a killed process. `settleAbandonedJournals` of a later process counts it.
 * @param onError called at most once a minute, because on a full disk every response causes an error
 * @param monotonicNow milliseconds
 * @throws StoreError when the folder cannot be written
 */
export async function openJournal(
  dataDir: string,
  onError: (error: unknown) => void,
  monotonicNow: () => number = () => performance.now(),
): Promise<OpenJournal> {
  const holder = await announceHolder(dataDir, 'units');
  const getJournalPath = (number: number) => join(dataDir, `units-${holder.id}.${number}`);
  let number = 1;
  let file: number | null = null;
  // Replace the map instead of clearing it: V8 links the old table of a cleared Map to the new table, which can retain both.
  let pendingUnits = new Map<Meter, number>();
  let reportedAt = -Infinity;

  function write(): void {
    if (pendingUnits.size === 0) return;
    let text = '';
    for (const [{ key, unit, month, limit }, count] of pendingUnits) {
      if (count !== 0) text += `${key} ${unit} ${month} ${limit === null ? 'counted' : 'leased'} ${count}\n`;
    }
    pendingUnits = new Map();
    try {
      file ??= openSync(getJournalPath(number), 'a', 0o600);
      writeSync(file, text);
    } catch (error) {
      // A full disk must not fail requests, because usage is also settled in the store some seconds later.
      if (monotonicNow() - reportedAt < errorIntervalMs) return;
      reportedAt = monotonicNow();
      onError(error);
    }
  }

  return {
    id: holder.id,
    write,
    note(meter, count) {
      // Also write usage that belongs to no response.
      if (pendingUnits.size === 0) setImmediate(write);
      pendingUnits.set(meter, (pendingUnits.get(meter) ?? 0) + count);
    },
    turn() {
      write();
      if (file !== null) closeSync(file);
      file = null;
      return number++;
    },
    forget: (settled) => void rm(getJournalPath(settled), { force: true }).catch(onError),
    async close() {
      write();
      if (file !== null) closeSync(file);
      await holder.release();
    },
  };
}

/**
 * Settles the journals that killed processes left behind. An entry that several processes find is counted once.
 * @returns the number of entries found
 */
export async function settleAbandonedJournals(dataDir: string, store: LeaseStore): Promise<number> {
  const abandonedFiles = (await readdir(dataDir)).flatMap((name) => {
    const [, journal, number] = fileNamePattern.exec(name) ?? [];
    return journal === undefined ? [] : [{ name, journal, number: Number(number) }];
  });
  abandonedFiles.sort((a, b) => a.number - b.number);
  let count = 0;
  for (const { name, journal, number } of abandonedFiles) {
    if (await isHolderAlive(dataDir, 'units', journal)) continue;
    const path = join(dataDir, name);
    // Another process might have settled and removed the file in the meantime.
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) continue;
    await store.settle(parseSettlements(text), { journal, number });
    await rm(path, { force: true });
    await rm(join(dataDir, `holder-units-${journal}`), { force: true });
    count += 1;
  }
  return count;
}

/** Sums the amounts of a journal file by key, unit and month. Ignores an incomplete last line. */
function parseSettlements(text: string): Settlement[] {
  const sums = new Map<string, Settlement>();
  for (const line of text.split('\n').slice(0, -1)) {
    const [, key, name, month, kind, amount] = linePattern.exec(line) ?? [];
    const unit = unitKinds.find((kind) => kind === name);
    if (key === undefined || unit === undefined || month === undefined) continue;
    const spentUnits = Number(amount);
    const id = `${key} ${unit} ${month}`;
    const sum = sums.get(id) ?? { key, unit, month, spent: 0, taken: 0 };
    sums.set(id, {
      ...sum,
      spent: sum.spent + spentUnits,
      // Leased units were already counted as used when they were leased.
      taken: sum.taken + (kind === 'counted' ? spentUnits : 0),
    });
  }
  return [...sums.values()];
}
