/**
 * The parts of an answer of multipart/mixed (RFC 2046), each as soon as it has come.
 * @throws Error when the answer breaks off.
 */
export async function* partsOf(response: Response): AsyncGenerator<unknown> {
  const [, boundary = '-'] = /boundary="?([^";]+)"?/.exec(response.headers.get('content-type') ?? '') ?? [];
  const limit = `\r\n--${boundary}`;
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  let isInside = false;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) break;
    text += value;
    for (let at = text.indexOf(limit); at >= 0; at = text.indexOf(limit)) {
      if (isInside) {
        const part: unknown = JSON.parse(text.slice(text.indexOf('\r\n\r\n'), at));
        yield part;
      }
      isInside = true;
      text = text.slice(at + limit.length);
    }
    if (isInside && text.startsWith('--')) return;
  }
  throw new Error('The answer broke off.');
}
