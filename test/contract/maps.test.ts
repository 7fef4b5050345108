import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { searchHomePage, startBrowser } from '../support/visits.ts';

const { visit } = startBrowser();

/** Points from an atlas: latitude, longitude, whether it is land. Some are islands, lakes, near the antimeridian or a pole. */
const points: readonly (readonly [name: string, latitude: number, longitude: number, isLand: boolean])[] = [
  ['Kansas', 38.5, -98.4, true],
  ['Seattle', 47.3, -121.9, true],
  ['Florida', 28, -81.5, true],
  ['Fairbanks, Alaska', 64.8, -147.7, true],
  ['Big Island of Hawaii', 19.6, -155.5, true],
  ['Puerto Rico', 18.2, -66.4, true],
  ['Mexico City', 19.4, -99.1, true],
  ['Winnipeg', 49.9, -97.1, true],
  ['Baffin Island', 68, -70, true],
  ['Greenland', 72, -40, true],
  ['Iceland', 64.8, -18.5, true],
  ['Cuba', 21.5, -78, true],
  ['Manaus', -3.1, -60, true],
  ['Tierra del Fuego', -54.2, -68.5, true],
  ['Madrid', 40.4, -3.7, true],
  ['Ireland', 53.3, -7.8, true],
  ['Sicily', 37.5, 14.2, true],
  ['Cairo', 30, 31.2, true],
  ['Nairobi', -1.3, 36.8, true],
  ['Cape of Good Hope', -33.6, 19.2, true],
  ['Madagascar', -19, 46.7, true],
  ['Delhi', 28.6, 77.2, true],
  ['Sri Lanka', 7.5, 80.7, true],
  ['Novosibirsk', 55, 82.9, true],
  ['Chukotka, west of the antimeridian', 67.5, 178, true],
  ['Chukotka, east of the antimeridian', 66.5, -175, true],
  ['Hokkaido', 43.4, 142.8, true],
  ['Taiwan', 23.8, 121, true],
  ['Luzon', 17, 121, true],
  ['Borneo', 0.5, 114, true],
  ['New Guinea', -5.5, 142, true],
  ['Alice Springs', -23.7, 133.9, true],
  ['Tasmania', -42.1, 146.6, true],
  ['South Island of New Zealand', -43.8, 170.5, true],
  ['Viti Levu, Fiji', -17.8, 178, true],
  ['Antarctica', -80, 40, true],
  ['South Pole', -89, 0, true],
  ['middle of the Atlantic', 30, -40, false],
  ['South Atlantic', -30, -15, false],
  ['Pacific off California', 30, -135, false],
  ['South Pacific', -40, -120, false],
  ['Pacific at the antimeridian', 10, 179.5, false],
  ['Indian Ocean', -30, 80, false],
  ['Southern Ocean', -58, 100, false],
  ['Gulf of Mexico', 25, -90, false],
  ['Hudson Bay', 60, -86, false],
  ['Mediterranean', 35, 18, false],
  ['Black Sea', 43.3, 34, false],
  ['Bay of Bengal', 14, 88, false],
  ['Arctic Ocean', 87, 0, false],
  ['Bering Sea', 58, -178, false],
];

/** Returns the names of points that the map draws incorrectly. */
const findMapErrors = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const land = document.querySelector('path.land');
    const isDrawn = (latitude, longitude) =>
      land.isPointInFill(new DOMPoint(longitude * 10, -latitude * 10));
    return ${JSON.stringify(points)}
      .filter(([, latitude, longitude, isLand]) => isDrawn(latitude, longitude) !== isLand)
      .map(([name]) => name);
  })()`);

test('the maps on the pages draw land and sea at the correct points', async () => {
  for (const path of ['/coverage', '/zones', '/zones/Europe/Paris'])
    await visit(path, async ({ page }) => expect(await findMapErrors(page), path).toEqual([]));
  await visit('/', async ({ page }) => {
    await searchHomePage(page, 'Oslo');
    await page.waitForSelector('.finding .land');
    expect(await findMapErrors(page)).toEqual([]);
  });
});
