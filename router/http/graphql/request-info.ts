import type { KeyRecord } from '../../auth/access.ts';
import type { Charged } from '../../cost/charge.ts';
import type { RequestInfo, Failure } from '../../exchange.ts';
import type { ResponseError } from '../../document/result.ts';

/** What the operator is told of an answer: who asked and, where there is one, what it has cost. */
export const requestInfo = (key: KeyRecord | null, figures: Figures = none): RequestInfo => ({
  family: 'graphql',
  plan: key?.plan.name ?? 'none',
  key: key?.short,
  units: figures.units,
  failures: figures.failures,
});

type Figures = Pick<RequestInfo, 'units' | 'failures'>;

const none: Figures = {};

export function metricsOfCharge({ spent: { pooled, metered }, result }: Charged): Figures {
  let units = Math.ceil(pooled);
  for (const each of metered.values()) units += each;
  return { units, failures: result.errors?.map(failureOf) };
}

/** Of an error in an answer that has data all the same. */
const failureOf = ({ message, extensions }: ResponseError): Failure => ({
  code: String(extensions?.['code']),
  message,
});
