import type { Problem } from '../errors.ts';

/** An error of the HTTP parser, as node:http reports it. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The packet that was being parsed. */
  readonly rawPacket?: Buffer;
  /** Offset in the packet at which parsing failed. */
  readonly bytesParsed?: number;
}

const createHttpProblem = (message: string, status = 400): Problem => ({
  code: 'invalid_request',
  status,
  message,
});

const tooLongAdvice = 'send at most 16 kB together';

/** Returns the problem for a request that the HTTP parser rejects. The message never echoes client data. */
export function toParserProblem({ code = '', rawPacket, bytesParsed = 0 }: ParserError): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return createHttpProblem(
        `The path, the query and the headers are too long together: ${tooLongAdvice}.`,
        431,
      );
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return createHttpProblem(
        'The chunk extensions of the body are too long: send chunks without extensions.',
        413,
      );
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return createHttpProblem(
        'The request was not complete within the time limit: send it without pauses.',
        408,
      );
    case 'HPE_INVALID_METHOD':
      return createMethodProblem(findLine(rawPacket, bytesParsed));
    case 'HPE_INVALID_URL':
    case 'HPE_INVALID_CONSTANT':
      return createTargetProblem(findLine(rawPacket, bytesParsed));
    case 'HPE_INVALID_VERSION':
    case 'HPE_PAUSED_H2_UPGRADE':
      return createHttpProblem('Unsupported protocol: use HTTP/1.1, with CRLF at line ends.');
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
    case 'HPE_INVALID_CHUNK_SIZE':
      return createHttpProblem(
        'The length of the body is ambiguous: send one Content-Length, or Transfer-Encoding: chunked.',
      );
    default:
      return createHttpProblem(
        'The request is not well-formed HTTP/1.1: send a request such as GET /country/FR HTTP/1.1 with a Host header.',
      );
  }
}

function createMethodProblem(line: string): Problem {
  if (!/^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]$/.test(line)) {
    return createHttpProblem(
      'The request is not well-formed HTTP/1.1: send a request such as GET /country/FR HTTP/1.1 with a Host header.',
    );
  }
  const allowedMethods = /^\S+ \/graphql[/?]?/.test(line) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';
  return {
    ...createHttpProblem('Unknown method: send lookups by GET.', 405),
    headers: ['Allow', allowedMethods],
  };
}

function createTargetProblem(line: string): Problem {
  const wordCount = line.split(' ').length;
  if (wordCount > 3)
    return createHttpProblem('The path or the query has a space: encode it as %20, as in /city/New%20York.');
  return createHttpProblem(
    'The path or the query has a character that must be percent-encoded: é is %C3%A9, a space %20. The path must start with a slash.',
  );
}

/** Returns the line of a packet that contains an offset. */
function findLine(packet: Buffer | undefined, offset: number): string {
  if (packet === undefined) return '';
  const start = offset === 0 ? 0 : packet.lastIndexOf(0x0a, offset - 1) + 1;
  const end = packet.indexOf(0x0a, offset);
  return packet.toString('latin1', start, end < 0 ? packet.length : end).trimEnd();
}
