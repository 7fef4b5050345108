export interface CircuitBreakerOptions {
  /** Number of consecutive failures that open the circuit. */
  readonly failures: number;
  /** Time in milliseconds for which the circuit stays open. */
  readonly coolDownMs: number;
}

/** Maximum number of circuits in memory. A service has only a few circuits. */
const maxCircuits = 256;

interface Circuit {
  failures: number;
  closedAgainAt: number;
}

/**
 * Opens a circuit after consecutive failures, so that calls to an unavailable service fail immediately. After the cool-down,
 * one call tries again. A service with several parts (such as one per member state) has one circuit per part.
 */
export class CircuitBreaker {
  readonly #options: CircuitBreakerOptions;
  readonly #clock: () => number;
  readonly #circuits = new Map<string, Circuit>();

  constructor(options: CircuitBreakerOptions, clock: () => number) {
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

  /** Records a failure. @param pauseMs time in milliseconds before the service allows a retry */
  failed(part: string, pauseMs = 0): void {
    const circuit = this.#circuits.get(part) ?? { failures: 0, closedAgainAt: -Infinity };
    circuit.failures += 1;
    const coolDownMs = circuit.failures >= this.#options.failures ? this.#options.coolDownMs : 0;
    if (coolDownMs > 0 || pauseMs > 0) circuit.closedAgainAt = this.#clock() + Math.max(coolDownMs, pauseMs);
    const oldestCircuitKey =
      this.#circuits.size >= maxCircuits ? this.#circuits.keys().next().value : undefined;
    if (oldestCircuitKey !== undefined && !this.#circuits.has(part)) this.#circuits.delete(oldestCircuitKey);
    this.#circuits.set(part, circuit);
  }
}
