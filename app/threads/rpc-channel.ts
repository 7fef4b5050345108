/** The methods of a message port that the channel uses. */
export interface RpcPort {
  postMessage(message: unknown): void;
  on(event: 'message', read: (message: unknown) => void): unknown;
}

type Message =
  | { readonly id: number; readonly request: unknown }
  | { readonly id: number; readonly response: unknown }
  | { readonly id: number; readonly error: string };

interface PendingRequest {
  readonly resolve: (response: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Exchanges requests and responses with another thread, in both directions over one port. */
export class RpcChannel {
  readonly #port: RpcPort;
  readonly #pending = new Map<number, PendingRequest>();
  #lastId = 0;
  #isEnded = false;

  /**
   * Opens a channel over a port.
   * @param handle responds to a request of the other thread; a rejection rejects the other thread's `send`
   */
  constructor(port: RpcPort, handle: (request: unknown) => Promise<unknown>) {
    this.#port = port;
    port.on('message', (message) => {
      if (!isMessage(message)) return;
      if ('request' in message) {
        const { id, request } = message;
        handle(request).then(
          (response) => port.postMessage({ id, response }),
          (error: unknown) => port.postMessage({ id, error: String(error) }),
        );
        return;
      }
      const pendingRequest = this.#pending.get(message.id);
      this.#pending.delete(message.id);
      if ('error' in message) pendingRequest?.reject(new Error(message.error));
      else pendingRequest?.resolve(message.response);
    });
  }

  send(request: unknown): Promise<unknown> {
    if (this.#isEnded) return Promise.reject(new Error('The thread has ended.'));
    const id = (this.#lastId += 1);
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#port.postMessage({ id, request });
    });
  }

  /** Rejects pending and later requests. Call this when the other thread has ended. */
  end(): void {
    this.#isEnded = true;
    for (const { reject } of this.#pending.values()) reject(new Error('The thread has ended.'));
    this.#pending.clear();
  }
}

/** Checks only the property `id`, because both threads run the same build. */
const isMessage = (message: unknown): message is Message =>
  typeof message === 'object' && message !== null && 'id' in message && typeof message.id === 'number';
