import type { ErrorResponses } from './error-responses.ts';

const text = (description: string) => ({ schema: { type: 'string', description } });

const queryParameter = (name: string, description: string, example: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

/** The OpenAPI path item of POST /bulk, the only path that is not a lookup. */
export const bulkPath = (errors: ErrorResponses) => ({
  post: {
    operationId: 'postBulk',
    tags: ['bulk'],
    summary: 'Many lookups in one request.',
    description: [
      'Rows in, rows out, of any number: answered in their order while they come, and read no faster than answers are taken; so read while you send.',
      'Without add each row names a documented path and becomes `{"row": 1, "answer": {…}}` or `{"row": 2, "error": {…}}`, the error in the one shape. With add each row is a record that gets fields of one family, its status (found, not_found, ambiguous, invalid, unavailable, empty) and what is wrong.',
      'Each row costs and may what a request of its own would. A window of the plan that is used up is waited for; units that are used up are told at their rows. What was not answered is not charged.',
    ].join('\n\n'),
    parameters: [
      queryParameter('add', 'Fields of one family that each record gets.', 'city.timezone,city.population'),
      queryParameter(
        'by',
        'Parameters of the path and the columns that hold them. Default: the column is called like the family.',
        'name=Town,country',
      ),
      queryParameter(
        'fields',
        'Without add: fields of the answers, as dotted names. Needed where CSV is answered.',
        'name,timezone',
      ),
    ],
    requestBody: {
      required: true,
      content: {
        'application/x-ndjson': text(
          '{"path": "/city/Oslo"}, or "/city/Oslo", a line each; with add any object.',
        ),
        'text/csv': text('With a head; without add it has a column path.'),
      },
    },
    responses: {
      200: {
        description: 'A line for each row, in the form of Accept.',
        content: {
          'application/x-ndjson': text('A JSON object a line.'),
          'text/csv': text('With a head.'),
        },
      },
      ...errors.of([
        'invalid_request',
        'invalid_api_key',
        'permission_denied',
        'rate_limited',
        'service_unavailable',
      ]),
    },
  },
});
