/**
 * `node lint/plain-english.js` searches for the words of lint/dialect.tsv in comments, texts and declared names of the code, in
 * Markdown, in GraphQL descriptions, and in comments of tables, scripts and configuration files. The script fails when a folder
 * has more of these words than lint/dialect-baseline.json allows. `--write` lowers the allowed counts to the current counts.
 * `--list <folder>` prints each occurrence with its replacement.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import ts from 'typescript';

const root = new URL('../', import.meta.url);
const read = (file) => readFileSync(new URL(file, root), 'utf8');
const baselineFile = 'lint/dialect-baseline.json';

const rules = read('lint/dialect.tsv')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => {
    const [pattern = '', instead = ''] = line.split('\t');
    return { pattern: new RegExp(`\\b(?:${pattern})\\b`, 'gi'), instead };
  });

/** Files that contain data or quotations, or that are generated. */
const isExcluded = (file) =>
  /(^|\/)(CHANGELOG\.md|NOTICE|LICENSE|package-lock\.json)$|\.generated\.ts$|^lint\/|^examples\/react\/src\/gql|^docs\/configuration\.md$|^schema\/(supergraph|openapi|plans)/.test(
    file,
  );

/** Files whose comments are lines that begin with `#` or `--`, or are in C style. */
const hasLineComments = (file) =>
  /\.(?:tsv|sh|ya?ml|sql|css|py|toml|conf|service|timer)$|^\.ci\/|^examples\/.*(?:Dockerfile|Caddyfile)$/.test(
    file,
  );

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => (/\.(tsx?|js|md|graphql)$/.test(file) || hasLineComments(file)) && !isExcluded(file));

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.startsWith('test/');

/** Splits a name into words: `toldName` → `told Name`. */
const splitName = (name) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2');

/** Yields the texts of a file that people read, each with its position. */
function* extractTexts(file) {
  const text = read(file);
  if (file.endsWith('.md')) {
    yield { at: 0, text: text.replace(/```[^]*?```|`[^`\n]*`/g, (code) => code.replace(/[^\n]/g, ' ')) };
    return;
  }
  if (file.endsWith('.graphql')) {
    for (const match of text.matchAll(/"""[^]*?"""|"(?:[^"\\\n]|\\.)*"|#.*/g))
      yield { at: match.index, text: match[0].replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length)) };
    return;
  }
  if (hasLineComments(file)) {
    for (const match of text.matchAll(/^[ \t]*(?:#|--).*|\/\*[^]*?\*\//gm))
      yield { at: match.index, text: match[0] };
    return;
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const comments = new Set();
  const declaredNames = new Set();
  const visit = function* (node) {
    for (const ranges of [
      ts.getLeadingCommentRanges(text, node.pos),
      ts.getTrailingCommentRanges(text, node.end),
    ])
      for (const { pos, end } of ranges ?? []) {
        if (comments.has(pos)) continue;
        comments.add(pos);
        yield { at: pos, text: text.slice(pos, end) };
      }
    const name = node.name;
    if (name !== undefined && ts.isIdentifier(name) && isDeclaration(node) && !declaredNames.has(name.text)) {
      declaredNames.add(name.text);
      yield { at: name.getStart(source), text: splitName(name.text) };
    }
    const isText =
      ts.isStringLiteral(node) ||
      ts.isNoSubstitutionTemplateLiteral(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node);
    // In tests, only titles are text for people; other strings are data.
    if (isText && node.text.includes(' ') && (!isTest(file) || isTitle(node)))
      yield { at: node.getStart(source), text: node.text };
    for (const child of node.getChildren(source)) yield* visit(child);
  };
  yield* visit(source);
}

const isDeclaration = (node) =>
  ts.isVariableDeclaration(node) ||
  ts.isFunctionDeclaration(node) ||
  ts.isClassDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isMethodSignature(node) ||
  ts.isBindingElement(node);

function isTitle({ parent }) {
  return ts.isCallExpression(parent) && /^(?:test|it|describe)\b/.test(parent.expression.getText());
}

const getFolder = (file) => {
  const [first = '', second = ''] = file.split('/');
  if (!file.includes('/')) return '.';
  return ['subgraphs', 'router', 'rest-compat', 'db', 'test', 'app'].includes(first) &&
    second.includes('.') === false
    ? `${first}/${second}`
    : first;
};

const options = process.argv.slice(2);
const listedFolder = options[0] === '--list' ? (options[1] ?? '') : null;
const countsByFolder = {};
for (const file of files) {
  for (const { at, text } of extractTexts(file))
    for (const { pattern, instead } of rules)
      for (const match of text.matchAll(pattern)) {
        const folder = getFolder(file);
        countsByFolder[folder] = (countsByFolder[folder] ?? 0) + 1;
        if (listedFolder !== null && file.startsWith(listedFolder)) {
          const line =
            read(file).slice(0, at).split('\n').length + text.slice(0, match.index).split('\n').length - 1;
          process.stdout.write(`${file}:${line} ${match[0]} → ${instead}\n`);
        }
      }
}
const allowedCounts = existsSync(new URL(baselineFile, root)) ? JSON.parse(read(baselineFile)) : null;
const totalCount = Object.values(countsByFolder).reduce((sum, count) => sum + count, 0);
if (options.includes('--write')) {
  const loweredCounts = Object.entries(countsByFolder).map(([folder, count]) => [
    folder,
    Math.min(count, allowedCounts?.[folder] ?? count),
  ]);
  writeFileSync(
    new URL(baselineFile, root),
    `${JSON.stringify(Object.fromEntries(loweredCounts.sort()), null, 2)}\n`,
  );
  process.stdout.write(`${totalCount} words in all\n`);
} else if (listedFolder === null) {
  for (const [folder, count] of Object.entries(countsByFolder).sort()) {
    if (count <= (allowedCounts?.[folder] ?? 0)) continue;
    process.stderr.write(
      `${folder} has ${count} words that lint/dialect.tsv replaces, but ${allowedCounts?.[folder] ?? 0} are allowed. List them: node lint/plain-english.js --list ${folder}\n`,
    );
    process.exitCode = 1;
  }
}
