import { isNotNull } from 'drizzle-orm';
import { extend } from '#kit/domain/extensions.ts';
import { firstSteps } from '#kit/domain/first-steps.ts';
import { rooms } from './tables.ts';

/** The first time somebody is on air. */
export const showStep = extend(firstSteps, {
  name: 'show',
  order: 90,
  title: 'live.office.first.title',
  page: 'live.officeRooms',
  async check(executor) {
    const shown = await executor.orm.select({ id: rooms.id }).from(rooms).where(isNotNull(rooms.onlineAt)).limit(1);
    return shown.length > 0
      ? { state: 'done', says: 'live.office.first.done' }
      : { state: 'open', says: 'live.office.first.open' };
  },
});
