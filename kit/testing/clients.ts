import type { Caller } from '#kit/contract/access.ts';
import type { ApiClient } from '#kit/contract/client.ts';
import { createClient } from '#kit/contract/client.ts';
import { createLimits } from '#kit/limits/limits.ts';
import type { Dispatcher } from '#kit/server/dispatch.ts';
import { createDispatcher } from '#kit/server/dispatch.ts';
import type { Call, Handler } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { testCaller } from './caller.ts';

/** The dispatcher over the handlers of some domains; rate limits let `limitFactor` times as much through as in a running site. */
export const testDispatcher = (kit: Kit, handlers: readonly Handler[], limitFactor = 1000): Dispatcher =>
  createDispatcher(handlers, { ...kit, limits: createLimits(null, limitFactor) });

/** The typed client of a caller, without a network; `call` is what else the request brings: cookies, the day of a preview. */
export const testClient = (
  dispatcher: Pick<Dispatcher, 'transportFor'>,
  caller: Partial<Caller> = {},
  call: Partial<Call> = {},
  isPage = false,
): ApiClient =>
  createClient(dispatcher.transportFor({ requestId: 'r', ...call, caller: testCaller(caller) } as Call, isPage));
