import type { Operation } from '#kit/contract/operations.ts';
import * as events from './events.ts';
import * as jobs from './jobs.ts';
import * as messages from './messages.ts';
import * as passkeyRoutes from './passkey-routes.ts';
import * as routes from './routes.ts';

export * from './account.ts';
export * from './cookies.ts';
export * from './email.ts';
export * as identityEvents from './events.ts';
export * as identityMessages from './messages.ts';
export * from './password.ts';
export * from './problems.ts';
export * from './reserved-words.ts';
export * as identityRoutes from './routes.ts';

const isOperation = (value: unknown): value is Operation =>
  typeof value === 'object' && value !== null && 'kind' in value && 'access' in value;

/** Everything identity answers, receives, pushes, tells and does in the background. */
export const operations: readonly Operation[] = [routes, passkeyRoutes, messages, events, jobs].flatMap((module) =>
  Object.values(module).filter(isOperation),
);
