import { expect } from 'vitest';
import type { Get } from './places-graph.ts';

/**
 * Creates functions that read responses.
 * @param get returns the function that sends requests; called only while tests run
 */
export function createResponseReaders(get: () => Get) {
  return {
    /** Returns the body of a response that must be a 200. */
    body: async (path: string, headers?: Record<string, string>): Promise<Record<string, unknown>> => {
      const response = await get()(path, headers);
      expect(response.status, `${path} ${JSON.stringify(response.body)}`).toBe(200);
      return response.body;
    },
    fails: async (path: string, status: number, param?: string): Promise<void> => {
      const response = await get()(path);
      expect([path, response.status]).toEqual([path, status]);
      expect(response.body['code']).toBe(status === 404 ? 'not_found' : 'invalid_request');
      if (param !== undefined) expect(response.body['param']).toBe(param);
    },
  };
}
