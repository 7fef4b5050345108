import type { Mutant } from './mutations.ts';

/**
 * Mutants that no test can notice, because they change nothing that anyone can see: a line each, with the file, the
 * source line, the change and the reason, parted by tabs. A line of the file that begins with # is a comment.
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

/** What a mutant is called for as long as its line stays as it is. Like ones of one line are numbered. */
export function namesOf(file: string, text: string, mutants: readonly Mutant[]): string[] {
  const lines = text.split('\n');
  const seen = new Map<string, number>();
  return mutants.map(({ line, change }) => {
    const name = [file, (lines[line - 1] ?? '').trim(), change].join('\t');
    const number = (seen.get(`${line}\t${name}`) ?? 0) + 1;
    seen.set(`${line}\t${name}`, number);
    return number === 1 ? name : `${name} (${number})`;
  });
}
