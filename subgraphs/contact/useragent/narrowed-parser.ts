import { UAParser } from 'ua-parser-js';
import { lazy } from '../../../core/lazy.ts';
import { expressionIndex } from './expression-index.ts';

/** A table of the parser: alternating lists of expressions and their properties. */
type Table = readonly unknown[];

const names = ['browser', 'cpu', 'device', 'engine', 'os'] as const;
type Name = (typeof names)[number];

/** The properties that an expression assigns, and the table of the expression. */
interface Row {
  readonly table: Name;
  readonly properties: unknown;
}

/**
 * A custom table for the parser. The parser prepends a custom table to its own with `custom.concat(own)`. This `concat` instead
 * replaces the parser's table with a subset of its rows.
 */
class RestrictedTable {
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
  const narrowedTable = (table: Name) => (own: Table) => {
    for (let at = 0; at < own.length; at += 2) {
      const row = { table, properties: own[at + 1] };
      const listed: unknown = own[at];
      for (const expression of Array.isArray(listed) ? listed.filter(isExpression) : []) {
        expressions.push(expression);
        rowOf.push(row);
      }
    }
    return own;
  };
  new UAParser(
    'text',
    Object.fromEntries(names.map((name) => [name, { length: 0, concat: narrowedTable(name) }])),
  );
  return { expressions, rowOf, candidates: expressionIndex(expressions) };
});

/**
 * Creates a parser that tries only those of the 300 expressions that may match the text. The results equal those of the complete
 * parser.
 */
export function parserOf(ua: string): UAParser {
  const { expressions, rowOf, candidates } = tables();
  const restricted: Record<Name, RestrictedTable> = {
    browser: new RestrictedTable(),
    cpu: new RestrictedTable(),
    device: new RestrictedTable(),
    engine: new RestrictedTable(),
    os: new RestrictedTable(),
  };
  for (const place of candidates(ua)) {
    const row = rowOf[place];
    if (row !== undefined) restricted[row.table].rows.push([expressions[place]], row.properties);
  }
  return new UAParser(ua, restricted);
}
