import type { Body } from '../routing/route.ts';
import { bulkLimits } from './bulk-limits.ts';

/**
 * Returns the response to GET /bulk/help.
 * @param base absolute URL prefix of links
 */
export const createBulkHelp = (base: string): Body => ({
  endpoint: 'bulk',
  summary:
    'POST /bulk runs many lookups in one request: one output row for each input row, without a row limit.',
  forms:
    'Content-Type is the input format, Accept the output format: application/x-ndjson or text/csv. By default both are the same. In CSV, values that a spreadsheet would run as a formula begin with an apostrophe, unless you send Accept: text/csv; formulas=raw. The body can be compressed with gzip, deflate or br.',
  paths:
    'Without add, each row has a documented path: {"path": "/city/Oslo?country=NO"} or "/city/Oslo", in CSV a column path. The output row is {"row": 1, "answer": {…}} or {"row": 2, "error": {…}}, with the usual error object.',
  records:
    'With add, each row is a record. The record keeps its columns and gets the fields of one family, <family>.status and <family>.error. The status is found, not_found, ambiguous, invalid or unavailable, or empty without a value to look up.',
  parameters: [
    { name: 'add', summary: 'Fields of one family: city.timezone,city.population' },
    {
      name: 'by',
      summary:
        'Parameters of the path with the columns that contain their values: name=Town,country. Default: a column with the name of the family.',
    },
    { name: 'fields', summary: 'Without add: fields of the responses. Required for CSV output.' },
  ],
  cost: `Each row has the cost and permissions of a separate request. Rows without a response are not charged. A row without a lookup counts as a request if its output is more than ${bulkLimits.freeGrowth.toLocaleString('en')} characters longer than its input. At the rate limit the request waits for the next window. When units are used up, the rows report it.`,
  limits: `There is no row limit. Maximum row length: ${bulkLimits.rowLength.toLocaleString('en')} characters. A CSV body has at most ${bulkLimits.columns.toLocaleString('en')} columns. An account can run ${bulkLimits.ofAccount} bulk requests at a time; a key without an account, as many. A request ends when no row with a value to look up arrives for ${bulkLimits.idleMs / 1000} seconds. The server reads rows only as fast as the client reads results, so read while you send.`,
  examples: [
    `curl ${base}/bulk -H 'X-API-Key: …' -H 'Content-Type: application/x-ndjson' -T rows.ndjson -X POST`,
    `curl '${base}/bulk?add=city.timezone&by=name=Town,country' -H 'X-API-Key: …' -H 'Content-Type: text/csv' --data-binary @people.csv`,
  ],
});
