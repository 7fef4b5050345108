import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { launchChromium, openContext } from '../support/chromium.ts';
import { holdRequests, releaseRequest } from '../support/held-requests.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Milliseconds; longer than the typing pause after which the page requests suggestions. */
const typingPauseMs = 500;

/** Opens the home page with a key. Timers of the page advance only when the test advances them. */
async function withFirstPage(work: (page: Page) => Promise<void>): Promise<void> {
  const { url, key } = inject('service');
  const context = await openContext(browser);
  try {
    await context.addInitScript(`sessionStorage.setItem('lookup-key', ${JSON.stringify(key)})`);
    const page = await context.newPage();
    await page.clock.install();
    await page.goto(url);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.focus('#search');
    await work(page);
  } finally {
    await context.close();
  }
}

const isCard = (request: Request): boolean => request.postData()?.includes('query Address') === true;
const isSearchFor =
  (text: string) =>
  (request: Request): boolean =>
    request.url().includes(`/city?q=${encodeURIComponent(text)}&`);

/** Types a text and waits until its suggestions are listed. */
async function typeAndPause(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.clock.runFor(typingPauseMs);
  await page.locator('#suggestions li').first().waitFor();
}

const readTitle = (page: Page): Promise<string> => page.innerText('#finding:not([aria-busy]) h2');
const expectNoList = async (page: Page): Promise<void> => {
  expect(await page.locator('#suggestions li:visible').count()).toBe(0);
  expect(await page.getAttribute('#search', 'aria-expanded')).toBe('false');
  expect(await page.getAttribute('#search', 'aria-activedescendant')).toBeNull();
};

test('the search box closes its list when the text changes, and looks up the new text on Enter', async () => {
  await withFirstPage(async (page) => {
    await typeAndPause(page, 'Par');
    expect(await page.innerText('#suggestions')).toContain('Paraguay');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('ma');
    await expectNoList(page);
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('Parma');
  });
});

const textChanges: readonly (readonly [how: string, change: (page: Page) => Promise<void>])[] = [
  ['typed', (page) => page.keyboard.type('Oslo')],
  ['pasted', paste],
  ['inserted without key events', (page) => page.keyboard.insertText('Oslo')],
];

async function paste(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(`navigator.clipboard.writeText('Oslo')`);
  await page.keyboard.press('Control+V');
}

test.each(textChanges)(
  'the search box looks up the new text after a text is %s over another',
  async (_how, change) => {
    await withFirstPage(async (page) => {
      await typeAndPause(page, 'spring');
      await page.keyboard.press('Control+A');
      await change(page);
      await expectNoList(page);
      await page.keyboard.press('Enter');
      expect(await readTitle(page)).toBe('Oslo');
    });
  },
);

test('the search box leaves the Enter key to an input method that composes characters', async () => {
  await withFirstPage(async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Input.imeSetComposition', { text: 'Oslo', selectionStart: 4, selectionEnd: 4 });
    await page.clock.runFor(typingPauseMs);
    await page.locator('#suggestions li').first().waitFor();
    const sentQueries: string[] = [];
    page.on('request', (request) => sentQueries.push(request.url()));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    expect(await page.getAttribute('#search', 'aria-activedescendant')).toBe('option-0');
    expect(await page.locator('#finding').isVisible()).toBe(false);
    expect(sentQueries).toEqual([]);
    await devtools.send('Input.insertText', { text: 'Oslo' });
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('Oslo');
  });
});

test('the search box lists no suggestions after the text is deleted', async () => {
  await withFirstPage(async (page) => {
    await typeAndPause(page, 'Par');
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
    await expectNoList(page);
    const sentQueries: string[] = [];
    page.on('request', (request) => sentQueries.push(request.url()));
    await page.keyboard.press('Enter');
    await page.clock.runFor(typingPauseMs);
    expect(await page.locator('#finding').isVisible()).toBe(false);
    expect(sentQueries).toEqual([]);
  });
});

