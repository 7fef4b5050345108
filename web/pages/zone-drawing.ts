import { html, type Markup } from './markup.ts';
import { formatIsoDay } from '../../facts/iso-day.ts';

/** A period with a constant UTC offset. */
export interface OffsetPeriod {
  /** Start of the period in epoch milliseconds. */
  readonly from: number;
  /** UTC offset in seconds, positive to the east. */
  readonly offset: number;
  /** `CEST +02:00` */
  readonly label: string;
}

const [left, right, top, bottom] = [70, 990, 30, 170];
const width = right - left;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Renders a step chart of the UTC offsets of a year, with the dates of their changes.
 * @param now epoch milliseconds
 */
export function drawYear(year: number, periods: readonly OffsetPeriod[], now: number): Markup {
  const [start, end] = [Date.UTC(year, 0), Date.UTC(year + 1, 0)];
  const getX = (at: number) =>
    Math.round(left + ((Math.max(start, Math.min(end, at)) - start) / (end - start)) * width);
  const offsets = periods.map(({ offset }) => offset);
  const [minOffset, maxOffset] = [Math.min(...offsets), Math.max(...offsets)];
  const getY = (offset: number) =>
    maxOffset === minOffset
      ? (top + bottom) / 2
      : Math.round(bottom - ((offset - minOffset) / (maxOffset - minOffset)) * (bottom - top));
  const steps = periods.map(({ from, offset }, index) => {
    const periodEnd = periods[index + 1]?.from ?? end;
    return `${index === 0 ? 'M' : 'L'}${getX(from)} ${getY(offset)}L${getX(periodEnd)} ${getY(offset)}`;
  });
  const summary = periods
    .map(({ from, label }, index) => (index === 0 ? label : `${formatIsoDay(from)} ${label}`))
    .join('; ');
  return html`<svg
    class="year"
    viewBox="0 0 1000 220"
    role="img"
    aria-label="${`Offsets of ${year}: ${summary}`}"
  >
    ${months.map(
      (name, month) =>
        html`<line
            class="grid"
            x1="${getX(Date.UTC(year, month))}"
            x2="${getX(Date.UTC(year, month))}"
            y1="${top - 12}"
            y2="${bottom + 12}"
          />
          <text class="axis" x="${getX(Date.UTC(year, month)) + 5}" y="205">${name}</text>`,
    )}
    <line class="today" x1="${getX(now)}" x2="${getX(now)}" y1="${top - 12}" y2="${bottom + 12}" />
    <path class="step" d="${steps.join('')}" />
    ${periods.map(
      ({ from, offset, label }, index) =>
        html`${index > 0 && html`<circle class="change" cx="${getX(from)}" cy="${getY(offset)}" r="6" />`}
          <text class="label" x="${getX(from) + 10}" y="${getY(offset) - 12}">${label}</text>`,
    )}
  </svg>`;
}
