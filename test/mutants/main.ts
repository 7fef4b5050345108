/**
 * `npm run mutants -- router/access [--count 100] [--seed 1] [--tests 12] [--write report.tsv]`: puts small faults into a
 * folder's sources, one at a time, and counts how many of them the tests notice. Every mutant is checked by the compiler
 * first, then by the unit tests that import its file, the nearest first; one that nobody notices is printed.
 */
import { execFileSync, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import ts from 'typescript';
import { importers, testsOf } from './import-graph.ts';
import type { Answer, Question } from './runner.ts';
import { mutantsOf, mutated, random, sample, type Mutant } from './mutations.ts';

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

const tracked = execFileSync('git', ['ls-files', '*.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const isSource = (file: string) =>
  !/\.(test|generated)\.ts$/.test(file) && !file.startsWith('test/') && !file.includes('/maintain/');
const isUnitTest = (file: string) => !/^test\/(contract|parity|system)\//.test(file);
const wanted = positionals.length > 0 ? positionals : ['router/access'];
const sources = tracked.filter(
  (file) => isSource(file) && wanted.some((place) => file === place || file.startsWith(`${place}/`)),
);
const graph = importers(root, tracked);

/** How long the tests of one mutant may take together. */
const budgetMs = 15_000;
/** After which they are stuck; the first ones wait for the runner to start. */
const patienceMs = 120_000;

interface Drawn extends Mutant {
  readonly file: string;
  readonly text: string;
}
const all = sources.flatMap((file): Drawn[] => {
  const text = readFileSync(join(root, file), 'utf8');
  return mutantsOf(file, text).map((mutant) => ({ ...mutant, file, text }));
});
const drawn = sample(all, Number(values.count), random(Number(values.seed)));

const checker = compiler();
let runner = startRunner();
/** The tests of a file that are run for each of its mutants: the nearest, as far as their time reaches. */
const chosen = new Map<string, Promise<readonly string[]>>();
const testsFor = ({ file, text }: Drawn) => {
  const known = chosen.get(file) ?? choose(file, text);
  chosen.set(file, known);
  return known;
};

const outcomes: { readonly mutant: Drawn; readonly outcome: 'types' | 'tests' | 'survived' }[] = [];
for (const mutant of drawn) {
  const tests = await testsFor(mutant);
  const outcome = checker.refuses(mutant) ? 'types' : (await isNoticed(mutant, tests)) ? 'tests' : 'survived';
  outcomes.push({ mutant, outcome });
  if (outcome === 'survived') process.stdout.write(`${mutant.file}:${mutant.line} ${mutant.change}\n`);
}
runner.kill();

const count = (outcome: string) => outcomes.filter((each) => each.outcome === outcome).length;
const percent = (part: number) => `${((100 * part) / Math.max(outcomes.length, 1)).toFixed(0)} %`;
process.stdout.write(
  `${wanted.join(', ')}: ${outcomes.length} of ${all.length} mutants (seed ${values.seed}): ${percent(count('types') + count('tests'))} killed ` +
    `(${count('types')} by the compiler, ${count('tests')} by tests), ${count('survived')} survived\n`,
);
if (values.write !== undefined) {
  writeFileSync(
    values.write,
    outcomes
      .map(({ mutant, outcome }) => `${outcome}\t${mutant.file}:${mutant.line}\t${mutant.change}\n`)
      .join(''),
  );
}
process.exit(0);

/** A test that fails without any fault would notice every mutant. */
async function choose(file: string, text: string): Promise<readonly string[]> {
  const tests = testsOf(file, graph).filter(isUnitTest).slice(0, Number(values.tests));
  const within: string[] = [];
  let left = budgetMs;
  for (const test of tests) {
    const answer = await runner.ask({ file, text, tests: [test] }, patienceMs);
    if (answer === 'late') {
      runner = startRunner();
      continue;
    }
    if (answer.isKilled) {
      process.stdout.write(`${test} fails without any fault: it is left out.\n`);
      continue;
    }
    left -= answer.times[0] ?? 0;
    if (left < 0 && within.length > 0) break;
    within.push(test);
  }
  return within;
}

/** One that does not come back is stuck in the fault, which a test run would notice too. */
async function isNoticed(mutant: Drawn, tests: readonly string[]): Promise<boolean> {
  if (tests.length === 0) return false;
  const question = { file: mutant.file, text: mutated(mutant.text, mutant), tests };
  const answer = await runner.ask(question, patienceMs);
  if (answer === 'late') runner = startRunner();
  return answer === 'late' || answer.isKilled;
}

function startRunner() {
  const child = fork(fileURLToPath(new URL('../../dist/tools/runner.js', import.meta.url)), [root], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // With all that it has started: a loop without end does not hear of a polite end.
  const kill = () => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  return {
    kill,
    ask: (question: Question, patience: number) =>
      new Promise<Answer | 'late'>((resolve) => {
        const timer = setTimeout(() => {
          kill();
          resolve('late');
        }, patience);
        child.once('message', (answer: Answer) => {
          clearTimeout(timer);
          resolve(answer);
        });
        child.send(question);
      }),
  };
}

/** The compiler as `npm run types` calls it, asked about one changed file at a time. */
function compiler() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const changed = new Map<string, { readonly text: string; readonly version: number }>();
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({ ...options, incremental: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (path) => String(changed.get(path)?.version ?? 0),
    getScriptSnapshot: (path) => {
      const text = changed.get(path)?.text ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (each) => ts.getDefaultLibFilePath(each),
    fileExists: (path) => ts.sys.fileExists(path),
    readFile: (path) => ts.sys.readFile(path),
    readDirectory: (path, ...rest) => ts.sys.readDirectory(path, ...rest),
    directoryExists: (path) => ts.sys.directoryExists(path),
    getDirectories: (path) => ts.sys.getDirectories(path),
  });
  let version = 0;
  const set = (path: string, text: string) => changed.set(path, { text, version: (version += 1) });
  return {
    refuses(mutant: Drawn): boolean {
      const path = join(root, mutant.file);
      set(path, mutated(mutant.text, mutant));
      const faults = [...service.getSyntacticDiagnostics(path), ...service.getSemanticDiagnostics(path)];
      set(path, mutant.text);
      return faults.some(({ category }) => category === ts.DiagnosticCategory.Error);
    },
  };
}
