import type { Operation } from '#kit/contract/operations.ts';
import * as messages from './messages.ts';
import * as routes from './routes.ts';

export * from './default-state.ts';
export * from './guest-state.ts';
export * from './legal.ts';
export * from './messages.ts';
export * from './preferences.ts';
export * from './problems.ts';
export * from './reducer.ts';
export * from './routes.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'access' in value;

/** Everything the guest domain answers and pushes. */
export const operations: readonly Operation[] = [routes, messages].flatMap((module) =>
  Object.values(module).filter(isOperation),
);
