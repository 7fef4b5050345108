import { Session, type Profiler } from 'node:inspector';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/** A function and how often a sample found the thread in it. */
export interface Seen {
  readonly name: string;
  /** Empty: V8's or Node's own, or made while it runs. */
  readonly url: string;
  /** Counted from 0. */
  readonly line: number;
  readonly column: number;
  readonly samples: number;
}

const everyMicroseconds = 200;

/**
 * Loaded before the service (`node --import`): the message `profile` from the parent begins one, `told` ends it and is
 * answered by what was seen.
 */
if (isMainThread && process.send !== undefined) {
  const session = new Session();
  session.connect();
  process.on('message', (message) => {
    if (message === 'profile') {
      session.post('Profiler.enable');
      session.post('Profiler.setSamplingInterval', { interval: everyMicroseconds });
      session.post('Profiler.start');
    }
    if (message === 'told')
      session.post('Profiler.stop', (_, { profile }) => process.send?.(seenIn(profile)));
  });
  // The service may end while its parent still listens.
  process.channel?.unref();
}

const seenIn = ({ nodes }: Profiler.Profile): Seen[] =>
  nodes
    .filter(({ hitCount = 0 }) => hitCount > 0)
    .map(({ callFrame, hitCount = 0 }) => ({
      name: callFrame.functionName,
      url: callFrame.url,
      line: callFrame.lineNumber,
      column: callFrame.columnNumber,
      samples: hitCount,
    }));
