import { LookupError } from '../../core/lookup-error.ts';
import { redacted } from './redacted.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
export const logFormats = ['json', 'plain'] as const;
export type LogFormat = (typeof logFormats)[number];

/** The fields of a log line; undefined values are omitted. */
export type Facts = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes log lines. API keys and card numbers are masked in the message and in every field. */
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
  const minLevel = logLevels.indexOf(level);
  const at =
    (lineLevel: LogLevel) =>
    (message: string, facts: Facts = {}) => {
      if (logLevels.indexOf(lineLevel) < minLevel) return;
      const safeFacts = Object.entries(facts).flatMap(
        ([name, fact]): [string, string | number | boolean][] =>
          fact === undefined ? [] : [[name, typeof fact === 'string' ? redacted(fact) : fact]],
      );
      write(line(new Date(clock()).toISOString(), lineLevel, redacted(message), safeFacts));
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

const ignore = () => undefined;
export const noLog: Log = { debug: ignore, info: ignore, warn: ignore, error: ignore };

type SafeFacts = readonly (readonly [string, string | number | boolean])[];

const jsonLine = (time: string, level: LogLevel, message: string, facts: SafeFacts): string =>
  `${JSON.stringify({ time, level, message, ...Object.fromEntries(facts) })}\n`;

/** Formats a line as plain text, with a stack trace below it. */
function plainLine(time: string, level: LogLevel, message: string, facts: SafeFacts): string {
  const fields = facts
    .filter(([name]) => name !== 'stack')
    .map(([name, fact]) => ` ${name}=${/[\s"=]/.test(`${fact}`) ? JSON.stringify(fact) : fact}`);
  const stack = facts.find(([name]) => name === 'stack')?.[1];
  return `${time} ${level} ${message}${fields.join('')}\n${stack === undefined ? '' : `${stack}\n`}`;
}

/** Returns the message of an error, with its code and stack trace as fields. */
export const errorFacts = (error: unknown): { message: string; facts: Facts } => {
  if (!(error instanceof Error)) return { message: String(error), facts: {} };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const source = error instanceof LookupError ? error.extensions['source'] : undefined;
  return {
    message: error.message,
    facts: { code, source: typeof source === 'string' ? source : undefined, stack: error.stack },
  };
};

/** Returns a function that logs errors. @param always the fields of every line */
export const errorLog =
  (log: Log, always: Facts = {}) =>
  (error: unknown, more: Facts = {}): void => {
    const { message, facts } = errorFacts(error);
    log.error(message, { ...always, ...more, ...facts });
  };
