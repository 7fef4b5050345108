import ts from 'typescript';

/** One small fault in a source file. */
export interface Mutant {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** 1-based. */
  readonly line: number;
  /** Human-readable description: `operator: a < b → a <= b`. */
  readonly change: string;
}

const operators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.AsteriskToken]: '/',
  [ts.SyntaxKind.SlashToken]: '*',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};

const methods: Readonly<Record<string, string>> = {
  every: 'some',
  some: 'every',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  trunc: 'round',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Method calls that a mutant can remove, so that the receiver is the result. */
const droppableMethods = new Set([
  'trim',
  'slice',
  'filter',
  'sort',
  'reverse',
  'normalize',
  'toLowerCase',
  'toUpperCase',
]);

/** Returns all mutants of a source file in text order. Types and imports are not mutated. */
export function listMutants(path: string, text: string): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, replacement: string, kind: string) => {
    const [start, end] = [node.getStart(source), node.getEnd()];
    const originalText = text.slice(start, end);
    if (originalText === replacement) return;
    const shortenText = (part: string) => part.replace(/\s+/g, ' ').slice(0, 60);
    mutants.push({
      start,
      end,
      replacement,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      change: `${kind}: ${shortenText(originalText)} → ${shortenText(replacement)}`,
    });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    mutate(node, add);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants.sort((a, b) => a.start - b.start);
}

type Add = (node: ts.Node, replacement: string, kind: string) => void;

function mutate(node: ts.Node, add: Add): void {
  if (ts.isBinaryExpression(node)) return mutateBinary(node, add);
  if (ts.isNumericLiteral(node)) return mutateNumber(node, add);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return add(node, 'false', 'boolean');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return add(node, 'true', 'boolean');
  if (ts.isIfStatement(node)) {
    add(node.expression, `(true as boolean)`, 'if true');
    return add(node.expression, `(false as boolean)`, 'if false');
  }
  if (ts.isConditionalExpression(node)) {
    add(node, `(${node.whenTrue.getText()})`, 'ternary then');
    return add(node, `(${node.whenFalse.getText()})`, 'ternary else');
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return add(node, `!!(${node.operand.getText()})`, 'drop !');
  if (ts.isRegularExpressionLiteral(node)) return mutateRegex(node, add);
  if (ts.isCallExpression(node)) return mutateCall(node, add);
  if (ts.isThrowStatement(node) || ts.isContinueStatement(node)) return add(node, ';', 'remove statement');
  if (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression))
    add(node, ';', 'remove statement');
}

function mutateBinary(node: ts.BinaryExpression, add: Add): void {
  const otherOperator = operators[node.operatorToken.kind];
  if (otherOperator !== undefined) add(node.operatorToken, otherOperator, 'operator');
  const isLogical =
    node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken ||
    node.operatorToken.kind === ts.SyntaxKind.BarBarToken;
  if (isLogical) {
    add(node, `(${node.left.getText()})`, 'drop operand');
    add(node, `(${node.right.getText()})`, 'drop operand');
  }
}

/** Numbers whose exact value does not matter: revisions, and estimates for the progress display. */
const anyNumber = new Set(['revision', 'about']);

function mutateNumber(node: ts.NumericLiteral, add: Add): void {
  if (ts.isPropertyAssignment(node.parent) && anyNumber.has(node.parent.name.getText())) return;
  const value = Number(node.text.replaceAll('_', ''));
  if (!Number.isSafeInteger(value)) return;
  add(node, String(value + 1), 'number+1');
  if (value > 0) add(node, String(value - 1), 'number-1');
}

function mutateRegex(node: ts.RegularExpressionLiteral, add: Add): void {
  const close = node.text.lastIndexOf('/');
  const [body, flags] = [node.text.slice(1, close), node.text.slice(close + 1)];
  if (body.startsWith('^')) add(node, `/${body.slice(1)}/${flags}`, 'regex anchor');
  if (body.endsWith('$') && !body.endsWith('\\$'))
    add(node, `/${body.slice(0, -1)}/${flags}`, 'regex anchor');
  if (flags.includes('i')) add(node, `/${body}/${flags.replace('i', '')}`, 'regex flag');
  if (flags.includes('g')) add(node, `/${body}/${flags.replace('g', '')}`, 'regex flag');
}

function mutateCall(node: ts.CallExpression, add: Add): void {
  if (!ts.isPropertyAccessExpression(node.expression)) return;
  const { name, expression } = node.expression;
  const otherMethod = Object.hasOwn(methods, name.text) ? methods[name.text] : undefined;
  if (otherMethod !== undefined) add(name, otherMethod, 'method');
  if (droppableMethods.has(name.text)) add(node, expression.getText(), `drop .${name.text}`);
}

/** Returns the text with the mutant applied. */
export const applyMutant = (text: string, { start, end, replacement }: Mutant): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** mulberry32, a small seeded generator: the same seed draws the same mutants. */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a sample without repetition, in the order drawn. */
export function drawSample<T>(all: readonly T[], count: number, next: () => number): T[] {
  const remainingItems = [...all];
  const drawnItems: T[] = [];
  while (drawnItems.length < count && remainingItems.length > 0) {
    drawnItems.push(...remainingItems.splice(Math.floor(next() * remainingItems.length), 1));
  }
  return drawnItems;
}
