import { parse, print } from 'graphql';
import { beforeEach, describe, expect, test } from 'vitest';
import { prices, schema } from '../../test/support/priced-graph.ts';
import { Access, type Admission, type KeyRecord, type Plan } from '../auth/access.ts';
import { noRestrictions } from '../auth/key-record.ts';
import { Units, type LeaseStore } from '../limits/units.ts';
import { isProblem } from '../errors.ts';
import { removeDefers } from '../document/defer.ts';
import { toClientDocument, type ClientDocument } from '../document/document.ts';
import { splitAtDefers } from '../execute/deferred/parts.ts';
import type { Execution, Outcome } from '../execute/execution.ts';
import { Variant } from '../execute/operation.ts';
import type { Json, ResponseError } from '../document/result.ts';
import type { LookupContext } from '../../core/lookup-context.ts';
import type { OperationLimits } from './bound.ts';
import { defaultLimits } from './document-limits.ts';
import { CostControl, type Charge } from './charge.ts';
import type { ReservedUnits } from './reserved-units.ts';
import { findBudget } from '../operation-context/operation-context.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const request = { signal: new AbortController().signal };

interface FixtureOptions {
  readonly text: string;
  readonly variables?: Json;
  readonly plan?: Partial<Plan>;
  readonly families?: readonly string[];
  /** Returns the result of the execution. */
  readonly answer?: (
    context: LookupContext,
    redacted: ReadonlySet<string>,
    client: ClientDocument,
  ) => Partial<Outcome> | Error;
  readonly ceiling?: Partial<OperationLimits>;
  readonly isAnonymous?: boolean;
}

/** The account of one key: its leased and its spent units. */
const account = { leased: new Map<string, number>(), spent: new Map<string, number>(), isDown: '' };
beforeEach(() => {
  account.leased.clear();
  account.spent.clear();
  account.isDown = '';
});
const store: LeaseStore = {
  lease: async ({ unit }, { wanted, limit }) => {
    await Promise.resolve();
    if (account.isDown === unit) throw new Error('down');
    const leasedBefore = account.leased.get(unit) ?? 0;
    const granted = Math.max(0, Math.min(wanted, limit - leasedBefore));
    account.leased.set(unit, leasedBefore + granted);
    return granted;
  },
  settle: async (settlements) => {
    for (const { unit, spent } of settlements)
      account.spent.set(unit, (account.spent.get(unit) ?? 0) + spent);
    return Promise.resolve();
  },
};

function fixture({
  text,
  variables = {},
  plan = {},
  families,
  answer,
  ceiling,
  isAnonymous = false,
}: FixtureOptions) {
  const units = new Units(store, { clock: () => now });
  const access = new Access({ find: () => Promise.resolve(null) }, { clock: () => now, units });
  const key: KeyRecord = {
    short: 'aaaaaaaa',
    type: 'secret',
    secretHash: Buffer.alloc(32),
    plan: { name: 'small', requestsPerMinute: null, deep: true, features: ['towns'], ...plan },
    ...noRestrictions,
    families: families ?? null,
  };
  const admission: Admission = { key: isAnonymous ? null : key, rate: null };
  const createExecution = (executed: ClientDocument, redacted: ReadonlySet<string>): Execution => ({
    plan: null,
    execute: () => ({}),
    run: async (_, context) => {
      await Promise.resolve();
      const outcome = answer?.(context, redacted, executed) ?? {};
      if (outcome instanceof Error) throw outcome;
      const { result = { data: {} }, fetched, observedKey = null } = outcome;
      return { result, fetched: fetched ?? result.data ?? {}, observedKey };
    },
  });
  const clientDocument = toClientDocument(parse(text, { noLocation: true }));
  const complete = toClientDocument(removeDefers(clientDocument.document));
  const variant = new Variant(complete, createExecution, () => undefined, splitAtDefers(clientDocument));
  const costControl = new CostControl({
    access,
    prices,
    schema,
    operationLimits: { lookups: 10_000, fields: 250_000, ...ceiling },
    limits: defaultLimits,
    timeoutMs: 10_000,
  });
  const charge = costControl.charge(admission, variant, variables);
  /** Returns the units that the key has spent in total. */
  const readSpent = async () => {
    await units.close();
    return Object.fromEntries([...account.spent].filter(([, count]) => count !== 0));
  };
  return { charge, spent: readSpent };
}

