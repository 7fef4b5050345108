import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';

/** Milliseconds that a page can take to reach a state. Only a failing test waits this long, even on a busy machine. */
const timeoutMs = 180_000;

/** Path of the browser: Debian's, or that in the environment variable CHROMIUM. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Starts the browser without a window. */
export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox'],
    timeout: timeoutMs,
  });

/** Opens a browser context, which shares no storage with others. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(timeoutMs);
  return context;
}
