import type { Zone } from './cards/card.ts';
import { createElement, createSvgElement } from './element.ts';

let timer: ReturnType<typeof setInterval> | undefined;

/** Converts a UTC offset such as `+05:30` or `+00:09:21` into milliseconds. */
export function parseOffsetMs(offset: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** Creates a ticking clock. The clock uses the offset that the service returned, never the browser's time zone rules. */
export function createClock(zone: Zone): HTMLElement {
  const clockFace = createSvgElement('svg', {
    viewBox: '-50 -50 100 100',
    class: 'face',
    'aria-hidden': 'true',
  });
  clockFace.append(createSvgElement('circle', { r: 47, class: 'rim' }));
  for (let hour = 0; hour < 12; hour += 1) {
    const length = hour % 3 === 0 ? 9 : 5;
    clockFace.append(
      createSvgElement('line', {
        y1: -43,
        y2: -43 + length,
        transform: `rotate(${hour * 30})`,
        class: 'tick',
      }),
    );
  }
  const clockHands = {
    hours: createSvgElement('line', { y2: -23, class: 'hand hours' }),
    minutes: createSvgElement('line', { y2: -34, class: 'hand' }),
    seconds: createSvgElement('line', { y1: 7, y2: -38, class: 'hand seconds' }),
  };
  clockFace.append(
    clockHands.hours,
    clockHands.minutes,
    clockHands.seconds,
    createSvgElement('circle', { r: 2.4, class: 'pin' }),
  );
  const time = createElement('time', { class: 'digits' });
  const day = createElement('span', { class: 'day' });
  const offset = parseOffsetMs(zone.offset);

  const tick = () => {
    const wallTime = new Date(Date.now() + offset);
    const [hours, minutes, seconds] = [
      wallTime.getUTCHours(),
      wallTime.getUTCMinutes(),
      wallTime.getUTCSeconds(),
    ];
    clockHands.hours.setAttribute('transform', `rotate(${(hours % 12) * 30 + minutes / 2})`);
    clockHands.minutes.setAttribute('transform', `rotate(${minutes * 6 + seconds / 10})`);
    clockHands.seconds.setAttribute('transform', `rotate(${seconds * 6})`);
    const iso = wallTime.toISOString();
    time.textContent = iso.slice(11, 19);
    time.dateTime = `${iso.slice(0, 19)}${zone.offset}`;
    day.textContent = wallTime.toLocaleDateString('en', {
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
  return createElement(
    'div',
    { class: 'clock', role: 'timer', 'aria-live': 'off' },
    clockFace,
    createElement(
      'div',
      {},
      time,
      day,
      createElement('span', { class: 'zone' }, `${zone.id} · ${zone.abbreviation} · ${zone.offset}`),
    ),
  );
}