/** Reserves, executes and settles, as the handler does. */
async function completeCharge(charge: Charge) {
  const units = await charge.reserve();
  if (isProblem(units)) return units;
  const delivery = await charge.execute(units, request, now);
  return isProblem(delivery) ? delivery : delivery.settle();
}

async function reserveUnits(charge: Charge): Promise<ReservedUnits> {
  const units = await charge.reserve();
  if (isProblem(units)) throw new Error(units.message);
  return units;
}

const createResult = (answer: Json, errors?: readonly ResponseError[]) => () => ({
  result: { data: answer, ...(errors === undefined ? {} : { errors }) },
});
const createFriends = (count: number): Json => ({
  person: { friends: Array.from({ length: count }, (_, n) => ({ name: `${n}`, age: n })) },
});

describe('operations that are not allowed', () => {
  test('the error for a restricted key names the path of the field and the allowed families', () => {
    const { charge } = fixture({
      text: '{ person(id: 1) { town { id name } } }',
      families: ['person', 'pet'],
    });
    expect(charge.rejection()).toEqual({
      code: 'permission_denied',
      message:
        'This key does not allow person.town.name: select fields of person, pet, or use a key for more families.',
    });
  });

  test('a key restricted to any family may select __typename and introspection', () => {
    const text =
      '{ __typename person(id: 1) { __typename town { __typename id } } find(q: "x") { __typename name } }';
    expect(fixture({ text, families: ['person'] }).charge.rejection()).toBeNull();
    expect(
      fixture({ text: '{ __schema { types { name } } }', families: ['pet'] }).charge.rejection(),
    ).toBeNull();
  });

  test('a plan without a feature redacts its fields, with and without paid facts, and the other fields are executed', async () => {
    const text = '{ person(id: 1) { name town { name } } }';
    const listRedacted = async (plan: object) => {
      let redactedFields: ReadonlySet<string> = new Set();
      const { charge } = fixture({
        text,
        plan,
        answer: (_, redacted) => {
          redactedFields = redacted;
          return { result: { data: { person: { name: 'Ada', town: null } } } };
        },
      });
      expect(charge.rejection()).toBeNull();
      await completeCharge(charge);
      return [charge.redacted, [...redactedFields].toSorted()];
    };
    expect(await listRedacted({ features: ['others'] })).toEqual([['Person.town'], ['Person.town']]);
    expect(await listRedacted({ features: [], deep: false })).toEqual([
      ['Town.name', 'Person.town'],
      ['Person.town', 'Town.name'],
    ]);
    expect(await listRedacted({ deep: false })).toEqual([['Town.name'], ['Town.name']]);
    expect(await listRedacted({})).toEqual([[], []]);
  });

  test('an operation above the lookup limit is rejected', () => {
    const text = '{ person(id: 1) { friends { name } } }';
    expect(fixture({ text, ceiling: { lookups: 21 } }).charge.rejection()).toBeNull();
    expect(fixture({ text, ceiling: { lookups: 20 } }).charge.rejection()).toMatchObject({
      code: 'invalid_request',
      param: 'query',
    });
  });

  test('an anonymous client may run every operation within the limits', () => {
    expect(
      fixture({ text: '{ person(id: 1) { town { name } } }', isAnonymous: true }).charge.rejection(),
    ).toBeNull();
  });
});

