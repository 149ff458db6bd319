import { jsonb, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';

/**
 * The table of the queue's package (pg-boss), as far as records of what is kept name it. The package makes it, keeps jobs that are
 * done for seven days by its own default, and migrates it; nothing here reads or writes it.
 */
export const queuedJobs = pgSchema('jobs').table('job', {
  name: text('name').notNull(),
  data: jsonb('data'),
  completedOn: timestamp('completed_on', { withTimezone: true }),
});
