import { expect, it } from 'vitest';
import { site } from '#apps/web/site-pages.ts';
import type { NameRequest } from '#kit/domain/breadcrumb-names.ts';
import { breadcrumbNames } from '#kit/domain/breadcrumb-names.ts';
import { extend } from '#kit/domain/extensions.ts';
import { videoObject } from '#kit/structured/structured.ts';
import type { PageBreadcrumb } from '#kit/web/page/pages.ts';
import type { BreadcrumbPayload } from '../contract/index.ts';
import { albumIdOf, getBreadcrumb, getSite } from '../contract/index.ts';
import { seoWorld } from '../testing/world.ts';
import type { BreadcrumbSources } from './breadcrumbs.ts';
import { assertNamed, breadcrumbOf } from './breadcrumbs.ts';
import type { Contributor } from './index.ts';
import { structuredItems } from './index.ts';

/** Spec 1 §2, "Page route names", and those of the platform's own pages. */
const breadcrumbTypes = `
  actorProfileOverview actorProfileAbout actorProfilePictures actorProfileVideoDetails actorProfileLiveShow actorProfileVideosOverview
  actorProfileClassicVideos actorProfileTopCamgirls blogArticle blogOverview categoryDetails categoryOverview
  camsNextDoor cams videos magazineContests magazinesOverview personalAreaChats
  personalAreaFavorites personalAreaFavoriteVideos personalAreaGuestProfile personalAreaMessenger personalAreaPhotos personalAreaPinnedVideos
  personalAreaVideos personalAreaSpinWheel personalAreaMediaLibraryShopVideos personalAreaMediaLibraryShopPhotos personalAreaMediaLibraryPinnedVideos personalAreaMediaLibraryPinnedPhotos
  personalAreaMediaLibraryArchiveVideos personalAreaMediaLibraryArchivePhotos personalAreaMediaLibraryFeedVideos personalAreaMediaLibraryFeedPhotos personalAreaMediaLibraryMessengerVideos personalAreaMediaLibraryMessengerPhotos
  personalAreaMediaLibraryClipsVideos personalAreaMediaLibraryClipsPhotos personalAreaMediaLibraryAudio topCamsBestChats topCamsTop100 topCamsFavorites
  topCamsVideoCall tvGirls tvLateNight tvLivestream tvMedia tvSeriesOverview
  tvVideosOverview tvPremium tvPremiumLivestream tvPriceTable tvProgram tvSingleVideo
  freeChat newGirls topUp signUp login search
  terms dataProtection generalTerms termsOfUse imprint`
  .trim()
  .split(/\s+/);

const { kit, as } = await seoWorld({ SOCIAL_PROFILES: 'https://social.example/vesper' });
/** Videos are called by their owner; here by one name. */
kit.extensions.add('videos', [extend(breadcrumbNames, { thing: 'video', find: async () => ({ name: 'A song' }) })]);
const ask = (breadcrumbType: string, payload: BreadcrumbPayload = {}, language: 'de' | 'en' = 'en') =>
  as({ language }).call(getBreadcrumb, { params: { breadcrumbType }, body: { payload } });
const placesOf = async (...request: Parameters<typeof ask>) => {
  const answer = await ask(...request);
  if (!answer.ok) throw new Error(answer.problem.title);
  const [list = { '@type': '' }] = answer.data.data.breadcrumb;
  return (list['itemListElement'] as { name: string; item?: string }[]).map(({ name, item }) => [name, item]);
};

it('leads from the front page to the page, in the language of the request', async () => {
  expect(await placesOf('actorProfileAbout', { actorName: 'ŁUCJA VEGA' }, 'de')).toEqual([
    ['Start', 'http://vesper.test/de/'],
    ['Cams', 'http://vesper.test/de/cams/'],
    ['Łucja Vega', 'http://vesper.test/de/amateur/%C5%82ucja%20vega/'],
    ['Über mich', 'http://vesper.test/de/amateur/%C5%82ucja%20vega/ueber-mich/'],
  ]);
  expect((await placesOf('categoryDetails', { categorySlug: 'music' })).at(-1)).toEqual([
    'Music',
    'http://vesper.test/en/categories/music/',
  ]);
});

it('leads only to pages that are built: a page still to come is named without an address', async () => {
  const path = await placesOf('blogArticle', { title: 'A song' });
  expect(path.map(([name]) => name)).toEqual(['Home', 'A song']);
  expect(path.at(-1)?.[1]).toBeUndefined();
});

it('knows every page route name of the specification', async () => {
  const payload = { actorName: 'mira', categorySlug: 'music', searchPattern: 'song', videoId: 7 };
  for (const type of breadcrumbTypes) {
    const path = await placesOf(type, payload);
    expect(path.length, type).toBeGreaterThan(1);
    expect(
      path.every(([name]) => Boolean(name)),
      type,
    ).toBe(true);
  }
  const known = site.breadcrumbs.flatMap(({ type = [] }) => type);
  expect(breadcrumbTypes.filter((type) => !known.includes(type))).toEqual([]);
});

