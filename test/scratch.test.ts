import { test } from 'vitest';
import { meteredHouse } from './support/metered-house.ts';
import { testPlaces } from './support/places.ts';
test('x', async () => {
  const house = await meteredHouse({ places: await testPlaces() });
  for (const q of process.env['Q']!.split('|')) {
    const t = performance.now();
    const r = await house.ask(q);
    console.log(
      q,
      r.status,
      (performance.now() - t).toFixed(0),
      r.body.length,
      r.body.slice(0, 300),
      '...',
      r.body.slice(-300),
      JSON.stringify(await house.spent()),
    );
  }
});
