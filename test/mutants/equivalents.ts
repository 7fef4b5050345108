import type { Mutant } from './mutations.ts';

/**
 * Mutants that no test can detect, because they change no observable behaviour: one per line, with the file, the source line,
 * the change and the reason, separated by tabs. A line that begins with # is a comment.
 */
export interface Equivalent {
  readonly name: string;
  readonly reason: string;
}

export function readEquivalents(text: string): Equivalent[] {
  return text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [file = '', source = '', change = '', reason = ''] = line.split('\t');
      if (reason === '') throw new Error(`Not file, source line, change and reason, parted by tabs: ${line}`);
      return { name: [file, source, change].join('\t'), reason };
    });
}

/** Returns names of mutants that are stable while their source line is unchanged. Identical mutants of a line are numbered. */
export function nameMutants(file: string, text: string, mutants: readonly Mutant[]): string[] {
  const lines = text.split('\n');
  const countsByName = new Map<string, number>();
  return mutants.map(({ line, change }) => {
    const name = [file, (lines[line - 1] ?? '').trim(), change].join('\t');
    const number = (countsByName.get(`${line}\t${name}`) ?? 0) + 1;
    countsByName.set(`${line}\t${name}`, number);
    return number === 1 ? name : `${name} (${number})`;
  });
}
