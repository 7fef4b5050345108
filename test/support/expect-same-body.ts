import { expect } from 'vitest';

/** Compares a documented body with that of a response, except for the request id. */
export async function expectSameBody(shown: string, response: Response): Promise<void> {
  const parsePlainValue = (text: string): unknown => {
    const { request_id: id, ...body } = JSON.parse(text) as Record<string, unknown>;
    expect(id).toEqual(expect.any(String));
    return Object.entries(body);
  };
  expect(parsePlainValue(shown)).toEqual(parsePlainValue(await response.text()));
}
