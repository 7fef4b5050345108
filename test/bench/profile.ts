import { Session, type Profiler } from 'node:inspector';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

/** A function and the number of samples that found the thread in it. */
export interface ProfiledRequest {
  readonly name: string;
  /** Empty when the function belongs to V8 or Node, or was compiled at run time. */
  readonly url: string;
  /** 0-based. */
  readonly line: number;
  readonly column: number;
  readonly samples: number;
}

const everyMicroseconds = 200;

/**
 * This module is loaded before the service (`node --import`). The message `profile` from the parent starts a profile. `stop`
 * stops the profile, and the response contains the samples.
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
    if (message === 'stop')
      session.post('Profiler.stop', (_, { profile }) => process.send?.(readProfiledRequests(profile)));
  });
  // The service may exit while its parent is still listening.
  process.channel?.unref();
}

const readProfiledRequests = ({ nodes }: Profiler.Profile): ProfiledRequest[] =>
  nodes
    .filter(({ hitCount = 0 }) => hitCount > 0)
    .map(({ callFrame, hitCount = 0 }) => ({
      name: callFrame.functionName,
      url: callFrame.url,
      line: callFrame.lineNumber,
      column: callFrame.columnNumber,
      samples: hitCount,
    }));
