import { expect } from 'vitest';
import type { Get } from './places-graph.ts';

/** Returns the elevation response for a point. The response must have status 200. */
export async function fetchElevation(from: Get, lat: number, lon: number) {
  const { status, body } = await from(`/elevation?lat=${lat}&lon=${lon}`);
  expect([lat, lon, status]).toEqual([lat, lon, 200]);
  const responseBody: Record<string, unknown> = body;
  return responseBody as Record<string, unknown> & { elevation: number; accuracy: number };
}
