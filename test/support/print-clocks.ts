import { createTimeService } from './time-graph.ts';

/** Prints clocks whose rules differ between tz editions, for the time zone settings in the environment. */
const get = createTimeService();
for (const path of [
  '/time/Africa/Casablanca?at=2026-12-01T12:00:00Z&deep=true',
  '/time/America/Vancouver?at=2026-12-01T12:00:00Z&deep=true',
  '/time/Europe/Amsterdam?at=1935-01-01T12:00:00Z&deep=true',
  '/time/America/New_York?to=Asia/Kolkata&at=2026-03-08T02:30&deep=true',
]) {
  process.stdout.write(`${JSON.stringify((await get(path)).body)}\n`);
}
