import { isNotNull } from 'drizzle-orm';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import { versions } from './tables.ts';

/** Texts that somebody who answers for them has published; those Vesper comes with are nobody's word. */
export const textsStep = extend(firstSteps, {
  name: 'texts',
  order: 60,
  title: 'legal.office.first.title',
  page: 'legal.officeTexts',
  async check(executor) {
    const own = await executor.orm
      .select({ version: versions.version })
      .from(versions)
      .where(isNotNull(versions.publishedBy))
      .limit(1);
    return own.length > 0
      ? { state: 'done', says: 'legal.office.first.done' }
      : { state: 'open', says: 'legal.office.first.open' };
  },
});
