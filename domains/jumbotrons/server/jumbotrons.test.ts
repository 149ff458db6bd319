import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { site } from '#apps/web/site-pages.ts';
import { getPicture } from '#domains/media/contract/index.ts';
import { mediaDomain } from '#domains/media/server/index.ts';
import { performersDomain } from '#domains/performers/server/index.ts';
import { anActor } from '#domains/performers/testing/actors.ts';
import { extend } from '#kit/domain/extensions.ts';
import { sitePages } from '#kit/domain/site-pages.ts';
import { dayOf } from '#kit/i18n/days.ts';
import { testWorld } from '#kit/testing/world.ts';
import * as contract from '../contract/index.ts';
import { createCounter } from './count.ts';
import { jumbotronsDomain } from './index.ts';

/** The one who is a VIP member. */
const vip = 25;
const { kit, as, domains } = await testWorld(
  { jumbotrons: jumbotronsDomain, performers: performersDomain, media: mediaDomain },
  { instead: { subscriptions: { isActive: async (_: unknown, guestId: number) => guestId === vip } }, limitFactor: 50 },
);
kit.extensions.add('site', [extend(sitePages, site)]);
const office = as({ accountId: 9, roles: ['operator'] });
const germanOffice = as({ accountId: 9, roles: ['operator'], language: 'de' });
const visitor = as(null);
const member = as(24);
type Client = typeof visitor;

const text = (en: string, de = '') => ({ de, en, nl: '', es: '' });
const details: contract.SlideDetails = {
  ...{ places: ['homepage'], title: text('Live tonight', 'Heute live'), text: text(''), button: text('') },
  ...{ alt: text('A stage'), goalKind: 'page', goal: 'performers.cams', validFrom: null, validUntil: null },
  ...{ audience: 'everybody', ageRating: 12, seconds: 7 },
};
const data = <T>(answer: { ok: true; data: T } | { ok: false; problem: unknown }): T => {
  if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
  return answer.data;
};
type Answer = { ok: boolean; problem?: { code: string; errors?: readonly { field: string; message: string }[] } };
const refusalOf = (answer: Answer) => [answer.problem?.code, answer.problem?.errors?.[0]?.field];

async function drawn(width: number, height: number): Promise<Blob> {
  const body = await sharp({ create: { width, height, channels: 3, background: '#803060' } })
    .png()
    .toBuffer();
  return new Blob([body as BlobPart], { type: 'image/png' });
}
const sizes = { wide: [1200, 400], narrow: [600, 600] } as const;
async function send(slideId: number, shape: contract.PictureShape) {
  const [width, height] = sizes[shape];
  const body = await drawn(width, height);
  return office.call(contract.sendSlidePicture, { params: { slideId }, query: { shape }, body });
}
const add = async (change: Partial<contract.SlideDetails> = {}): Promise<number> =>
  data(await office.call(contract.addSlide, { body: { ...details, ...change } })).id;
const turn = (slideId: number, isOn: boolean) =>
  office.call(contract.switchSlide, { params: { slideId }, body: { isOn } });
/** A slide with both pictures that is on. */
async function shown(change: Partial<contract.SlideDetails> = {}): Promise<number> {
  const id = await add(change);
  for (const shape of ['wide', 'narrow'] as const) data(await send(id, shape));
  data(await turn(id, true));
  return id;
}
const home = async (by: Client = visitor) => data(await by.call(contract.getJumbotronHomepage, {}));
const seen = async (by: Client = visitor) => (await home(by)).slides.map(({ id }) => id);
const listed = async () => data(await office.call(contract.listSlides, {})).slides;
const stateOf = async (id: number) => (await listed()).find((one) => one.id === id)?.state;
const read = async (slideId: number) => data(await office.call(contract.readSlide, { params: { slideId } }));

