import { expect, test } from 'vitest';
import { Seats } from './seats.ts';

test('Seats limits concurrent requests per client and in total', () => {
  const seats = new Seats({ total: 3, perClient: 2 });
  const leave = seats.take('a');
  expect(leave).not.toBeNull();
  expect(seats.take('a')).not.toBeNull();
  expect(seats.take('a')).toBeNull();
  expect(seats.take('b')).not.toBeNull();
  expect(seats.take('c')).toBeNull();
  // A rejected client holds no seat.
  leave?.();
  expect(seats.take('c')).not.toBeNull();
  expect(seats.take('c')).toBeNull();
});

test('any client can use a seat that was released', () => {
  const seats = new Seats({ total: 2, perClient: 2 });
  for (let turn = 0; turn < 5; turn += 1) {
    const [first, second] = [seats.take('a'), seats.take('a')];
    expect(seats.take('a')).toBeNull();
    first?.();
    const again = seats.take('a');
    expect(again).not.toBeNull();
    expect(seats.take('b')).toBeNull();
    second?.();
    again?.();
  }
});
