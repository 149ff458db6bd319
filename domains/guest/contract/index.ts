import type { Operation } from '#kit/contract/operations.ts';
import * as events from './events.ts';
import * as messages from './messages.ts';
import * as routes from './routes.ts';

export * from './default-state.ts';
export * from './events.ts';
export * from './guest-state.ts';
export * from './legal.ts';
export * from './messages.ts';
export * from './preferences.ts';
export * from './problems.ts';
export * from './reducer.ts';
export * from './routes.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'access' in value;

/** Everything the guest domain answers, pushes and tells. */
export const operations: readonly Operation[] = [routes, messages, events].flatMap((module) =>
  Object.values(module).filter(isOperation),
);
