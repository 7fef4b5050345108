import { UAParser } from 'ua-parser-js';
import { lazy } from '../../../core/lazy.ts';
import { expressionIndex } from './expression-index.ts';

/** A table of the parser: alternating lists of expressions and their properties. */
type Table = readonly unknown[];

const names = ['browser', 'cpu', 'device', 'engine', 'os'] as const;
type Name = (typeof names)[number];

/** The properties that an expression assigns, and the table it belongs to. */
interface Row {
  readonly table: Name;
  readonly told: unknown;
}

/**
 * A custom table for the parser. The parser prepends a custom table to its own with `custom.concat(own)`. This `concat` instead
 * replaces the parser's table with a subset of its rows.
 */
class Narrowed {
  readonly length = 0;
  readonly rows: unknown[] = [];
  concat(): Table {
    return this.rows;
  }
}

const isExpression = (value: unknown) => value instanceof RegExp;

const tables = lazy(() => {
  const expressions: RegExp[] = [];
  const rowOf: Row[] = [];
  const seen = (table: Name) => (own: Table) => {
    for (let at = 0; at < own.length; at += 2) {
      const row = { table, told: own[at + 1] };
      const listed: unknown = own[at];
      for (const expression of Array.isArray(listed) ? listed.filter(isExpression) : []) {
        expressions.push(expression);
        rowOf.push(row);
      }
    }
    return own;
  };
  new UAParser('text', Object.fromEntries(names.map((name) => [name, { length: 0, concat: seen(name) }])));
  return { expressions, rowOf, candidates: expressionIndex(expressions) };
});

/** Creates a parser that tries only those of the 300 expressions that may match the text. Its results are the same. */
export function parserOf(ua: string): UAParser {
  const { expressions, rowOf, candidates } = tables();
  const narrowed: Record<Name, Narrowed> = {
    browser: new Narrowed(),
    cpu: new Narrowed(),
    device: new Narrowed(),
    engine: new Narrowed(),
    os: new Narrowed(),
  };
  for (const place of candidates(ua)) {
    const row = rowOf[place];
    if (row !== undefined) narrowed[row.table].rows.push([expressions[place]], row.told);
  }
  return new UAParser(ua, narrowed);
}
