/**
 * `npm run mutants -- router/auth [--count 100] [--seed 1] [--tests 12] [--write report.tsv]`: puts one small fault at a time
 * into the sources of a folder and counts how many the tests detect. Every mutant is checked by the compiler first, then by the
 * unit tests that import its file, nearest first. An undetected mutant is printed as a line for equivalents.tsv, where mutants
 * that change no behaviour belong.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createCompiler } from './compiler.ts';
import { nameMutants, readEquivalents } from './equivalents.ts';
import { findImporters, findTests } from './import-graph.ts';
import { listMutants, applyMutant, createRandom, drawSample, type Mutant } from './mutations.ts';
import { startRunner, Trial } from './trial.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const { positionals, values } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    tests: { type: 'string', default: '12' },
    write: { type: 'string' },
  },
});
const printLine = (line: string) => process.stdout.write(`${line}\n`);

const trackedFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const isSource = (file: string) =>
  !/\.(test|generated)\.ts$/.test(file) && !file.startsWith('test/') && !file.startsWith('scripts/');
const isUnitTest = (file: string) => !/^test\/(contract|parity|system)\//.test(file);
const selectedPaths = positionals.length > 0 ? positionals : ['router/auth'];
const isWanted = (file: string) =>
  selectedPaths.some((place) => file === place || file.startsWith(`${place}/`));
const sources = trackedFiles.filter((file) => isSource(file) && isWanted(file));
const pathWithoutFiles = selectedPaths.find(
  (place) => !sources.some((file) => file === place || file.startsWith(`${place}/`)),
);
if (pathWithoutFiles !== undefined)
  throw new Error(`No source lies in ${pathWithoutFiles}: for example subgraphs/contact does.`);
const graph = findImporters(root, trackedFiles);

interface NamedMutant extends Mutant {
  readonly file: string;
  readonly text: string;
  readonly name: string;
}
const foundMutants = sources.flatMap((file): NamedMutant[] => {
  const text = readFileSync(join(root, file), 'utf8');
  const mutants = listMutants(file, text);
  const names = nameMutants(file, text, mutants);
  return mutants.map((mutant, index) => ({ ...mutant, file, text, name: names[index] ?? '' }));
});
const equivalents = new Set(
  readEquivalents(readFileSync(join(root, 'test/mutants/equivalents.tsv'), 'utf8')).map(({ name }) => name),
);
const remainingMutants = foundMutants.filter(({ name }) => !equivalents.has(name));
const mutantNames = new Set(foundMutants.map(({ name }) => name));
for (const name of equivalents)
  if (isWanted(name.split('\t')[0] ?? '') && !mutantNames.has(name))
    printLine(`equivalents.tsv names something that is not a mutant: ${name}`);
const drawnMutants = drawSample(remainingMutants, Number(values.count), createRandom(Number(values.seed)));

const checker = createCompiler(root);
const trial = new Trial(() => startRunner(root), printLine);
const compiling = new Set<string>();

const outcomes: { readonly mutant: NamedMutant; readonly outcome: 'types' | 'tests' | 'survived' }[] = [];
/** Whether the nearest tests detect a mutant that the compiler accepts. */
async function isNoticedByTests({ file, text: original }: NamedMutant, text: string): Promise<boolean> {
  const tests = findTests(file, graph).filter(isUnitTest).slice(0, Number(values.tests));
  return trial.notices({ file, text, tests }, original);
}

/** Prints the results, also when the sample is interrupted. */
function reportProgress(): void {
  trial.end();
  const count = (outcome: string) => outcomes.filter((each) => each.outcome === outcome).length;
  const formatPercent = (part: number) => `${((100 * part) / Math.max(outcomes.length, 1)).toFixed(0)} %`;
  printLine(
    `${selectedPaths.join(', ')}: ${outcomes.length} of ${remainingMutants.length} mutants (seed ${values.seed}; ${foundMutants.length - remainingMutants.length} known as ` +
      `equivalent left out): ${formatPercent(count('types') + count('tests'))} killed (${count('types')} by the compiler, ` +
      `${count('tests')} by tests), ${count('survived')} survived`,
  );
  if (values.write !== undefined) {
    writeFileSync(
      values.write,
      outcomes.map(({ mutant, outcome }) => `${outcome}\t${mutant.line}\t${mutant.name}\n`).join(''),
    );
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    reportProgress();
    process.exit(1);
  });

for (const mutant of drawnMutants) {
  const text = applyMutant(mutant.text, mutant);
  const isRejected = checker.rejects(mutant.file, text);
  // If the original source does not compile, the compiler rejects every mutant of the source.
  if (isRejected && !compiling.has(mutant.file) && checker.rejects(mutant.file, mutant.text))
    throw new Error(`${mutant.file} does not compile as it is.`);
  compiling.add(mutant.file);
  const isNoticed = !isRejected && (await isNoticedByTests(mutant, text));
  const outcome = isRejected ? 'types' : isNoticed ? 'tests' : 'survived';
  outcomes.push({ mutant, outcome });
  if (outcome === 'survived') printLine(`${mutant.line}\t${mutant.name}`);
}
reportProgress();
process.exit(0);
