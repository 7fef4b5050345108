/**
 * Yields the parts of a multipart/mixed response (RFC 2046) as parsed JSON, each as soon as it arrives.
 * @throws Error when the response ends before the closing boundary
 */
export async function* partsOf(response: Response): AsyncGenerator<unknown> {
  const [, boundary = '-'] = /boundary="?([^";]+)"?/.exec(response.headers.get('content-type') ?? '') ?? [];
  const delimiter = `\r\n--${boundary}`;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let isInside = false;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    text += value;
    for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter)) {
      if (isInside) {
        const part: unknown = JSON.parse(text.slice(text.indexOf('\r\n\r\n'), at));
        yield part;
      }
      isInside = true;
      text = text.slice(at + delimiter.length);
    }
    if (isInside && text.startsWith('--')) return;
  }
  throw new Error('The response was interrupted.');
}
