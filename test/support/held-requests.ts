import type { Page, Request, Route } from 'playwright-core';
import { expect } from 'vitest';

/** Requests of a page that wait until a test releases them. */
export interface HeldRequests {
  readonly routes: Route[];
  /** Waits until the request with this index was sent. */
  readonly sent: (index: number) => Promise<Route>;
}

export async function holdRequests(
  page: Page,
  matches: (request: Request) => boolean,
): Promise<HeldRequests> {
  const routes: Route[] = [];
  await page.route('**/*', async (route) => {
    if (matches(route.request())) routes.push(route);
    else await route.fallback();
  });
  const waitForRequest = async (index: number): Promise<Route> => {
    await expect.poll(() => routes[index]).toBeDefined();
    const [route] = routes.slice(index);
    if (route === undefined) throw new Error('The request was not sent.');
    return route;
  };
  return { routes, sent: waitForRequest };
}

/** Continues a held request and waits until the page has received or aborted it. */
export async function releaseRequest(page: Page, route: Route): Promise<void> {
  const request = route.request();
  if (request.failure() !== null) return;
  const requestEnded = new Promise<void>((resolve) => {
    const onEnd = (each: Request): void => {
      if (each === request) resolve();
    };
    page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  });
  await route.continue();
  await requestEnded;
  // Wait for one more round trip, after which the page has processed the response.
  await page.evaluate(`fetch('/healthz')`);
}
