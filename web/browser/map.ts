import { createElement, createSvgElement } from './element.ts';

interface World {
  readonly land: string;
  readonly borders: string;
}

let world: Promise<World> | null = null;

function loadWorld(): Promise<World> {
  world ??= fetch(document.body.dataset['world'] ?? '').then(async (response): Promise<World> => {
    const value: unknown = await response.json();
    const readPath = (name: string): string => {
      const path: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
      return typeof path === 'string' ? path : '';
    };
    return { land: readPath('land'), borders: readPath('borders') };
  });
  return world;
}

/** Creates a map of the area around a point in degrees. The unit of the SVG coordinates is a tenth of a degree. */
export function createMap(
  point: { latitude: number; longitude: number; note: string },
  label: string,
): HTMLElement {
  const [x, y] = [point.longitude * 10, -point.latitude * 10];
  const [width, height] = [520, 300];
  const leftEdge = Math.min(1800 - width, Math.max(-1800, x - width / 2));
  const top = Math.min(900 - height, Math.max(-900, y - height / 2));
  const position = `${Math.abs(point.latitude).toFixed(3)}° ${point.latitude < 0 ? 'S' : 'N'}, ${Math.abs(point.longitude).toFixed(3)}° ${point.longitude < 0 ? 'W' : 'E'}`;
  const drawing = createSvgElement('svg', {
    viewBox: `${leftEdge} ${top} ${width} ${height}`,
    class: 'map',
    role: 'img',
    'aria-label': `Map: ${label} at ${position}`,
  });
  void loadWorld().then(({ land, borders }) => {
    drawing.prepend(
      createSvgElement('path', { d: land, class: 'land' }),
      createSvgElement('path', { d: borders, class: 'borders' }),
    );
  });
  drawing.append(
    createSvgElement('circle', { cx: `${x}`, cy: `${y}`, r: '16', class: 'halo' }),
    createSvgElement('circle', { cx: `${x}`, cy: `${y}`, r: '5.5', class: 'point' }),
  );
  const caption = createElement(
    'figcaption',
    {},
    point.note === '' ? position : `${position}, ${point.note}`,
  );
  const figure = createElement('figure', {}, caption);
  figure.prepend(drawing);
  return figure;
}