test('the search box ignores suggestions that arrive after the text changed', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, isSearchFor('Par'));
    await page.keyboard.type('Par');
    await page.clock.runFor(typingPauseMs);
    const heldRoute = await sent(0);
    await page.keyboard.type('ma');
    await releaseRequest(page, heldRoute);
    await expectNoList(page);
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('Parma');
  });
});

test('the search box lists the suggestions for the last text when responses arrive out of order', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, (request) => /\/city\?q=Par(?:ma)?&/.test(request.url()));
    await page.keyboard.type('Par');
    await page.clock.runFor(typingPauseMs);
    const firstRoute = await sent(0);
    await page.keyboard.type('ma');
    await page.clock.runFor(typingPauseMs);
    await releaseRequest(page, await sent(1));
    await page.locator('#suggestions li').first().waitFor();
    await releaseRequest(page, firstRoute);
    expect(await page.innerText('#suggestions')).not.toContain('Paraguay');
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('Parma');
  });
});

test('the search box lists no suggestions after it has lost the focus', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, isSearchFor('Par'));
    await page.keyboard.type('Par');
    await page.clock.runFor(typingPauseMs);
    const heldRoute = await sent(0);
    await page.keyboard.press('Tab');
    await releaseRequest(page, heldRoute);
    await expectNoList(page);
  });
});

test('the search box lists no suggestions after Escape', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, isSearchFor('Par'));
    await page.keyboard.type('Par');
    await page.clock.runFor(typingPauseMs);
    const heldRoute = await sent(0);
    await page.keyboard.press('Escape');
    await releaseRequest(page, heldRoute);
    await expectNoList(page);
  });
});

test('the search box never shows the result card of an earlier text', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, isCard);
    await page.keyboard.type('8.8.8.8');
    await page.keyboard.press('Enter');
    const heldRoute = await sent(0);
    await page.fill('#search', 'qqxxyyzz');
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('No record');
    await releaseRequest(page, heldRoute);
    expect(await readTitle(page)).toBe('No record');
  });
});

test('the result section is marked as busy until the card of the last text is shown', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, isCard);
    const isBusy = () => page.locator('#finding[aria-busy="true"]').count();
    await page.keyboard.type('8.8.8.8');
    await page.keyboard.press('Enter');
    const firstRoute = await sent(0);
    await page.fill('#search', '1.1.1.1');
    expect(await isBusy()).toBe(0);
    await page.keyboard.press('Enter');
    const secondRoute = await sent(1);
    await releaseRequest(page, firstRoute);
    expect(await isBusy()).toBe(1);
    await releaseRequest(page, secondRoute);
    expect(await readTitle(page)).toBe('1.1.1.1');
    expect(await isBusy()).toBe(0);
  });
});

test('the search box sends one request when Enter is pressed twice', async () => {
  await withFirstPage(async (page) => {
    const { routes, sent } = await holdRequests(page, isSearchFor('Oslo'));
    await page.keyboard.type('Oslo');
    await page.keyboard.press('Enter');
    const onlyRoute = await sent(0);
    await page.keyboard.press('Enter');
    await page.clock.runFor(typingPauseMs);
    await releaseRequest(page, onlyRoute);
    expect(await readTitle(page)).toBe('Oslo');
    expect(routes).toHaveLength(1);
  });
});

test('a clicked example replaces a text that the user is still typing', async () => {
  await withFirstPage(async (page) => {
    const { sent } = await holdRequests(page, isSearchFor('Japan'));
    await page.keyboard.type('Par');
    await page.click('[data-try="Japan"]');
    const search = await sent(0);
    await page.clock.runFor(typingPauseMs);
    await releaseRequest(page, search);
    expect(await readTitle(page)).toBe('Japan');
  });
});

test('the search box shows the result card of a clicked suggestion', async () => {
  await withFirstPage(async (page) => {
    await typeAndPause(page, 'Par');
    await page.click('#suggestions li:has-text("Paraguay")');
    await expectNoList(page);
    expect(await readTitle(page)).toBe('Paraguay');
  });
});

test('the search box recognises a MAC address', async () => {
  await withFirstPage(async (page) => {
    await page.keyboard.type('00:1A:11:00:00:00');
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('00:1A:11:00:00:00');
    expect(await page.innerText('.finding')).toContain('Google');
  });
});

