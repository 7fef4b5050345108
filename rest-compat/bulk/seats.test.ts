import { expect, test } from 'vitest';
import { Seats } from './seats.ts';

test('Seats limits concurrent requests per client and in total', () => {
  const seats = new Seats({ total: 3, perClient: 2, reserved: 0 });
  expect([seats.take('a'), seats.take('a')]).toEqual([null, null]);
  expect(seats.take('a')).toBe('client');
  expect(seats.take('b')).toBeNull();
  expect(seats.take('c')).toBe('total');
  // A rejected client holds no seat.
  seats.release('a');
  expect(seats.take('c')).toBeNull();
  expect(seats.take('c')).toBe('total');
});

test('any client can use a bulk seat that was released', () => {
  const seats = new Seats({ total: 2, perClient: 2, reserved: 0 });
  for (let turn = 0; turn < 5; turn += 1) {
    expect([seats.take('a'), seats.take('a'), seats.take('a')]).toEqual([null, null, 'client']);
    seats.release('a');
    expect([seats.take('a'), seats.take('b')]).toEqual([null, 'total']);
    seats.release('a');
    seats.release('a');
  }
});

test('reserved seats are free for clients that have none', () => {
  const seats = new Seats({ total: 32, perClient: 4, reserved: 8 });
  const greedy = Array.from({ length: 8 }, (_, index) => `greedy ${index}`);
  for (let turn = 0; turn < 4; turn += 1) for (const client of greedy) seats.take(client);
  expect(seats.take('greedy 0')).toBe('total');
  for (let index = 0; index < 8; index += 1) expect(seats.take(`other ${index}`)).toBeNull();
  expect(seats.take('other 8')).toBe('total');
});

test('a release without a seat frees none', () => {
  const seats = new Seats({ total: 1, perClient: 1, reserved: 0 });
  seats.release('a');
  expect([seats.take('a'), seats.take('b')]).toEqual([null, 'total']);
});
