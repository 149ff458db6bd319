import { dayOf, daysBefore } from '#kit/i18n/days.ts';
import type { Kit } from '#kit/server/kit.ts';
import { rawDays } from '../contract/vocabulary.ts';
import { perThing } from './counted-kinds.ts';
import { mostCommon } from './most-common.ts';

/** Events may arrive a day late; a day is finished when nothing can be added to it any more. */
const lateDays = 2;

/** Counts finished days together and deletes what is not needed any more. Doing it twice changes nothing. */
export async function rollUp({ db, clock }: Pick<Kit, 'db' | 'clock'>): Promise<void> {
  const today = dayOf(clock.now());
  await db.transaction(async ({ client }) => {
    await client.query('lock table tracking.event_days in share row exclusive mode');
    const finished = [daysBefore(today, lateDays)];
    const open = `e.day <= $1 and e.day > coalesce((select max(day) from tracking.event_days), '-infinity'::date)`;
    await client.query(
      `insert into tracking.event_days (day, type, context, count, visitors)
       ${mostCommon(open)}
       union all
       select e.day, 'visitors', '', count(distinct e.visitor)::int, count(distinct e.visitor)::int
       from tracking.events e where ${open} and e.type = 'pageView' group by 1
       on conflict do nothing`,
      finished,
    );
    const first = daysBefore(today, rawDays);
    await client.query('delete from tracking.events where day < $1', [first]);
    await client.query('delete from tracking.logs where day < $1', [first]);
    await client.query('delete from tracking.event_load where day < $1', [first]);
    await client.query(
      `delete from tracking.counted where day < $1 and (kind in ('purchase', 'top_up') or starts_with(kind, $2))`,
      [first, perThing],
    );
    // Nobody is recognised the day after (the privacy notice says so); what comes late counts as another visitor.
    await client.query('delete from tracking.salts where day < $1', [today]);
  });
}
