import type { Zone } from './cards/card.ts';
import { element, svgElement } from './element.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/** Converts a UTC offset such as `+05:30` or `+00:09:21` into milliseconds. */
export function offsetMs(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** Creates a ticking clock. It uses the offset that the service returned, never the browser's time zone rules. */
export function clock(zone: Zone): HTMLElement {
  const face = svgElement('svg', { viewBox: '-50 -50 100 100', class: 'face', 'aria-hidden': 'true' });
  face.append(svgElement('circle', { r: 47, class: 'rim' }));
  for (let hour = 0; hour < 12; hour += 1) {
    const length = hour % 3 === 0 ? 9 : 5;
    face.append(
      svgElement('line', { y1: -43, y2: -43 + length, transform: `rotate(${hour * 30})`, class: 'tick' }),
    );
  }
  const clockHands = {
    hours: svgElement('line', { y2: -23, class: 'hand hours' }),
    minutes: svgElement('line', { y2: -34, class: 'hand' }),
    seconds: svgElement('line', { y1: 7, y2: -38, class: 'hand seconds' }),
  };
  face.append(
    clockHands.hours,
    clockHands.minutes,
    clockHands.seconds,
    svgElement('circle', { r: 2.4, class: 'pin' }),
  );
  const time = element('time', { class: 'digits' });
  const day = element('span', { class: 'day' });
  const offset = offsetMs(zone.offset);

  const tick = () => {
    const wall = new Date(Date.now() + offset);
    const [hours, minutes, seconds] = [wall.getUTCHours(), wall.getUTCMinutes(), wall.getUTCSeconds()];
    clockHands.hours.setAttribute('transform', `rotate(${(hours % 12) * 30 + minutes / 2})`);
    clockHands.minutes.setAttribute('transform', `rotate(${minutes * 6 + seconds / 10})`);
    clockHands.seconds.setAttribute('transform', `rotate(${seconds * 6})`);
    const iso = wall.toISOString();
    time.textContent = iso.slice(11, 19);
    time.dateTime = `${iso.slice(0, 19)}${zone.offset}`;
    day.textContent = wall.toLocaleDateString('en', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    });
  };
  clearInterval(timer);
  timer = setInterval(tick, 1000);
  tick();
  // With aria-live off, screen readers do not announce the time every second.
  return element(
    'div',
    { class: 'clock', role: 'timer', 'aria-live': 'off' },
    face,
    element(
      'div',
      {},
      time,
      day,
      element('span', { class: 'zone' }, `${zone.id} · ${zone.abbreviation} · ${zone.offset}`),
    ),
  );
}