const vega = 9001;
await kit.db.transaction(async (tx) => {
  await domains.performers.create(tx, anActor({ id: vega, name: 'Vega' }));
  await domains.performers.create(tx, anActor({ id: 9002, name: 'Mira', bannedCountryCodes: ['NL'] }));
});
const newVideo = async (coverRating = 12): Promise<number> => {
  const { rows } = await kit.db.orm.execute<{ id: number }>(sql`insert into videos.videos
    (actor_id, actor_name, acting_group, upload_id, state, title, description, age_rating, price, sale_price, sale_until, cover_id, is_covered, created_at, released_at)
    values (${vega}, 'Vega', 'solo', gen_random_uuid(), 'published', ${JSON.stringify(text('By the lake', 'Am See'))}::jsonb,
      ${JSON.stringify(text(''))}::jsonb, ${coverRating}, 500, 300, ${new Date(kit.clock.now() + 3_600_000)}, gen_random_uuid(),
      true, ${new Date(kit.clock.now())}, ${new Date(kit.clock.now())}) returning id`);
  return Number(rows[0]?.id);
};
const setVideo = (id: number, state: string) =>
  kit.db.orm.execute(sql`update videos.videos set state = ${state} where id = ${id}`);

afterEach(async () => {
  for (const { id: slideId } of await listed()) data(await office.call(contract.removeSlide, { params: { slideId } }));
  await kit.db.orm.execute(sql`delete from videos.videos`);
});

describe('a slide in time', () => {
  it('is seen from its beginning up to its end, which is not included', async () => {
    const now = kit.clock.now();
    const id = await shown({ validFrom: now + 60_000, validUntil: now + 120_000 });
    expect([await seen(), await stateOf(id)]).toEqual([[], 'planned']);
    await kit.clock.advance(59_999);
    expect(await seen()).toEqual([]);
    await kit.clock.advance(1);
    expect([await seen(), await stateOf(id)]).toEqual([[id], 'live']);
    await kit.clock.advance(60_000);
    expect([await seen(), await stateOf(id)]).toEqual([[], 'over']);
  });

  it('is on no page while it is off, lacks a picture, or stands elsewhere', async () => {
    const bare = await add();
    expect((await turn(bare, true)).ok).toBe(false);
    expect(await stateOf(bare)).toBe('incomplete');
    const id = await shown({ places: ['videostation'] });
    expect(await seen()).toEqual([]);
    expect(data(await visitor.call(contract.getJumbotronConfig, { query: {} })).slides).toMatchObject([{ id }]);
    data(await turn(id, false));
    expect(data(await visitor.call(contract.getJumbotronConfig, { query: {} })).slides).toEqual([]);
    expect(await stateOf(id)).toBe('off');
  });

  it('is shown to an operator on the day they name, and to nobody else', async () => {
    const id = await shown({ validFrom: kit.clock.now() + 3 * 86_400_000 });
    const qmdate = dayOf(kit.clock.now() + 4 * 86_400_000);
    expect(await seen(as({ accountId: 9, roles: ['operator'] }, { preview: { qmdate } }))).toEqual([id]);
    expect(await seen(office)).toEqual([]);
  });
});

describe('for whom a slide is', () => {
  it('is asked of each caller, and no network keeps what is not for everybody', async () => {
    const all = await shown();
    expect((await home()).isForEverybody).toBe(true);
    const visitors = await shown({ audience: 'visitors' });
    const members = await shown({ audience: 'members' });
    const vips = await shown({ audience: 'vip' });
    expect(await seen()).toEqual([all, visitors]);
    expect(await seen(member)).toEqual([all, members]);
    expect(await seen(as(vip))).toEqual([all, members, vips]);
    expect((await home()).isForEverybody).toBe(false);
  });

  it('with pictures for adults it is nothing for visitors, nor are its bytes', async () => {
    const id = await shown({ ageRating: 18 });
    expect(await home()).toMatchObject({ slides: [], isForEverybody: false });
    const [slide] = (await home(member)).slides;
    expect(slide?.id).toBe(id);
    const pictureId = slide?.wide.src.split('/')[5] as string;
    const unsigned = { params: { pictureId, width: 640 }, query: {} };
    expect((await visitor.call(getPicture, unsigned)).ok).toBe(false);
    const address = new URL(slide?.wide.src as string, 'http://here');
    const query = {
      expires: Number(address.searchParams.get('expires')),
      signature: address.searchParams.get('signature') as string,
    };
    expect((await visitor.call(getPicture, { ...unsigned, query })).ok).toBe(false);
    expect((await member.call(getPicture, { ...unsigned, query })).ok).toBe(true);
  });

  it('a new age rating for adults or from them takes the pictures away', async () => {
    const id = await shown();
    const { revision } = await read(id);
    data(
      await office.call(contract.changeSlide, {
        params: { slideId: id },
        body: { ...details, ageRating: 18, revision },
      }),
    );
    expect(await read(id)).toMatchObject({ wide: null, narrow: null });
    expect([await seen(member), await stateOf(id)]).toEqual([[], 'incomplete']);
  });
});

