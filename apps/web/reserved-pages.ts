import type { Language } from '#kit/i18n/language.ts';
import type { Page, PageAccess, PageDefinition, Slugs } from '#kit/web/page/pages.ts';
import { slugOf } from '#kit/web/page/pages.ts';
import { table } from './domains.ts';

/**
 * A page the specification names and no domain builds yet: its id, addresses, group and place in the breadcrumb are
 * settled, so that whoever builds it takes them over into their `web/routes.ts`, and the line here can go. Until then it is no page: nothing links to
 * it, it is in no sitemap, and its address answers not-found.
 */
export type ReservedPage = Pick<PageDefinition, 'id' | 'slugs' | 'group' | 'parent'> & { readonly access?: PageAccess };

/** Settles pages that share a group and the page above them. */
function pagesOf(
  shared: { readonly group: string; readonly parent: string; readonly access?: PageAccess },
  slugs: Readonly<Record<string, Slugs | readonly [slugs: Slugs, parent: string]>>,
): ReservedPage[] {
  return Object.entries(slugs).map(([id, entry]) =>
    'en' in entry ? { id, ...shared, slugs: entry } : { id, ...shared, slugs: entry[0], parent: entry[1] },
  );
}

const ofActor = (en: string, de = en, es = en): Slugs => ({
  en: `amateur/:actorName/${en}`,
  de: `amateur/:actorName/${de}`,
  es: `amateur/:actorName/${es}`,
});

