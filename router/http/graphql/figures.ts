import type { KeyRecord } from '../../access/access.ts';
import type { Charged } from '../../demand/charge.ts';
import type { Asked, Failure } from '../exchange.ts';
import type { ResponseError } from '../../execute/result.ts';

/** What the operator is told of an answer: who asked and, where there is one, what it has cost. */
export const askedBy = (key: KeyRecord | null, figures: Figures = none): Asked => ({
  family: 'graphql',
  plan: key?.plan.name ?? 'none',
  key: key?.short,
  units: figures.units,
  failures: figures.failures,
});

type Figures = Pick<Asked, 'units' | 'failures'>;

const none: Figures = {};

export function figuresOf({ spent: { pooled, metered }, result }: Charged): Figures {
  let units = Math.ceil(pooled);
  for (const each of metered.values()) units += each;
  return { units, failures: result.errors?.map(failureOf) };
}

/** Of an error in an answer that has data all the same. */
const failureOf = ({ message, extensions }: ResponseError): Failure => ({
  code: String(extensions?.['code']),
  message,
});
