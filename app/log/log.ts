import { masked } from './masked.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
export const logFormats = ['json', 'plain'] as const;
export type LogFormat = (typeof logFormats)[number];

/** What a line says beside its message; undefined is left out. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Tells the operator. No line holds a key or the digits of a card: they are masked wherever they stand. */
export type Log = Readonly<Record<LogLevel, (message: string, facts?: Facts) => void>>;

interface LogOptions {
  readonly write: (line: string) => void;
  readonly format: LogFormat;
  readonly level: LogLevel;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

export function createLog({ write, format, level, clock }: LogOptions): Log {
  const line = format === 'json' ? jsonLine : plainLine;
  const from = logLevels.indexOf(level);
  const at =
    (own: LogLevel) =>
    (message: string, facts: Facts = {}) => {
      if (logLevels.indexOf(own) < from) return;
      const safe = Object.entries(facts).flatMap(([name, fact]): [string, string | number | boolean][] =>
        fact === undefined ? [] : [[name, typeof fact === 'string' ? masked(fact) : fact]],
      );
      write(line(new Date(clock()).toISOString(), own, masked(message), safe));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const nothing = () => undefined;
export const noLog: Log = { debug: nothing, info: nothing, warn: nothing, error: nothing };

type SafeFacts = readonly (readonly [string, string | number | boolean])[];

const jsonLine = (time: string, level: LogLevel, message: string, facts: SafeFacts): string =>
  `${JSON.stringify({ time, level, message, ...Object.fromEntries(facts) })}\n`;

/** A stack trace stands below its line. */
function plainLine(time: string, level: LogLevel, message: string, facts: SafeFacts): string {
  const said = facts
    .filter(([name]) => name !== 'stack')
    .map(([name, fact]) => ` ${name}=${/[\s"=]/.test(`${fact}`) ? JSON.stringify(fact) : fact}`);
  const stack = facts.find(([name]) => name === 'stack')?.[1];
  return `${time} ${level} ${message}${said.join('')}\n${stack === undefined ? '' : `${stack}\n`}`;
}

/** A fault of ours, with its stack. */
export const errorFacts = (error: unknown): { message: string; facts: Facts } => {
  if (!(error instanceof Error)) return { message: String(error), facts: {} };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { message: error.message, facts: { code, stack: error.stack } };
};

/** Tells a log of faults. @param always what every line of it says */
export const errorLog =
  (log: Log, always: Facts = {}) =>
  (error: unknown, more: Facts = {}): void => {
    const { message, facts } = errorFacts(error);
    log.error(message, { ...always, ...more, ...facts });
  };