it('refuses a type nobody knows and a way without what it is about, by the name of the field', async () => {
  expect(await ask('sideDoor')).toMatchObject({
    ok: false,
    problem: { code: 'invalid_input', errors: [{ field: 'params.breadcrumbType' }] },
  });
  expect(await ask('actorProfileOverview')).toMatchObject({
    ok: false,
    problem: { code: 'breadcrumb_payload_missing', errors: [{ field: 'body.payload.actorName' }] },
  });
  expect(await ask('actorProfileOverview', {}, 'de')).toMatchObject({
    problem: { errors: [{ message: 'Dieser Weg braucht actorName.' }] },
  });
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, index) => [`name${index}`, 1]));
  expect(await ask('cams', many, 'de')).toMatchObject({
    problem: { errors: [{ field: 'body.payload', message: 'Höchstens 12 Einträge.' }] },
  });
  expect(await ask('actorProfileOverview', { actorName: 'nobody' })).toMatchObject({
    ok: false,
    problem: { code: 'actor_not_found' },
  });
  expect(await ask('categoryDetails', { categorySlug: 'nothing' })).toMatchObject({
    ok: false,
    problem: { code: 'not_found' },
  });
});

it('does not tell the name of a performer who is not shown in the visitor’s country, whoever asked before', async () => {
  const params = { breadcrumbType: 'actorProfileOverview' as const };
  const from = (country: string | null, payload: BreadcrumbPayload) =>
    as({ country }).call(getBreadcrumb, { params, body: { payload } });
  const payloads: readonly BreadcrumbPayload[] = [{ actorId: 1 }, { actorName: 'łucja vega' }];
  for (const payload of payloads) {
    expect(await from(null, payload)).toMatchObject({ ok: true });
    expect(await from('CH', payload)).toMatchObject({ ok: false, problem: { code: 'actor_not_found' } });
    expect(await from('DE', payload)).toMatchObject({ ok: true });
  }
});

it('a domain adds what it knows of its page: a video’s url ends in its album id; asked again it is not made again', async () => {
  let asked = 0;
  const ofVideos: Contributor = async ({ type, payload }) => {
    asked += 1;
    const url = `http://vesper.test/en/amateur/mira/videos/${payload['videoId']}/`;
    const video = { url, name: 'A song', description: 'By candlelight', thumbnail: url, uploaded: '2026-11-20' };
    return type === 'actorProfileVideoDetails' ? [videoObject(video)] : [];
  };
  kit.extensions.add('videos', [extend(structuredItems, ofVideos)]);
  const payload = { actorName: 'mira', videoId: 4711 };
  const answer = await ask('actorProfileVideoDetails', payload);
  if (!answer.ok) throw new Error(answer.problem.title);
  expect(albumIdOf(answer.data.data.breadcrumb)).toBe(4711);
  expect(await ask('actorProfileVideoDetails', { videoId: 4711, actorName: 'mira' })).toEqual(answer);
  expect(asked).toBe(1);
  await ask('actorProfileVideoDetails', payload, 'de');
  expect(asked).toBe(2);
  await kit.clock.advance(60_001);
  await ask('actorProfileVideoDetails', payload);
  expect(asked).toBe(3);
  expect(albumIdOf([])).toBeNull();
});

/** A page as a domain brings it that this one knows nothing of, and how its owner finds what a plane is called. */
const planes = {
  ...site,
  origin: 'http://vesper.test',
  db: kit.db,
  breadcrumbs: [
    {
      type: 'plane',
      above: 'cams',
      name: { de: 'Flieger', en: 'Plane', nl: 'Vliegtuig', es: 'Avión' },
      nameOf: 'plane',
    },
  ],
  names: [
    {
      thing: 'plane',
      find: async ({ given, country }: NameRequest) =>
        given('planeId') === '7' && country !== 'CH' ? { name: 'The Albatross' } : null,
    },
  ],
} as unknown as BreadcrumbSources;

it('what another domain’s page is about is named by its owner, who also says that there is none', async () => {
  const of = (payload: BreadcrumbPayload, country: string | null = null) =>
    breadcrumbOf(planes, { type: 'plane', payload, language: 'en', country }, []);
  expect(JSON.stringify(await of({ planeId: 7 }))).toContain('"name":"The Albatross"');
  await expect(of({ planeId: 8 })).rejects.toMatchObject({ kind: { code: 'not_found', status: 404 } });
  await expect(of({ planeId: 7 }, 'CH')).rejects.toMatchObject({ kind: { code: 'not_found', status: 404 } });
  await expect(of({})).rejects.toMatchObject({ errors: [{ field: 'body.payload.planeId' }] });
});

it('a page about things whose names nobody finds, or two domains do, is refused at the start', () => {
  expect(() => assertNamed(planes, planes.names)).not.toThrow();
  expect(() => assertNamed(planes, [])).toThrow('Nobody finds what each plane is called in breadcrumbs');
  expect(() => assertNamed(planes, [...planes.names, ...planes.names])).toThrow('Two domains find');
  // @ts-expect-error: no domain declares such things
  const wrong: NonNullable<PageBreadcrumb['nameOf']> = 'dragon';
  expect(wrong).toBe('dragon');
});

it('the platform tells who it is, with its pages elsewhere', async () => {
  expect(await as().call(getSite, {})).toEqual({
    ok: true,
    data: {
      name: 'Vesper',
      url: 'http://vesper.test/',
      logo: 'http://vesper.test/icons/icon-512.png',
      profiles: ['https://social.example/vesper'],
    },
  });
});