/** Inputs with several meanings. Capital letters are read as codes; countries and large cities rank before hamlets. */
const ambiguousInputs = [
  ['USD', 'US Dollar'],
  ['eur', 'Euro'],
  ['MSFT', 'Microsoft Corporation'],
  ['AAPL', 'Apple Inc.'],
  ['3M', '3M Company'],
  ['Apple', 'Apple Inc.'],
  ['Ford', 'Ford Motor Company'],
  ['NO', 'Norway'],
  ['Georgia', 'Georgia'],
  ['California', 'California'],
  ['New York', 'New York City'],
  ['Wien', 'Vienna'],
  ['90210 US', '90210 Beverly Hills'],
  ['5 kg', '5 kg'],
  ['98.6 °F to °C', '37 degC'],
  ['GB82 WEST 1234 5698 7654 32', 'GB82 WEST 1234 5698 7654 32'],
  ['AS15169', 'Google LLC'],
  ['8.8.8.0/24', '8.8.8.0/24'],
  ['DE136695976', 'DE136695976'],
  ['1HGCM82633A004352', 'Honda Accord'],
  ['25 Dec 2026', '2026-12-25'],
  ['🎉', 'party popper'],
] as const;

test('the search box finds the intended record in every family', async () => {
  await withFirstPage(async (page) => {
    const foundMeanings: (readonly [string, string])[] = [];
    for (const [typed] of ambiguousInputs) {
      await page.fill('#search', typed);
      await page.keyboard.press('Enter');
      await page.locator('#finding:not([aria-busy]) h2').waitFor();
      foundMeanings.push([typed, await readTitle(page)]);
    }
    expect(foundMeanings).toEqual(ambiguousInputs);
  });
});

test('the search box does not list a town for a code that only has the same letters', async () => {
  await withFirstPage(async (page) => {
    await typeAndPause(page, 'USD');
    expect(await page.innerText('#suggestions')).not.toContain('Üsküdar');
  });
});

test('a result card shows a flag, the REST response and code in three languages', async () => {
  await withFirstPage(async (page) => {
    await page.fill('#search', 'Oslo');
    await page.keyboard.press('Enter');
    expect(await readTitle(page)).toBe('Oslo');
    await page.locator('.flag').waitFor();
    expect(await page.evaluate("document.querySelector('.flag').decode().then(() => true)")).toBe(true);
    await page.locator('.finding pre', { hasText: '"population"' }).waitFor();
    for (const [language, text] of [
      ['curl', '/city/id/'],
      ['JavaScript', 'await fetch('],
      ['Python', 'requests.get('],
    ] as const) {
      await page.locator('.tabs').first().getByRole('tab', { name: language }).click();
      expect(await page.locator('.tabs pre').first().innerText()).toContain(text);
    }
    expect(new URL(page.url()).search).toBe('?q=Oslo');
  });
});

test('a shared address of the home page opens the result card of its text', async () => {
  await withFirstPage(async (page) => {
    await page.goto(`${inject('service').url}/?q=Reykjav%C3%ADk`);
    expect(await readTitle(page)).toMatch(/^Reykjav/);
    expect(await page.inputValue('#search')).toBe('Reykjavík');
  });
});

test('a key in the URL fragment is stored, removed from the address and never sent in a URL', async () => {
  const { url, key } = inject('service');
  const context = await openContext(browser);
  const requestedUrls: string[] = [];
  context.on('request', (request) => requestedUrls.push(request.url(), request.headers()['referer'] ?? ''));
  const page = await context.newPage();
  await page.goto(`${url}/#key=${key}`);
  await page.fill('#search', 'Oslo');
  await page.keyboard.press('Enter');
  expect(await readTitle(page)).toBe('Oslo');
  expect(page.url()).not.toContain(key);
  await page.goBack();
  expect(page.url()).not.toContain(key);
  expect(requestedUrls.filter((address) => address.includes(key))).toEqual([]);
  await context.close();
});
