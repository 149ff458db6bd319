import { sql } from 'drizzle-orm';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import { applications } from './tables.ts';

/** Somebody guests can come to see. */
export const performerStep = extend(firstSteps, {
  name: 'performer',
  order: 70,
  title: 'onboarding.office.first.title',
  page: 'onboarding.office',
  async check(executor) {
    const [found] = await executor.orm
      .select({
        accepted: sql<number>`count(${applications.acceptedAt})::int`,
        waiting: sql<number>`(count(*) filter (where ${applications.state} = 'waiting'))::int`,
      })
      .from(applications);
    const { accepted = 0, waiting = 0 } = found ?? {};
    if (accepted > 0) return { state: 'done', says: 'onboarding.office.first.done', values: { count: accepted } };
    if (waiting > 0) return { state: 'open', says: 'onboarding.office.first.waiting', values: { count: waiting } };
    return { state: 'open', says: 'onboarding.office.first.nobody' };
  },
});