describe('reservation', () => {
  const text = '{ person(id: 1) { friends { name age } } }';

  test('a charge reserves the cost bound of an operation and releases its unspent units', async () => {
    const { charge, spent } = fixture({
      text,
      plan: { unitsPerMonth: { pooled: 21, email_deep: 20 } },
      answer: createResult(createFriends(3)),
    });
    expect(charge.bound).toMatchObject({ pooled: 21, minimum: 1 });
    expect(await completeCharge(charge)).toMatchObject({
      spent: { pooled: 4 },
      bound: charge.bound,
      redacted: [],
    });
    expect(account.leased.get('pooled')).toBe(21);
    expect(await spent()).toEqual({ pooled: 4, email_deep: 3 });
  });

  test('a charge reserves the remaining allowance when it is smaller than the cost bound', async () => {
    const { charge, spent } = fixture({
      text: '{ person(id: 1) { friends { name } } }',
      plan: { unitsPerMonth: { pooled: 5 } },
      answer: createResult(createFriends(4)),
    });
    expect(await completeCharge(charge)).toMatchObject({ spent: { pooled: 5 } });
    expect(await spent()).toEqual({ pooled: 5 });
  });

  test('a response that costs more than the reserved units is rejected, and the reserved units are charged', async () => {
    const { charge, spent } = fixture({
      text: '{ person(id: 1) { friends { name } } }',
      plan: { unitsPerMonth: { pooled: 5 } },
      answer: createResult(createFriends(5)),
    });
    expect(await completeCharge(charge)).toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringContaining('5 pooled requests'),
    });
    expect(await spent()).toEqual({ pooled: 5 });
  });

  test("a charge reserves no units when the allowance does not cover the query's own lookups", async () => {
    const { charge, spent } = fixture({
      text: '{ a: person(id: 1) { name } b: person(id: 2) { name } }',
      plan: { unitsPerMonth: { pooled: 1 } },
    });
    expect(await charge.reserve()).toMatchObject({ code: 'quota_exceeded' });
    expect(await spent()).toEqual({});
  });

  test('a charge reserves no units when the allowance of one kind of units is insufficient', async () => {
    const { charge, spent } = fixture({ text, plan: { unitsPerMonth: { pooled: 100, email_deep: 19 } } });
    expect(await charge.reserve()).toMatchObject({
      code: 'quota_exceeded',
      message: expect.stringContaining('19 deep email units'),
    });
    expect(await spent()).toEqual({});
  });

  test('a charge keeps no reserved units when the store fails between two kinds of units', async () => {
    const { charge, spent } = fixture({ text, plan: { unitsPerMonth: { pooled: 100, email_deep: 100 } } });
    account.isDown = 'email_deep';
    await expect(charge.reserve()).rejects.toThrow('down');
    expect(await spent()).toEqual({});
  });

  test('a charge reserves no units for an operation without a cost', async () => {
    const { charge, spent } = fixture({ text: '{ __typename }', plan: { unitsPerMonth: { pooled: 0 } } });
    expect(charge.bound.pooled).toBe(0);
    expect(isProblem(await completeCharge(charge))).toBe(false);
    expect(account.leased.size).toBe(0);
    expect(await spent()).toEqual({});
  });

  test('an operation whose execution throws is not charged', async () => {
    const { charge, spent } = fixture({
      text,
      plan: { unitsPerMonth: { pooled: 100, email_deep: 100 } },
      answer: () => new Error('broken'),
    });
    await expect(charge.execute(await reserveUnits(charge), request, now)).rejects.toThrow('broken');
    expect(await spent()).toEqual({});
  });

  test('records that failed or were not found are not charged', async () => {
    const { charge, spent } = fixture({
      text: '{ a: person(id: 1) { age } b: person(id: 2) { age } c: person(id: 3) { age } }',
      answer: createResult({ a: { age: 1 }, b: null, c: { age: null } }, [
        { message: 'no', path: ['c', 'age'] },
      ]),
    });
    await completeCharge(charge);
    expect(await spent()).toEqual({ pooled: 2, email_deep: 1 });
  });
});

describe('a plan without paid deep', () => {
  const text = '{ person(id: 1) { town { id name } } }';

  test('paid fields that the plan does not include are null and listed as redacted', async () => {
    const redacted: (readonly string[])[] = [];
    const respond = (_: LookupContext, fields: ReadonlySet<string>) => {
      redacted.push([...fields]);
      return {};
    };
    expect(
      await completeCharge(fixture({ text, plan: { deep: false }, answer: respond }).charge),
    ).toMatchObject({
      redacted: ['Town.name'],
    });
    expect(
      await completeCharge(fixture({ text, plan: { deep: true }, answer: respond }).charge),
    ).toMatchObject({
      redacted: [],
    });
    expect(await completeCharge(fixture({ text, isAnonymous: true, answer: respond }).charge)).toMatchObject({
      redacted: [],
    });
    const freeQuery = '{ person(id: 1) { name } }';
    expect(
      await completeCharge(fixture({ text: freeQuery, plan: { deep: false }, answer: respond }).charge),
    ).toMatchObject({
      redacted: [],
    });
    expect(redacted).toEqual([['Town.name'], [], [], []]);
  });
});

