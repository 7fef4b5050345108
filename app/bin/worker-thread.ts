import { parentPort, workerData } from 'node:worker_threads';
import { MemoryWindows } from '../../router/limits/memory-windows.ts';
import { RequestMetrics } from '../../router/http/request-metrics.ts';
import { settleHeap } from '../heap.ts';
import { errorLog } from '../log/log.ts';
import { processLog } from '../log/process-log.ts';
import { requestErrorLog } from '../log/request-log.ts';
import { openListener } from '../service/listener.ts';
import { openService } from '../service/service.ts';
import { atPort, readSettings } from '../settings.ts';
import { Conversation } from '../threads/conversation.ts';
import { fileOf, isQuestion, isStart, type Question } from '../threads/questions.ts';
import { asBuffer } from '../threads/shared-files.ts';

/** A thread that answers beside the main one: a service of its own, on the store and the port that they share. */
const begun: unknown = workerData;
if (parentPort === null || !isStart(begun)) throw new Error('This is a thread of the service.');
const { socket, windows, port } = begun;

const settings = atPort(readSettings(process.env), port);
const log = processLog(settings);
const onError = errorLog(log);

const conversation = new Conversation(parentPort, async (question) => {
  if (!isQuestion(question)) throw new Error('That is no question.');
  return answer(question);
});
const requests = new RequestMetrics();
const opening = openService(settings, {
  clock: Date.now,
  log,
  onError,
  requests,
  onRequestError: requestErrorLog(log),
  isBeside: true,
  windows: new MemoryWindows(windows),
  readSnapshot: async (path) => asBuffer(fileOf(await conversation.ask({ what: 'file', path }))),
  others: {
    tell: () => Promise.resolve(),
    metrics: async () => String(await conversation.ask({ what: 'metrics' })),
  },
});

/** Takes connections once its first answers are quick. */
const listening = (async () => {
  const service = await opening;
  await service.warm();
  settleHeap();
  const listener = await openListener(settings, { log, requests, socket, before: service.app });
  listener.serve(service);
  return listener;
})();
listening.catch((error: unknown) => {
  onError(error);
  process.exit(1);
});

async function answer(question: Question): Promise<unknown> {
  const [service, listener] = [await opening, await listening];
  switch (question.what) {
    case 'notice':
      return service.hear(question.notice);
    case 'metrics':
      return service.counted();
    case 'end':
      await listener.stop(question.drainMs);
      await service.close();
      // What it has answered goes out first.
      setImmediate(() => process.exit(0));
      return undefined;
    case 'file':
      throw new Error('The main thread is asked that.');
  }
}
