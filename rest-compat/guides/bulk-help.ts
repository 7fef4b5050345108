import type { Body } from '../routing/route.ts';
import { bulkLimits } from './bulk-limits.ts';

/**
 * Returns the response to GET /bulk/help.
 * @param base absolute URL prefix of links
 */
export const bulkHelp = (base: string): Body => ({
  endpoint: 'bulk',
  summary: 'POST /bulk answers many lookups in one request: rows in, rows out, of any number.',
  forms:
    'Content-Type says what comes, Accept what goes: application/x-ndjson or text/csv, by default the same. The body may be coded by gzip, deflate or br.',
  paths:
    'Without add each row names a documented path: {"path": "/city/Oslo?country=NO"} or "/city/Oslo", in CSV a column path. It becomes {"row": 1, "answer": {…}} or {"row": 2, "error": {…}}, the error in the one shape of all errors.',
  records:
    'With add each row is a record that keeps its columns and gets fields of one family, <family>.status (found, not_found, ambiguous, invalid, unavailable; empty where it has no value to look up) and <family>.error.',
  parameters: [
    { name: 'add', summary: 'Fields of one family: city.timezone,city.population' },
    {
      name: 'by',
      summary:
        'Parameters of the path and the columns that hold them: name=Town,country. Default: the column is called like the family.',
    },
    { name: 'fields', summary: 'Without add: fields of the answers. Needed where CSV is answered.' },
  ],
  cost: 'Each row costs and may what a request of its own would. What was not answered is not charged. A window that is used up is waited for; units that are used up are told at their rows.',
  limits: `No limit of rows. A row has at most ${bulkLimits.rowLength.toLocaleString('en')} characters; ${bulkLimits.ofKey} requests of a key are under way at once. Rows are read no faster than answers are taken: read while you send.`,
  examples: [
    `curl ${base}/bulk -H 'X-API-Key: …' -H 'Content-Type: application/x-ndjson' -T rows.ndjson -X POST`,
    `curl '${base}/bulk?add=city.timezone&by=name=Town,country' -H 'X-API-Key: …' -H 'Content-Type: text/csv' --data-binary @people.csv`,
  ],
});
