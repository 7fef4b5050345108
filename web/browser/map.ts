import { element } from './element.ts';

interface World {
  readonly land: string;
  readonly borders: string;
}

let world: Promise<World> | null = null;

function load(): Promise<World> {
  world ??= fetch(document.body.dataset['world'] ?? '').then(async (response): Promise<World> => {
    const value: unknown = await response.json();
    const path = (name: string): string => {
      const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
      return typeof found === 'string' ? found : '';
    };
    return { land: path('land'), borders: path('borders') };
  });
  return world;
}

const shape = (name: string, attributes: Readonly<Record<string, string>>): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

/** A point on the part of the world around it. Coordinates of the map are tenths of a degree. */
export function map(
  point: { latitude: number; longitude: number; note: string },
  label: string,
): HTMLElement {
  const [x, y] = [point.longitude * 10, -point.latitude * 10];
  const [width, height] = [520, 300];
  const left = Math.min(1800 - width, Math.max(-1800, x - width / 2));
  const top = Math.min(900 - height, Math.max(-900, y - height / 2));
  const told = `${Math.abs(point.latitude).toFixed(3)}° ${point.latitude < 0 ? 'S' : 'N'}, ${Math.abs(point.longitude).toFixed(3)}° ${point.longitude < 0 ? 'W' : 'E'}`;
  const drawing = shape('svg', {
    viewBox: `${left} ${top} ${width} ${height}`,
    class: 'map',
    role: 'img',
    'aria-label': `Map: ${label} at ${told}`,
  });
  void load().then(({ land, borders }) => {
    drawing.prepend(
      shape('path', { d: land, class: 'land' }),
      shape('path', { d: borders, class: 'borders' }),
    );
  });
  drawing.append(
    shape('circle', { cx: `${x}`, cy: `${y}`, r: '16', class: 'halo' }),
    shape('circle', { cx: `${x}`, cy: `${y}`, r: '5.5', class: 'point' }),
  );
  const caption = element('figcaption', {}, point.note === '' ? told : `${told}, ${point.note}`);
  const figure = element('figure', {}, caption);
  figure.prepend(drawing);
  return figure;
}
