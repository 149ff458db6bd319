import { describe, expect, it } from 'vitest';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { ticketsDomain } from './index.ts';
import { shows } from './tables.ts';

const hour = 3_600_000;
const live = { beginShow: async () => undefined, endShow: async () => undefined, leaveShow: async () => undefined };
const {
  kit,
  as,
  domains: { performers },
} = await testWorld({ tickets: ticketsDomain, performers: performersDomain }, { instead: { live, messenger: {} } });
await kit.db.transaction((tx) => performers.create(tx, anActor({ id: 9001, name: 'Mira' })));
const operator = as({ accountId: 7, roles: ['operator', 'content'] });
const anybody = as({ accountId: null, roles: [] });

let hoursOn = 0;
async function plan(title: string, given: Partial<typeof shows.$inferInsert> = {}): Promise<number> {
  hoursOn += 2;
  const words = { de: '', en: title, nl: '', es: '' };
  const [row] = await kit.db.orm
    .insert(shows)
    .values({
      ...{ actorId: 9001, actorName: 'Mira', title: words, description: words, postBuyInfo: words },
      ...{ price: 1000, lateMinutes: 60, minutes: 60, letsLateIn: true, promoPercent: 20, promoMost: 20 },
      startsAt: new Date(kit.clock.now() + hoursOn * hour),
      createdAt: new Date(kit.clock.now() + hoursOn),
      ...given,
    })
    .returning();
  return row?.id ?? 0;
}
const listed = async (query: object = {}) => {
  const answer = await operator.call(contract.officeShows.read, { query });
  return answer.ok ? answer.data.rows.map(({ title }) => title) : [answer.problem.code];
};
const mark = (showId: number, body: object) => operator.call(contract.markShow, { params: { showId }, body });
const offered = async (internal: boolean) => {
  const answer = await anybody.query(contract.chatShowList, { internal });
  return answer.ok ? answer.data.map((show) => [show.title.en, show.isFeatured, show.isAutoFeatured]) : [];
};

describe('the office’s list of shows', () => {
  it('is searched by words and performer, and put into order by state', async () => {
    await plan('Piano');
    await plan('Songs', { state: 'ended' });
    await plan('100%');
    expect(await listed()).toEqual(['100%', 'Songs', 'Piano']);
    expect(await listed({ search: 'pian' })).toEqual(['Piano']);
    expect(await listed({ search: 'mira', state: 'ended' })).toEqual(['Songs']);
    expect(await listed({ search: '%' })).toEqual(['100%']);
  });

  it('puts in front what sold most of what is near, until somebody chooses', async () => {
    const near = await plan('Well sold', { sold: 5 });
    await plan('Sold out, but far away', { sold: 50, startsAt: new Date(kit.clock.now() + 30 * hour) });
    expect((await offered(false))[0]).toEqual(['Well sold', false, true]);
    const piano = (await kit.db.orm.select().from(shows)).find(({ title }) => title.en === 'Piano');
    expect(await mark(piano?.id ?? 0, { isFeatured: true })).toMatchObject({ data: { show: { isFeatured: true } } });
    expect((await offered(false)).filter(([, chosen, alone]) => chosen || alone)).toEqual([['Piano', true, false]]);
    expect(await mark(near, { isInternal: true })).toMatchObject({
      data: { show: { isInternal: true, isFeatured: false } },
    });
    expect(await offered(true)).toEqual([['Well sold', false, false]]);
    expect((await offered(false)).map(([title]) => title)).not.toContain('Well sold');
    expect(await listed({ mark: 'internal' })).toEqual(['Well sold']);
  });

  it('changes nothing about a show that is over or not there, and for nobody else', async () => {
    const over = await plan('Gone', { state: 'cancelled' });
    expect(await mark(over, { isFeatured: true })).toMatchObject({ problem: { code: 'show_is_over' } });
    expect(await mark(999_999, { isFeatured: true })).toMatchObject({ problem: { code: 'not_found' } });
    const guest = as({ accountId: 50, roles: ['guest'] });
    expect(await guest.call(contract.markShow, { params: { showId: over }, body: {} })).toMatchObject({ ok: false });
    expect(await listed({ mark: 'featured' })).toEqual(['Piano']);
  });
});