describe('what a slide leads to', () => {
  it('has its address in the reader’s language', async () => {
    await shown();
    await shown({ goalKind: 'performer', goal: 'https://example.com/de/amateur/VEGA/' });
    const german = as({ accountId: null, roles: [], language: 'de' });
    expect((await home(german)).slides.map(({ address }) => address)).toEqual(['/de/cams/', '/de/amateur/vega/']);
    expect((await home(german)).slides[0]).toMatchObject({ title: 'Heute live', alt: 'A stage' });
  });

  it('is not led to when it is gone, paused, taken down or hidden from where somebody is', async () => {
    const videoId = await newVideo();
    const id = await shown({ goalKind: 'video', goal: `/en/amateur/vega/videos/${videoId}/?ref=1` });
    expect(await seen()).toEqual([id]);
    for (const state of ['paused', 'takenDown']) {
      await setVideo(videoId, state);
      expect([await seen(), await stateOf(id)]).toEqual([[], 'gone']);
    }
    await setVideo(videoId, 'published');
    expect(await seen()).toEqual([id]);
    const mira = await shown({ goalKind: 'performer', goal: 'mira' });
    expect(await home(as({ accountId: null, roles: [], country: 'NL' }))).toMatchObject({
      slides: [{ id }],
      isForEverybody: false,
    });
    expect(await home(as({ accountId: null, roles: [], country: 'DE' }))).toMatchObject({
      slides: [{ id }, { id: mira }],
      isForEverybody: false,
    });
  });

  it('by rule is the video that fits, with its title and cover; without one nobody sees it', async () => {
    const id = await add({ goalKind: 'newestOnSale', goal: '', title: text('') });
    data(await turn(id, true));
    expect([await seen(), await stateOf(id)]).toEqual([[], 'gone']);
    await newVideo(18);
    expect(await seen()).toEqual([]);
    const videoId = await newVideo();
    expect((await home()).slides).toMatchObject([
      { id, title: 'By the lake', address: `/en/amateur/vega/videos/${videoId}/` },
    ]);
    await kit.clock.advance(3_600_000);
    expect(await stateOf(id)).toBe('gone');
  });
});