describe('operations with a large bound', () => {
  const tags = Array.from({ length: 285 }, (_, n) => `t${n}: tags`).join(' ');
  const hasBudgetFor = async (requested: Omit<FixtureOptions, 'answer'>) => {
    let hasBudget = false;
    const { charge } = fixture({
      ...requested,
      answer: (context) => {
        hasBudget = findBudget(context) !== null;
        return {};
      },
    });
    const delivery = await charge.execute(await reserveUnits(charge), request, now);
    return { hasBudget, isLarge: !isProblem(delivery) && delivery.isLarge };
  };

  test.each<[string, boolean]>([
    // 50 lookups, and 51.
    ['{ people(ids: $ids) { name } }', false],
    ['{ a: person(id: 1) { name } people(ids: $ids) { name } }', true],
    // 1 + 285 × 7 + 4 = 2,000 fields, and 2,001.
    ['{ find(q: "x", limit: 20) { name } }', false],
    ['{ page { nodes { tags } } }', false],
    ['{ person(id: 1) { friends { friends { name } } } }', true],
    [`{ person(id: 1) { ${tags} a: name b: name c: name d: name } }`, false],
    [`{ person(id: 1) { ${tags} a: name b: name c: name d: name e: name } }`, true],
  ])(
    'an operation has a time budget and chunked serialisation only when its bound is large: %#',
    async (text, isLarge) => {
      const query = text.includes('$ids') ? `query($ids: [ID!]) ${text}` : text;
      const variables = { ids: Array.from({ length: 50 }, (_, n) => `${n}`) };
      expect(await hasBudgetFor({ text: query, variables })).toEqual({ hasBudget: isLarge, isLarge });
    },
  );

  test('an operation that exceeds its reserved units is ended and charged', async () => {
    const { charge, spent } = fixture({
      text: '{ person(id: 1) { friends { friends { name } } } }',
      plan: { unitsPerMonth: { pooled: 100 } },
      answer: (context) => {
        const fetchedData = { person: { friends: Array.from({ length: 150 }, () => ({ friends: [] })) } };
        expect(
          findBudget(context)?.mayContinue({ person: { friends: Array.from({ length: 99 }, () => ({})) } }),
        ).toBe(true);
        expect(findBudget(context)?.mayContinue(fetchedData)).toBe(false);
        return { result: {}, fetched: fetchedData };
      },
    });
    expect(await completeCharge(charge)).toMatchObject({ code: 'quota_exceeded' });
    expect(await spent()).toEqual({ pooled: 100 });
  });

  test('an operation with too many calls is ended, and the error explains how to reduce them', async () => {
    const { charge, spent } = fixture({
      text: '{ person(id: 1) { friends { friends { name } } } }',
      ceiling: { lookups: 421 },
      answer: (context) => {
        expect(() => findBudget(context)?.step(442)).toThrow('has ended');
        return { result: {}, fetched: {} };
      },
    });
    expect(charge.bound.pooled).toBe(421);
    expect(await completeCharge(charge)).toEqual({
      code: 'invalid_request',
      param: 'query',
      message: 'The operation made more than 421 lookups: select less, or split it into several requests.',
    });
    expect(await spent()).toEqual({ pooled: 421 });
  });

  test('an operation may make as many calls as it has lookups and root fields together', async () => {
    const { charge } = fixture({
      text: '{ person(id: 1) { friends { friends { name } } } }',
      answer: (context) => {
        void findBudget(context)
          ?.step(441)
          ?.catch(() => undefined);
        return {};
      },
    });
    expect(isProblem(await completeCharge(charge))).toBe(false);
  });

  test('an operation that ended before any lookup is charged the minimum cost', async () => {
    const client = new AbortController();
    const { charge, spent } = fixture({
      text: '{ person(id: 1) { friends { friends { name } } } }',
      answer: () => {
        client.abort();
        return { result: {}, fetched: {} };
      },
    });
    expect(await charge.execute(await reserveUnits(charge), client, now)).toMatchObject({
      code: 'service_unavailable',
    });
    expect(await spent()).toEqual({ pooled: 1 });
  });

  test.each<[string, number, number, number]>([
    ['the number of started calls, minus the root field limit', 60, 0, 40],
    ['the fetched lookups', 60, 70, 71],
    ['at least the minimum cost of the query', 3, 0, 1],
  ])('an operation whose client disconnected costs %s', async (_, calls, fetched, expected) => {
    const client = new AbortController();
    const { charge, spent } = fixture({
      text: '{ person(id: 1) { friends { friends { name } } } }',
      answer: (context) => {
        void findBudget(context)
          ?.step(calls)
          ?.catch(() => undefined);
        client.abort();
        return { result: {}, fetched: fetched === 0 ? {} : createFriends(fetched) };
      },
    });
    expect(await charge.execute(await reserveUnits(charge), client, now)).toMatchObject({
      code: 'service_unavailable',
    });
    expect(await spent()).toEqual({ pooled: expected });
  });
});

