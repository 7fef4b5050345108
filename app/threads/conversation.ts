/** One end of a channel between threads. */
export interface Channel {
  postMessage(message: unknown): void;
  on(event: 'message', read: (message: unknown) => void): unknown;
}

/** What comes over the channel: a question, its answer, or why there is none. */
type Message =
  | { readonly id: number; readonly question: unknown }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Questions and answers between two threads, in both directions over one channel. */
export class Conversation {
  readonly #channel: Channel;
  readonly #waiting = new Map<number, Waiting>();
  #last = 0;

  /** @param answer what the other side asks for; where it rejects, the question does */
  constructor(channel: Channel, answer: (question: unknown) => Promise<unknown>) {
    this.#channel = channel;
    channel.on('message', (message) => {
      if (!isMessage(message)) return;
      if ('question' in message) {
        const { id, question } = message;
        answer(question).then(
          (told) => channel.postMessage({ id, answer: told }),
          (error: unknown) => channel.postMessage({ id, failure: String(error) }),
        );
        return;
      }
      const waiting = this.#waiting.get(message.id);
      this.#waiting.delete(message.id);
      if ('failure' in message) waiting?.reject(new Error(message.failure));
      else waiting?.resolve(message.answer);
    });
  }

  ask(question: unknown): Promise<unknown> {
    const id = (this.#last += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#channel.postMessage({ id, question });
    });
  }

  /** The other side is gone: what was asked of it fails. */
  end(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The thread has ended.'));
    this.#waiting.clear();
  }
}

/** Both sides are of one build: what has another form is no message of theirs. */
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number';
