import { expect, test } from 'vitest';
import { BulkSlots } from './slots.ts';

test('bulk slots limit concurrent requests per client and in total', () => {
  const slots = new BulkSlots({ total: 3, perClient: 2, reserved: 0 });
  expect([slots.take('a'), slots.take('a')]).toEqual([null, null]);
  expect(slots.take('a')).toBe('client');
  expect(slots.take('b')).toBeNull();
  expect(slots.take('c')).toBe('total');
  // A rejected client holds no slot.
  slots.release('a');
  expect(slots.take('c')).toBeNull();
  expect(slots.take('c')).toBe('total');
});

test('a released bulk slot is available to any client', () => {
  const slots = new BulkSlots({ total: 2, perClient: 2, reserved: 0 });
  for (let turn = 0; turn < 5; turn += 1) {
    expect([slots.take('a'), slots.take('a'), slots.take('a')]).toEqual([null, null, 'client']);
    slots.release('a');
    expect([slots.take('a'), slots.take('b')]).toEqual([null, 'total']);
    slots.release('a');
    slots.release('a');
  }
});

test('only clients without a bulk slot can take reserved slots', () => {
  const slots = new BulkSlots({ total: 32, perClient: 4, reserved: 8 });
  const greedy = Array.from({ length: 8 }, (_, index) => `greedy ${index}`);
  for (let turn = 0; turn < 4; turn += 1) for (const client of greedy) slots.take(client);
  expect(slots.take('greedy 0')).toBe('total');
  for (let index = 0; index < 8; index += 1) expect(slots.take(`other ${index}`)).toBeNull();
  expect(slots.take('other 8')).toBe('total');
});

test('a client without a bulk slot cannot release one', () => {
  const slots = new BulkSlots({ total: 1, perClient: 1, reserved: 0 });
  slots.release('a');
  expect([slots.take('a'), slots.take('b')]).toEqual([null, 'total']);
});
