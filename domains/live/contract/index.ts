import { commands } from './commands.ts';
import { events } from './events.ts';
import { pushes } from './pushes.ts';
import { routes } from './routes.ts';

export * from './chat-types.ts';
export * from './commands.ts';
export * from './entities.ts';
export * from './events.ts';
export * from './exit-codes.ts';
export * from './limits.ts';
export * from './problems.ts';
export * from './pushes.ts';
export * from './routes.ts';

/** Everything live answers, receives, pushes and tells. */
export const operations = [...routes, ...commands, ...pushes, ...events];
