import stringWidth from 'string-width';
import { formatCell, flattenRecord, type Row } from '../rest-compat/formats/fields.ts';
import { isJson } from '../router/document/result.ts';

/** Formats a body as readable text: one field per line, and lists of records as tables. */
export function formatTable(body: Row): string {
  const facts: [string, string][] = [];
  const tables: string[] = [];
  for (const [name, value] of Object.entries(flattenRecord(body))) {
    const elements: readonly unknown[] = Array.isArray(value) ? value : [];
    if (elements.length > 0 && elements.every(isJson)) tables.push(`${name}\n${formatGrid(elements)}`);
    else facts.push([name, formatCell(value)]);
  }
  const nameWidth = Math.max(0, ...facts.map(([name]) => stringWidth(name)));
  const lines = facts.map(([name, value]) =>
    `${padText(name, nameWidth)}  ${replaceControlCharacters(value)}`.trimEnd(),
  );
  return [...(lines.length === 0 ? [] : [lines.join('\n')]), ...tables].join('\n\n').concat('\n');
}

function formatGrid(records: readonly Row[]): string {
  const rows = records.map(flattenRecord);
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cells = [
    names,
    ...rows.map((row) => names.map((name) => replaceControlCharacters(formatCell(row[name])))),
  ];
  const widths = names.map((_, column) => Math.max(...cells.map((row) => stringWidth(row[column] ?? ''))));
  return cells
    .map((row) =>
      row
        .map((text, column) => padText(text, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const padText = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - stringWidth(text)));

/** Replaces control characters, because they could move the cursor of the terminal. */
const replaceControlCharacters = (text: string) => text.replace(/\p{Cc}/gu, ' ');
