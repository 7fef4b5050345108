import { escapeInvisible } from '../../core/escape-invisible.ts';
import { LookupError } from '../../core/lookup-error.ts';
import { redact } from './redact.ts';

export const logLevels = ['debug', 'info', 'warn', 'error'] as const;
export type LogLevel = (typeof logLevels)[number];
export const logFormats = ['json', 'plain'] as const;
export type LogFormat = (typeof logFormats)[number];

/** The fields of a log line; undefined values are omitted. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Writes log lines. API keys and card numbers are masked in the message and in every field. */
export type Log = Readonly<Record<LogLevel, (message: string, facts?: LogFields) => void>>;

/** Maximum length of a message and of each field in characters, so that clients cannot fill the disk with long paths. */
const maxTextLength = 1000;
/** Maximum length of a stack trace in characters. */
const maxStackLength = 5000;

const truncate = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

const redactField = (name: string, text: string): string =>
  truncate(redact(text), name === 'stack' ? maxStackLength : maxTextLength);

/** Escapes control characters, also those that JSON allows: a terminal could run them, and a line feed would forge a line. */
const escapeControls = (text: string): string =>
  text.replace(/\p{Cc}/gu, (character) => (character === '\n' ? '\\n' : escapeInvisible(character)));

interface LogOptions {
  readonly write: (line: string) => void;
  readonly format: LogFormat;
  readonly level: LogLevel;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

export function createLog({ write, format, level, clock }: LogOptions): Log {
  const formatLine = format === 'json' ? formatJsonLine : formatPlainLine;
  const minLevelIndex = logLevels.indexOf(level);
  const createLevelLogger =
    (lineLevel: LogLevel) =>
    (message: string, facts: LogFields = {}) => {
      if (logLevels.indexOf(lineLevel) < minLevelIndex) return;
      const redactedFields = Object.entries(facts).flatMap(
        ([name, fact]): [string, string | number | boolean][] =>
          fact === undefined ? [] : [[name, typeof fact === 'string' ? redactField(name, fact) : fact]],
      );
      const text = redactField('message', message);
      write(formatLine(new Date(clock()).toISOString(), lineLevel, text, redactedFields));
    };
  return {
    debug: createLevelLogger('debug'),
    info: createLevelLogger('info'),
    warn: createLevelLogger('warn'),
    error: createLevelLogger('error'),
  };
}

const doNothing = () => undefined;
export const noLog: Log = { debug: doNothing, info: doNothing, warn: doNothing, error: doNothing };

type RedactedFields = readonly (readonly [string, string | number | boolean])[];

const formatJsonLine = (time: string, level: LogLevel, message: string, facts: RedactedFields): string =>
  `${escapeControls(JSON.stringify({ time, level, message, ...Object.fromEntries(facts) }))}\n`;

/** Formats a line as plain text, with a stack trace below it. */
function formatPlainLine(time: string, level: LogLevel, message: string, facts: RedactedFields): string {
  const fields = facts
    .filter(([name]) => name !== 'stack')
    .map(
      ([name, fact]) =>
        ` ${name}=${/[\s"=\p{Cc}]/u.test(`${fact}`) ? escapeControls(JSON.stringify(fact)) : fact}`,
    );
  const stack = facts.find(([name]) => name === 'stack')?.[1];
  const stackText = stack === undefined ? '' : `${escapeStack(`${stack}`)}\n`;
  return `${time} ${level} ${escapeControls(message)}${fields.join('')}\n${stackText}`;
}

/** Escapes control characters in the message of a stack trace, and keeps the lines of its frames. */
function escapeStack(stack: string): string {
  const messageLength = stack.search(/\n\s+at /);
  if (messageLength === -1) return escapeControls(stack);
  const frames = stack
    .slice(messageLength + 1)
    .split('\n')
    .map(escapeControls);
  return [escapeControls(stack.slice(0, messageLength)), ...frames].join('\n');
}

/** Returns the message of an error, with its code and stack trace as fields. */
export const getErrorLogFields = (error: unknown): { message: string; facts: LogFields } => {
  if (!(error instanceof Error)) return { message: String(error), facts: {} };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const source = error instanceof LookupError ? error.extensions['source'] : undefined;
  return {
    message: error.message,
    facts: { code, source: typeof source === 'string' ? source : undefined, stack: error.stack },
  };
};

/**
 * Returns a function that logs errors.
 * @param always fields to add to every line
 */
export const createErrorLog =
  (log: Log, always: LogFields = {}) =>
  (error: unknown, more: LogFields = {}): void => {
    const { message, facts } = getErrorLogFields(error);
    log.error(message, { ...always, ...more, ...facts });
  };
