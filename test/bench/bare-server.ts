import { createServer } from 'node:http';

/**
 * The baseline of the benchmark: a bare node:http server. It returns a small JSON body of the same size as the service's
 * response.
 */
const body = JSON.stringify({ hello: 'x'.repeat(Number(process.argv[2] ?? 300)) });
const server = createServer((_, response) => {
  response.writeHead(200, [
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    `${body.length}`,
  ]);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.({ port: address.port });
});
