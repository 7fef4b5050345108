import type { Problem } from '../errors.ts';

/** An error of the HTTP parser, as node:http reports it. */
export interface ParserError extends Error {
  readonly code?: string;
  /** The packet that was being parsed. */
  readonly rawPacket?: Buffer;
  /** Offset in the packet at which parsing failed. */
  readonly bytesParsed?: number;
}

const rejection = (message: string, status = 400): Problem => ({ code: 'invalid_request', status, message });

const tooLongAdvice = 'send at most 16 kB together';

/** Returns the problem for a request that the HTTP parser rejects. The message never echoes client data. */
export function parserRejection({ code = '', rawPacket, bytesParsed = 0 }: ParserError): Problem {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return rejection(`The path, the query and the headers are too long together: ${tooLongAdvice}.`, 431);
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return rejection('The chunk extensions of the body are too long: send chunks without extensions.', 413);
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return rejection('The request was not complete within the time limit: send it without pauses.', 408);
    case 'HPE_INVALID_METHOD':
      return unknownMethod(lineAround(rawPacket, bytesParsed));
    case 'HPE_INVALID_URL':
    case 'HPE_INVALID_CONSTANT':
      return wrongTarget(lineAround(rawPacket, bytesParsed));
    case 'HPE_INVALID_VERSION':
    case 'HPE_PAUSED_H2_UPGRADE':
      return rejection('Unsupported protocol: use HTTP/1.1, with CRLF at line ends.');
    case 'HPE_INVALID_CONTENT_LENGTH':
    case 'HPE_UNEXPECTED_CONTENT_LENGTH':
    case 'HPE_INVALID_TRANSFER_ENCODING':
    case 'HPE_INVALID_CHUNK_SIZE':
      return rejection(
        'The length of the body is ambiguous: send one Content-Length, or Transfer-Encoding: chunked.',
      );
    default:
      return rejection(
        'The request is not well-formed HTTP/1.1: GET /country/FR HTTP/1.1 with a Host works.',
      );
  }
}

function unknownMethod(line: string): Problem {
  if (!/^[!#$%&'*+.^_`|~\w-]+ \S+ HTTP\/1\.[01]$/.test(line)) {
    return rejection('The request is not well-formed HTTP/1.1: GET /country/FR HTTP/1.1 with a Host works.');
  }
  const allow = /^\S+ \/graphql[/?]?/.test(line) ? 'GET, HEAD, POST, OPTIONS' : 'GET, HEAD, OPTIONS';
  return {
    ...rejection('Unknown method: send lookups by GET.', 405),
    headers: ['Allow', allow],
  };
}

function wrongTarget(line: string): Problem {
  const words = line.split(' ').length;
  if (words > 3)
    return rejection('The path or the query has a space: encode it as %20, as in /city/New%20York.');
  return rejection(
    'The path or the query has a character that must be percent-encoded: é is %C3%A9, a space %20. The path must start with a slash.',
  );
}

/** Returns the line of a packet that contains an offset. */
function lineAround(packet: Buffer | undefined, at: number): string {
  if (packet === undefined) return '';
  const start = at === 0 ? 0 : packet.lastIndexOf(0x0a, at - 1) + 1;
  const end = packet.indexOf(0x0a, at);
  return packet.toString('latin1', start, end < 0 ? packet.length : end).trimEnd();
}
