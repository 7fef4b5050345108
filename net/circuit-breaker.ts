export interface BreakerOptions {
  /** Failures in a row that open the circuit. */
  readonly failures: number;
  /** For how long. */
  readonly coolDownMs: number;
}

/** Circuits kept at a time; a service has a few. */
const most = 256;

interface Circuit {
  failures: number;
  closedAgainAt: number;
}

/**
 * Failures in a row open a circuit, so that a dead service costs its callers nothing; after the cool-down one call tries
 * again. A service of several parts (a member state each) has a circuit for each.
 */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #clock: () => number;
  readonly #circuits = new Map<string, Circuit>();

  constructor(options: BreakerOptions, clock: () => number) {
    this.#options = options;
    this.#clock = clock;
  }

  isOpen(part: string): boolean {
    return this.#clock() < (this.#circuits.get(part)?.closedAgainAt ?? -Infinity);
  }

  openParts(): number {
    return [...this.#circuits.keys()].filter((part) => this.isOpen(part)).length;
  }

  succeeded(part: string): void {
    this.#circuits.delete(part);
  }

  /** @param pauseMs for how long the service asked to be left alone */
  failed(part: string, pauseMs = 0): void {
    const circuit = this.#circuits.get(part) ?? { failures: 0, closedAgainAt: -Infinity };
    circuit.failures += 1;
    const coolDownMs = circuit.failures >= this.#options.failures ? this.#options.coolDownMs : 0;
    if (coolDownMs > 0 || pauseMs > 0) circuit.closedAgainAt = this.#clock() + Math.max(coolDownMs, pauseMs);
    const oldest = this.#circuits.size >= most ? this.#circuits.keys().next().value : undefined;
    if (oldest !== undefined && !this.#circuits.has(part)) this.#circuits.delete(oldest);
    this.#circuits.set(part, circuit);
  }
}
