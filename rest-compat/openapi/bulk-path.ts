import type { ErrorResponses } from './error-responses.ts';

const createTextContent = (description: string) => ({ schema: { type: 'string', description } });

const createQueryParameter = (name: string, description: string, example: string) => ({
  name,
  in: 'query',
  required: false,
  description,
  schema: { type: 'string' },
  example,
});

/** The OpenAPI path item of POST /bulk, the only path that is not a lookup. */
export const createBulkPath = (errors: ErrorResponses) => ({
  post: {
    operationId: 'postBulk',
    tags: ['bulk'],
    summary: 'Runs many lookups in one request.',
    description: [
      'One output row for each input row, in the same order, without a row limit. The response streams while the request is sent. The server reads rows only as fast as the client reads results, so read while you send.',
      'Without add, each row has a documented path. The output row is `{"row": 1, "answer": {…}}` or `{"row": 2, "error": {…}}`, with the usual error object. With add, each row is a record that gets fields of one family, its status (found, not_found, ambiguous, invalid, unavailable, empty) and its error.',
      'Each row has the cost and permissions of a separate request. At the rate limit the request waits for the next window. When units are used up, the rows report it. Rows without a response are not charged.',
    ].join('\n\n'),
    parameters: [
      createQueryParameter(
        'add',
        'Fields of one family to add to each record.',
        'city.timezone,city.population',
      ),
      createQueryParameter(
        'by',
        'Parameters of the path with the columns that contain their values. Default: a column with the name of the family.',
        'name=Town,country',
      ),
      createQueryParameter(
        'fields',
        'Without add: fields of the responses, as dotted names. Required for CSV output.',
        'name,timezone',
      ),
    ],
    requestBody: {
      required: true,
      content: {
        'application/x-ndjson': createTextContent(
          'One `{"path": "/city/Oslo"}` or `"/city/Oslo"` per line. With the `add` parameter, each line may be any object.',
        ),
        'text/csv': createTextContent('CSV with a header row; without add it has a column path.'),
      },
    },
    responses: {
      200: {
        description: 'One line per row, in the format of Accept.',
        content: {
          'application/x-ndjson': createTextContent('One JSON object per line.'),
          'text/csv': createTextContent('CSV with a header row.'),
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
