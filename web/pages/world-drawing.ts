import { html, type Markup } from './markup.ts';

/** A marker on the world map. */
export interface MapDot {
  readonly latitude: number;
  readonly longitude: number;
  /** CSS colour. */
  readonly fill: string;
  readonly isMarked: boolean;
  readonly label: string;
  readonly href: string;
}

/**
 * Renders a world map with markers. The unit of the SVG coordinates is a tenth of a degree.
 * @param land outline of the land as SVG path data
 */
export const drawWorld = (land: string, dots: readonly MapDot[], title: string): Markup =>
  html`<svg class="map offsets" viewBox="-1800 -840 3600 1420" role="group" aria-label="${title}">
    <path class="land" d="${land}" />
    ${dots.map(
      ({ latitude, longitude, fill, isMarked, label, href }) =>
        html`<a href="${href}" tabindex="-1" aria-label="${label}">
          <circle
            cx="${Math.round(longitude * 10)}"
            cy="${Math.round(-latitude * 10)}"
            r="${isMarked ? 34 : 15}"
            fill="${fill}"
            ><title>${label}</title></circle
          >
        </a>`,
    )}
  </svg>`;
