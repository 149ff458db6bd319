import { expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { assertAccess, enteringAccount } from '#kit/access/assert-access.ts';
import type {
  Access,
  AccountCaller,
  Caller,
  CallerOf,
  EnteringCaller,
  system,
  VisitorCaller,
} from '#kit/contract/access.ts';
import { anyone, entering, internal, loggedIn, only, visitor } from '#kit/contract/access.ts';
import { clientMessage, query, route } from '#kit/contract/operations.ts';
import type { Call } from './handler.ts';
import { handle, receive, resolve } from './handler.ts';

const summary = 'For this test.';
const routeFor = <Rule extends Access>(access: Rule) =>
  route({ name: 'test.route', summary, access, method: 'GET', path: 'test', response: z.null() });

it('a handler’s caller is as well known as the access rule of its operation says', () => {
  handle(routeFor(anyone), async (_, { caller }) => {
    expectTypeOf(caller).toEqualTypeOf<Caller>();
    return null;
  });
  handle(routeFor(visitor), async (_, { caller }) => {
    expectTypeOf(caller.subjectId).toEqualTypeOf<number>();
    expectTypeOf(caller.accountId).toEqualTypeOf<number | null>();
    return null;
  });
  for (const rule of [loggedIn, only('performer')] as const) {
    handle(routeFor(rule), async (_, { caller }) => {
      expectTypeOf(caller.accountId).toEqualTypeOf<number>();
      expectTypeOf(caller.subjectId).toEqualTypeOf<number>();
      return null;
    });
  }
  handle(routeFor(entering), async (_, { caller }) => {
    expectTypeOf(caller.accountId).toEqualTypeOf<number | null>();
    expectTypeOf(enteringAccount(caller)).toEqualTypeOf<number>();
    return null;
  });
  handle(routeFor(internal('office')), async (_, { caller }) => {
    expectTypeOf(caller.accountId).toEqualTypeOf<number | null>();
    return null;
  });
  resolve(query({ name: 'test.field', summary, access: loggedIn, result: z.int() }), async (_, { caller }) => {
    return caller.accountId;
  });
  const message = clientMessage({ name: 'test.message', summary, access: only('guest'), payload: z.null() });
  receive(message, async (_, { caller }) => {
    expectTypeOf(caller.accountId).toEqualTypeOf<number>();
  });
});

it('a use case that wants an account is not called for somebody who may have none', () => {
  const ofAccount = async (_: unknown, { caller }: Call<AccountCaller>) => void caller.accountId.toFixed();
  const ofVisitor = async (_: unknown, { caller }: Call<VisitorCaller>) => void caller.subjectId.toFixed();
  const none = (given: Promise<void>): Promise<null> => given.then(() => null);
  handle(routeFor(loggedIn), (input, call) => none(ofAccount(input, call)));
  handle(routeFor(loggedIn), (input, call) => none(ofVisitor(input, call)));
  // @ts-expect-error a visitor may have no account
  handle(routeFor(visitor), (input, call) => none(ofAccount(input, call)));
  // @ts-expect-error who is on the way in has no account yet
  handle(routeFor(entering), (input, call) => none(ofAccount(input, call)));
  // @ts-expect-error anyone may be without a session
  handle(routeFor(anyone), (input, call) => none(ofVisitor(input, call)));
  // @ts-expect-error a listed machine has no account
  handle(routeFor(internal('secure')), (input, call) => none(ofAccount(input, call)));
  expectTypeOf<CallerOf<Access>>().toEqualTypeOf<Caller>();
  expectTypeOf<CallerOf<typeof system>>().toEqualTypeOf<Caller>();
  expectTypeOf<CallerOf<typeof entering>>().toEqualTypeOf<EnteringCaller>();
});

it('what the type of a caller promises is what the access rule lets in', () => {
  const nobody = {
    subjectId: null,
    accountId: null,
    roles: [],
    sessionId: null,
    language: 'en',
    country: null,
  } as const;
  const callers: Caller[] = [
    { ...nobody, ip: '192.0.2.1' },
    { ...nobody, subjectId: 7, ip: '192.0.2.1' },
    { ...nobody, subjectId: 7, entering: { accountId: 8, sessionId: 's' }, ip: '192.0.2.1' },
    { ...nobody, subjectId: 8, accountId: 8, roles: ['performer'], sessionId: 's', ip: '192.0.2.1' },
  ];
  const letIn = (rule: Access) =>
    callers.filter((caller) => {
      try {
        assertAccess(rule, caller);
        return true;
      } catch {
        return false;
      }
    });
  const some = (found: readonly unknown[]) => found.length > 0 && found.every((each) => typeof each === 'number');
  expect(some(letIn(visitor).map(({ subjectId }) => subjectId))).toBe(true);
  for (const rule of [loggedIn, only('performer')]) {
    expect(some(letIn(rule).flatMap(({ accountId, subjectId }) => [accountId, subjectId]))).toBe(true);
  }
  expect(some(letIn(entering).map((caller) => enteringAccount(caller)))).toBe(true);
});