describe('what an operator says', () => {
  it.each<[string, Partial<contract.SlideDetails>, string, string]>([
    ['no title', { title: text('') }, 'jumbotron_needs_title', 'body.title.en'],
    ['an end before the beginning', { validFrom: 20, validUntil: 10 }, 'jumbotron_ends_first', 'body.validUntil'],
    ['a page of the office', { goal: 'office.home' }, 'jumbotron_page_missing', 'body.goal'],
    ['nobody', { goalKind: 'performer', goal: 'Nobody' }, 'jumbotron_performer_missing', 'body.goal'],
    ['no video', { goalKind: 'video', goal: '77' }, 'jumbotron_video_missing', 'body.goal'],
    ['another site', { goalKind: 'album', goal: 'https://example.com/' }, 'jumbotron_album_missing', 'body.goal'],
    ['a refused word', { text: text('teens') }, 'word_refused', 'body.text.en'],
    ['a second that is too short', { seconds: 3 }, 'invalid_input', 'body.seconds'],
    ['no place', { places: [] }, 'invalid_input', 'body.places'],
  ])('is refused with the name of the field: %s', async (_, change, code, field) => {
    expect(refusalOf(await office.call(contract.addSlide, { body: { ...details, ...change } }))).toEqual([code, field]);
    const id = await add();
    const body = { ...details, ...change, revision: 1 };
    expect(refusalOf(await office.call(contract.changeSlide, { params: { slideId: id }, body }))).toEqual([
      code,
      field,
    ]);
    expect((await read(id)).details).toEqual(details);
  });

  it('is refused in the language of who asks, and a picture of the wrong shape with its measures', async () => {
    const answer = await germanOffice.call(contract.addSlide, { body: { ...details, title: text('') } });
    expect(answer.ok ? '' : answer.problem.errors?.[0]?.message).toBe(
      'Gib ihm in mindestens einer Sprache einen Titel.',
    );
    const slideId = await add();
    const body = await drawn(600, 600);
    const wrong = await office.call(contract.sendSlidePicture, { params: { slideId }, query: { shape: 'wide' }, body });
    expect(wrong.ok ? '' : wrong.problem.title).toContain('600 × 600');
    expect((await read(slideId)).wide).toBeNull();
  });

  it('is not written over by somebody who has not read it', async () => {
    const slideId = await add();
    const change = (title: string) =>
      office.call(contract.changeSlide, {
        params: { slideId },
        body: { ...details, title: text(title), revision: 1 },
      });
    const answers = await Promise.all([change('One'), change('Two')]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(refusalOf(answers.find(({ ok }) => !ok) as Answer)[0]).toBe('jumbotron_changed');
  });

  it('about the order counts whole, whoever says it at the same time', async () => {
    const ids = [await add(), await add(), await add(), await add()];
    const orders = [[...ids].reverse(), [ids[2], ids[0]], [ids[1], 999_999]] as number[][];
    const said = orders.map((order) => office.call(contract.orderSlides, { body: { ids: order } }));
    const late = add();
    for (const answer of await Promise.all(said)) data(answer);
    const all = [...ids, await late].sort((a, b) => a - b);
    expect((await listed()).map(({ id }) => id).sort((a, b) => a - b)).toEqual(all);
    data(await office.call(contract.orderSlides, { body: { ids: [...ids].reverse() } }));
    expect((await listed()).map(({ id }) => id)).toEqual([...[...ids].reverse(), await late]);
  });

  it('fills no more than there is room for, also at once', async () => {
    for (let made = 0; made < contract.mostSlides - 2; made += 1) await add();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => office.call(contract.addSlide, { body: details })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(2);
    expect((await listed()).length).toBe(contract.mostSlides);
  });
});

describe('a picture', () => {
  it('of a slide that is off or has not begun is given to operators alone; the one before goes', async () => {
    const slideId = await add({ validFrom: kit.clock.now() + 60_000 });
    const before = data(await send(slideId, 'wide')).src;
    const after = data(await send(slideId, 'wide')).src;
    data(await send(slideId, 'narrow'));
    data(await turn(slideId, true));
    const get = (by: Client, src: string) =>
      by.call(getPicture, { params: { pictureId: src.split('/')[5] as string, width: 640 }, query: {} });
    expect((await get(office, before)).ok).toBe(false);
    expect((await get(office, after)).ok).toBe(true);
    expect((await get(visitor, after)).ok).toBe(false);
    await kit.clock.advance(60_000);
    expect((await get(visitor, after)).ok).toBe(true);
    data(await turn(slideId, false));
    await kit.clock.advance(5_001);
    expect((await get(visitor, after)).ok).toBe(false);
  });
});

describe('views and presses', () => {
  it('are counted by slide and day and told for seven days', async () => {
    const id = await shown();
    const counter = createCounter(kit);
    counter.add([id, id, 999_999], null);
    counter.add([id], id);
    await counter.write();
    counter.add([id], null);
    await counter.stop();
    expect((await listed())[0]).toMatchObject({ views: 3, presses: 1 });
    await kit.clock.advance(7 * 86_400_000);
    expect((await listed())[0]).toMatchObject({ views: 0, presses: 0 });
    expect((await visitor.call(contract.countJumbotron, { body: { seen: [id], pressed: id } })).ok).toBe(true);
  });
});
