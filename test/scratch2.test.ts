import { test } from 'vitest';
import { meteredHouse } from './support/metered-house.ts';
import { testPlaces } from './support/places.ts';
test('x', { timeout: 120_000 }, async () => {
  const house = await meteredHouse({ places: await testPlaces() });
  const ms = async (q: string) => {
    let on = true; let max = 0; let turns = 0; let last = process.cpuUsage(); const big: number[] = [];
    const ping = () => { const d = process.cpuUsage(last); const s = (d.user + d.system) / 1000; if (s > max) max = s; if (s > 60) big.push(Math.round(s)); last = process.cpuUsage(); turns++; if (on) setImmediate(ping); };
    setImmediate(ping);
    const t = performance.now(); const c = process.cpuUsage();
    const r = await house.ask(q); on = false;
    const u = process.cpuUsage(c);
    console.log(q.slice(0, 90), r.status, (performance.now() - t).toFixed(0), 'cpu', ((u.user + u.system) / 1000).toFixed(0), 'max', max.toFixed(0), turns, JSON.stringify(big.slice(0, 40)), r.body.length);
  };
  for (const q of (process.env['Q'] ?? '').split('|')) await ms(q);
});
