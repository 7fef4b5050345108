import { errorTable, type ErrorCode } from '../../router/errors.ts';

interface ErrorResponse {
  readonly description: string;
  readonly headers: Readonly<Record<string, { readonly $ref: string }>>;
  readonly content: Readonly<Record<string, object>>;
}

const requestId = 'c7a1f0de-2f6b-4c57-9d0e-0b6f2c1f8a55';

/** The schemas of error responses and of the error codes. */
export const errorSchemas = {
  ErrorCode: {
    type: 'string',
    enum: Object.keys(errorTable),
    description: Object.entries(errorTable)
      .map(([code, { status, meaning }]) => `\`${code}\` (${status}): ${meaning}`)
      .join('\n'),
  },
  Error: {
    type: 'object',
    description: 'The body of every error response. Branch on code, show message, log request_id.',
    required: ['code', 'message', 'docs', 'request_id'],
    properties: {
      code: { $ref: '#/components/schemas/ErrorCode' },
      message: { type: 'string', description: 'The parameter, the rule and a valid value.' },
      docs: { type: 'string', format: 'uri', description: 'URL of the documentation of the code.' },
      request_id: { type: 'string', description: 'The value of the header X-Request-Id, for error reports.' },
      param: { type: 'string', description: 'The invalid parameter, if a single one caused the error.' },
    },
  },
  Problem: {
    type: 'object',
    description:
      'The same error as RFC 9457 problem details, for clients that accept application/problem+json.',
    required: ['type', 'title', 'status', 'detail', 'instance', 'code'],
    properties: {
      type: { type: 'string', format: 'uri' },
      title: { type: 'string' },
      status: { type: 'integer' },
      detail: { type: 'string' },
      instance: { type: 'string', format: 'uri' },
      code: { $ref: '#/components/schemas/ErrorCode' },
      param: { type: 'string' },
    },
  },
} as const;

/** Collects error responses: one for each status and set of error codes. */
export class ErrorResponses {
  readonly #responses = new Map<string, ErrorResponse>();

  /** Returns the error responses of an operation, by status. */
  of(codes: Iterable<ErrorCode>): Readonly<Record<string, { readonly $ref: string }>> {
    const errorCodesByStatus = new Map<number, ErrorCode[]>();
    for (const code of new Set(codes)) {
      const { status } = errorTable[code];
      errorCodesByStatus.set(status, [...(errorCodesByStatus.get(status) ?? []), code]);
    }
    return Object.fromEntries(
      [...errorCodesByStatus].map(([status, together]) => {
        const name = together.map(toPascalCase).join('Or');
        if (!this.#responses.has(name)) this.#responses.set(name, createResponse(together));
        return [`${status}`, { $ref: `#/components/responses/${name}` }];
      }),
    );
  }

  written(): Readonly<Record<string, ErrorResponse>> {
    return Object.fromEntries([...this.#responses].sort(([one], [other]) => (one < other ? -1 : 1)));
  }
}

function createResponse(codes: readonly ErrorCode[]): ErrorResponse {
  const mayHaveTime = codes.some((code) => [429, 503].includes(errorTable[code].status));
  return {
    description: codes.map((code) => `\`${code}\`: ${errorTable[code].meaning}`).join(' '),
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/XRequestId' },
      ...(mayHaveTime ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
    },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Error' },
        examples: Object.fromEntries(codes.map((code) => [code, { value: createExample(code) }])),
      },
      'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
    },
  };
}

const createExample = (code: ErrorCode): object => ({
  code,
  message: errorTable[code].meaning,
  docs: `https://lookup.example/errors/${code}`,
  request_id: requestId,
});

const toPascalCase = (code: string): string =>
  code.replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());