/** Everything spec 1 §2, spec 2 §2 and spec 3 §2 name that is not in the page table yet. */
const settledPages: readonly ReservedPage[] = [
  ...pagesOf(
    { group: 'profile', parent: 'performers.profile' },
    {
      'videos.ofActor': ofActor('videos'),
      'performers.topCams': ofActor('top-cams', 'top-cams', 'mejores-cams'),
      'videos.classic': [ofActor('videos/classic', 'videos/klassisch', 'videos/clasicos'), 'videos.ofActor'],
      'videos.byTag': [ofActor('videos/tag/:tagGroup'), 'videos.ofActor'],
      'videos.detail': [ofActor('videos/:videoId'), 'videos.ofActor'],
      'albums.album': [ofActor('pictures/:albumId', 'bilder/:albumId', 'fotos/:albumId'), 'performers.pictures'],
    },
  ),
  ...pagesOf(
    { group: 'videos', parent: 'videos.overview' },
    {
      'videos.overview': [{ en: 'videos' }, 'performers.home'],
      'videos.search': {
        en: 'search/videos/:searchPattern',
        de: 'suche/videos/:searchPattern',
        es: 'buscar/videos/:searchPattern',
      },
      'videos.freeClips': { en: 'videos/free-clips', de: 'videos/gratis-clips', es: 'videos/clips-gratis' },
      'videos.trends': { en: 'videos/video-trends', de: 'videos/video-trends', es: 'videos/tendencias' },
      'videos.onSale': { en: 'videos/on-sale', de: 'videos/angebote', es: 'videos/ofertas' },
      'videos.new': { en: 'videos/new-videos', de: 'videos/neue-videos', es: 'videos/nuevos-videos' },
      'videos.all': { en: 'videos/all-videos', de: 'videos/alle-videos', es: 'videos/todos-los-videos' },
      'videos.vip': { en: 'videos/vip-videos', de: 'videos/vip-videos', es: 'videos/videos-vip' },
      'videos.stars': { en: 'videos/stars', de: 'videos/stars', es: 'videos/estrellas' },
    },
  ),
  ...pagesOf(
    { group: 'tv', parent: 'performers.home' },
    {
      'tv.livestream': { en: 'tv/livestream', de: 'tv/livestream', es: 'tv/en-directo' },
      'tv.premiumLivestream': {
        en: 'tv/premium/livestream',
        de: 'tv/premium/livestream',
        es: 'tv/premium/en-directo',
      },
      'tv.lateNight': { en: 'tv/late-night', de: 'tv/late-night', es: 'tv/late-night' },
      'tv.seriesOverview': { en: 'tv/media/series', de: 'tv/medien/serien', es: 'tv/medios/series' },
      'tv.series': [
        { en: 'tv/mediathek/:series', de: 'tv/mediathek/:series', es: 'tv/mediateca/:series' },
        'tv.seriesOverview',
      ],
      'tv.videos': [
        { en: 'tv/mediathek/:key/videos', de: 'tv/mediathek/:key/videos', es: 'tv/mediateca/:key/videos' },
        'tv.seriesOverview',
      ],
    },
  ),
  ...pagesOf(
    { group: 'contests', parent: 'performers.home' },
    {
      'contests.overview': { en: 'contests', de: 'wettbewerbe', es: 'concursos' },
      'contests.contest': [{ en: 'contests/:id', de: 'wettbewerbe/:id', es: 'concursos/:id' }, 'contests.overview'],
    },
  ),
  ...pagesOf(
    { group: 'magazine', parent: 'performers.home' },
    {
      'campaigns.easter': { en: 'magazine/easter', de: 'magazin/ostern', es: 'revista/pascua' },
      'campaigns.shootingGallery': {
        en: 'magazine/shooting-gallery',
        de: 'magazin/schiessbude',
        es: 'revista/caseta-de-tiro',
      },
      'campaigns.wetAndWild': { en: 'magazine/wetnwildgame', de: 'magazin/wetnwildgame', es: 'revista/wetnwildgame' },
      'campaigns.adventCalendar': {
        en: 'magazine/advent-calendar',
        de: 'magazin/adventskalender',
        es: 'revista/calendario-de-adviento',
      },
      'campaigns.goldRush': { en: 'magazine/goldrush', de: 'magazin/goldrausch', es: 'revista/fiebre-del-oro' },
      // The Spanish version points to the English path (spec 1 §2).
      'campaigns.prizeDraw': { en: 'magazine/prize-draw', de: 'magazin/gewinnspiel', es: 'magazine/prize-draw' },
      'campaigns.highOnRose': { en: 'high-on-rose' },
    },
  ),
  ...pagesOf(
    { group: 'cams', parent: 'performers.home' },
    { 'live.camShows': { en: 'cam-shows', de: 'cam-shows', es: 'shows-de-cam' } },
  ),
  ...pagesOf(
    { group: 'personalArea', parent: 'guest.account', access: 'guest' },
    {
      'messenger.messenger': [{ en: 'messenger' }, 'performers.home'],
      'library.videos': { en: 'myvisitx/mediathek', de: 'myvisitx/mediathek', es: 'myvisitx/mediateca' },
      'library.photos': [
        { en: 'myvisitx/mediathek/photos', de: 'myvisitx/mediathek/fotos', es: 'myvisitx/mediateca/fotos' },
        'library.videos',
      ],
      'games.spinWheel': { en: 'myvisitx/spinwheel', de: 'myvisitx/gluecksrad', es: 'myvisitx/ruleta' },
      'guest.favoriteCams': {
        en: 'myvisitx/favorite-cams',
        de: 'myvisitx/lieblings-cams',
        es: 'myvisitx/cams-favoritas',
      },
    },
  ),
  ...pagesOf(
    { group: 'offers', parent: 'performers.home' },
    {
      'bonus.dailyDeals': { en: 'daily-deals', de: 'tagesangebote', es: 'ofertas-del-dia' },
      'vip.club': { en: 'vipclub' },
    },
  ),
  ...pagesOf({ group: 'feed', parent: 'performers.home' }, { 'feed.feed': { en: 'feed' } }),
];

const taken = new Set(table.pages.filter(({ area }) => area === 'guest').map((page: Page) => page.slugs.en));

/** Those of them that no domain builds: a page of the same id or English address has taken its place. */
export const reservedPages: readonly ReservedPage[] = settledPages.filter(
  ({ id, slugs }) => !table.page(id) && !taken.has(slugs.en),
);

/** The address a reserved page will have. */
export function reservedPath(page: ReservedPage, language: Language): string {
  const slug = slugOf({ ...page, area: 'guest', file: '' }, language);
  return `/${language}/${slug}/`;
}
