import { z } from 'zod';

/**
 * What happens on the platform that is worth wishing for. The domain in which it happens adds it by `declare module`, and says
 * with `goals` (`kit/domain/goals.ts`) what it is called and what tells of it.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the domains in which goals are reached
export interface GoalEvents {}

export type GoalEvent = keyof GoalEvents & string;

/** The shape of a goal's name; which there are is known where the domains are. */
export const GoalEvent = z
  .string()
  .regex(/^[a-z][a-z0-9_]{0,59}$/)
  .meta({ id: 'GoalEvent' }) as unknown as z.ZodType<GoalEvent, GoalEvent>;

/** A goal by its name in the language of the request. */
export const GoalName = z.object({ event: z.string(), name: z.string() }).meta({ id: 'GoalName' });
export type GoalName = z.infer<typeof GoalName>;
