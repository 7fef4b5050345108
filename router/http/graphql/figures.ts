import type { Charged } from '../../demand/charge.ts';
import type { Asked, Failure } from '../exchange.ts';
import type { ResponseError } from '../../execute/result.ts';

/** Of whom nothing is known yet. */
export const nobody = { family: 'graphql', plan: 'none' } as const;

/** What the operator is told of an answer. */
export function figuresOf({
  spent: { pooled, metered },
  result,
}: Charged): Pick<Asked, 'units' | 'failures'> {
  const units = Math.ceil(pooled) + [...metered.values()].reduce((sum, each) => sum + each, 0);
  return { units, failures: result.errors?.map(failureOf) };
}

/** Of an error in an answer that has data all the same. */
const failureOf = ({ message, extensions }: ResponseError): Failure => ({
  code: String(extensions?.['code']),
  message,
});
