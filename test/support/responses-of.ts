import { expect } from 'vitest';
import type { Get } from './places-graph.ts';

/** @param get returns the function to use; called only while tests run */
export function responsesOf(get: () => Get) {
  return {
    /** Returns the body of a response that must be a 200. */
    body: async (path: string, headers?: Record<string, string>): Promise<Record<string, unknown>> => {
      const answer = await get()(path, headers);
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).toBe(200);
      return answer.body;
    },
    fails: async (path: string, status: number, param?: string): Promise<void> => {
      const answer = await get()(path);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.body['code']).toBe(status === 404 ? 'not_found' : 'invalid_request');
      if (param !== undefined) expect(answer.body['param']).toBe(param);
    },
  };
}
