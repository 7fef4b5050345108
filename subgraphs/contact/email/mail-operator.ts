import { readFacts } from '../../../facts/fact-table.ts';
import { listSuffixes } from '../domain/suffixes.ts';
import { memoize } from '../../../core/memoize.ts';

const readSuffixes = memoize(() => {
  const operatorBySuffix = new Map<string, string>();
  for (const { operator = '', suffixes: list = '' } of readFacts('mail-operators')) {
    for (const suffix of list.split(' ')) operatorBySuffix.set(suffix, operator);
  }
  return operatorBySuffix;
});

/**
 * Returns the operator of the first known host name among mail exchangers; null when no host name is known. Source:
 * facts/tables/mail-operators.tsv.
 * @param hosts lower case, preferred first
 */
export function findMailOperator(hosts: readonly string[]): string | null {
  for (const host of hosts) {
    for (const suffix of listSuffixes(host)) {
      const operator = readSuffixes().get(suffix);
      if (operator !== undefined) return operator;
    }
  }
  return null;
}