describe('an operation with a deferred part', () => {
  const text = '{ person(id: 1) { name ... @defer { friends { name } } } }';
  /** Returns the friends only for a document that selects them. */
  const respond = (_: LookupContext, __: ReadonlySet<string>, { document }: ClientDocument) => {
    const hasFriends = print(document).includes('friends');
    return { result: { data: { person: { name: 'a', ...(hasFriends ? { friends: threeFriends } : {}) } } } };
  };
  const threeFriends = ['b', 'c', 'd'].map((name) => ({ name }));
  const deferOptions = { inParts: true };

  async function startDelivery(given: Partial<FixtureOptions> = {}, signal = request.signal) {
    const { charge, spent } = fixture({
      text,
      answer: respond,
      plan: { unitsPerMonth: { pooled: 100 } },
      ...given,
    });
    const delivery = await charge.execute(await reserveUnits(charge), { signal }, now, deferOptions);
    if (isProblem(delivery)) throw new Error(delivery.message);
    return { delivery, spent };
  }

  test('an operation with a deferred part is delivered in parts, and all parts are charged at the end', async () => {
    const { delivery, spent } = await startDelivery();
    expect(delivery.result).toEqual({ data: { person: { name: 'a' } } });
    expect(delivery.pending).toHaveLength(1);
    for await (const delivered of delivery.rest()) expect(delivered.isLast).toBe(true);
    expect(await delivery.settle()).toMatchObject({
      result: { data: { person: { name: 'a', friends: threeFriends } } },
      spent: { pooled: 4 },
    });
    expect(await delivery.settle()).toBe(await delivery.settle());
    expect(await spent()).toEqual({ pooled: 4 });
  });

  test('an operation with a deferred part is delivered as one response when parts are not accepted or the units are insufficient', async () => {
    const { charge } = fixture({ text, answer: respond });
    const completeDelivery = await charge.execute(await reserveUnits(charge), request, now);
    expect(!isProblem(completeDelivery) && completeDelivery.pending).toEqual([]);
    const { delivery } = await startDelivery({ plan: { unitsPerMonth: { pooled: 20 } } });
    expect(delivery.pending).toEqual([]);
    expect(delivery.result).toEqual({ data: { person: { name: 'a', friends: threeFriends } } });
  });

  test.each([
    ['after the initial result', false],
    ['during the initial operation', true],
  ])(
    'the unspent units are released when the client disconnects %s, before the stream begins',
    async (_, isEarly) => {
      const client = new AbortController();
      if (isEarly) client.abort();
      const { spent } = await startDelivery({}, client.signal);
      client.abort();
      await new Promise(setImmediate);
      expect(await spent()).toEqual({ pooled: 1 });
    },
  );
});
