import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The last commit before the rule was introduced. Older subjects are not checked. */
const baseCommit = 'b977fecb29cc92a4b1cffbb4e87a129477b827ea';

/** Imperatives that end in s, ed or ing, like other forms of a verb. */
const verbs =
  /^(?:address|bypass|bring|compress|discuss|express|focus|need|pass|process|embed|feed|shed|speed|seed)$/;

/** Returns the error of a subject, or null. A valid subject is `scope: imperative …`; a scope can name several rooms. */
function findSubjectError(subject: string): string | null {
  if (subject.length > 72) return `longer than 72 characters (${subject.length})`;
  const [, verb] = /^[a-z][a-z\d-]*(?:, [a-z][a-z\d-]*)*: ([a-z][a-z-]*) \S/.exec(subject) ?? [];
  if (verb === undefined)
    return 'not of the form "scope: imperative …", such as "units: serve requests in order"';
  if (/^(?:the|a|an|what|who|when|where|how|if|for|of|in|on|no|all|new|more|one|its?|they|we)$/.test(verb))
    return `"${verb}" is not a verb`;
  return /(?:s|ed|ing)$/.test(verb) && !verbs.test(verb) ? `"${verb}" is not an imperative` : null;
}

const runGit = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

test.each([
  ['units: serve waiting requests in FIFO order', null],
  ['docs, cli: run every documented example in a test', null],
  ['http: process the requests of a connection in order', null],
  ['Units: serve waiting requests', 'form'],
  ['units serve waiting requests', 'form'],
  ['units: served waiting requests', 'imperative'],
  ['units: serves waiting requests', 'imperative'],
  ['units: serving waiting requests', 'imperative'],
  ['start: threads that settle their heaps at once', 'imperative'],
  ['units: the bound is known', 'not a verb'],
  [`units: serve ${'x'.repeat(72)}`, '72'],
])('the rule for commit subjects accepts or rejects "%s" as documented', (subject, part) => {
  const error = findSubjectError(subject);
  if (part === null) expect(error).toBeNull();
  else expect(error).toContain(part);
});

test('every commit after the introduction of the rule has a subject of the form "scope: imperative …"', () => {
  // A shallow clone can lack that commit. In such a clone only the newest commit is checked.
  const range = runGit('rev-list', '-n', '100000', 'HEAD').includes(baseCommit)
    ? [`${baseCommit}..HEAD`]
    : ['-1'];
  const subjects = runGit('log', '--no-merges', '--format=%h %s', ...range)
    .split('\n')
    .filter((line) => line !== '');
  const violations = subjects.flatMap((line) => {
    const error = findSubjectError(line.slice(line.indexOf(' ') + 1));
    return error === null ? [] : [`${line}: ${error}`];
  });
  expect(violations).toEqual([]);
});
