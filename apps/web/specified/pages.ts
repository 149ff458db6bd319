import type { PageAccess, PageBreadcrumb, Slugs } from '#kit/web/page/pages.ts';

/**
 * A page of the specification (spec 1 §2, spec 2 §2, spec 3 §2) with its settled id, addresses, group and place in breadcrumbs. Until
 * a domain builds it, it is reserved: its address answers not-found, nothing links to it and it is in no sitemap. A domain
 * takes it over by declaring a page with its English address in its own `web/routes.ts`; the line here stays, and says
 * what was settled.
 */
export interface SpecifiedPage {
  readonly id: string;
  readonly slugs: Slugs;
  readonly group: string;
  /** The page above it. */
  readonly parent: string;
  readonly access?: PageAccess;
  readonly breadcrumb?: Omit<PageBreadcrumb, 'type' | 'nameOf'> & {
    readonly type: string;
    /** The place above it by its page route name, where that is no page. */
    readonly above?: string;
  };
}

/** English addresses of the specification that were built before it was written down what is still to come. */
export const builtFirst: readonly string[] = [
  '',
  'new-girls',
  'amateur/:actorName',
  'amateur/:actorName/about-me',
  'amateur/:actorName/pictures',
  'amateur/:actorName/live-show',
  'free-chat',
  'cams',
  'categories/:categorySlug',
  'terms-of-service',
  'data-protection',
  'myvisitx',
  'myvisitx/profile',
  'myvisitx/benefits',
];

/** Pages that share a group and the page above them. */
function pagesOf(
  shared: Pick<SpecifiedPage, 'group' | 'access'>,
  pages: Readonly<Record<string, Omit<SpecifiedPage, 'id' | 'group' | 'access'>>>,
): SpecifiedPage[] {
  return Object.entries(pages).map(([id, page]) => ({ id, ...shared, ...page }));
}

/** Every other page that the specification names. */
export const specifiedPages: readonly SpecifiedPage[] = [
  ...pagesOf(
    { group: 'profile' },
    {
      'videos.ofActor': {
        slugs: { en: 'amateur/:actorName/videos', de: 'amateur/:actorName/videos', es: 'amateur/:actorName/videos' },
        parent: 'performers.profile',
        breadcrumb: {
          type: 'actorProfileVideosOverview',
          name: { de: 'Videos', en: 'Videos', nl: 'Video’s', es: 'Vídeos' },
        },
      },
      'videos.classic': {
        slugs: {
          en: 'amateur/:actorName/videos/classic',
          de: 'amateur/:actorName/videos/klassisch',
          es: 'amateur/:actorName/videos/clasicos',
        },
        parent: 'videos.ofActor',
        breadcrumb: {
          type: 'actorProfileClassicVideos',
          name: { de: 'Klassiker', en: 'Classics', nl: 'Klassiekers', es: 'Clásicos' },
        },
      },
      'videos.byTag': {
        slugs: {
          en: 'amateur/:actorName/videos/tag/:tagGroup',
          de: 'amateur/:actorName/videos/tag/:tagGroup',
          es: 'amateur/:actorName/videos/tag/:tagGroup',
        },
        parent: 'videos.ofActor',
      },
      'videos.detail': {
        slugs: {
          en: 'amateur/:actorName/videos/:videoId',
          de: 'amateur/:actorName/videos/:videoId',
          es: 'amateur/:actorName/videos/:videoId',
        },
        parent: 'videos.ofActor',
        breadcrumb: {
          type: 'actorProfileVideoDetails',
          name: { de: 'Video', en: 'Video', nl: 'Video', es: 'Vídeo' },
          nameFrom: 'title',
        },
      },
    },
  ),
  ...pagesOf(
    { group: 'videos' },
    {
      'videos.overview': {
        slugs: { en: 'videos' },
        parent: 'performers.home',
        breadcrumb: { type: 'videos', name: { de: 'Videos', en: 'Videos', nl: 'Video’s', es: 'Vídeos' } },
      },
      'videos.search': {
        slugs: {
          en: 'search/videos/:searchPattern',
          de: 'suche/videos/:searchPattern',
          es: 'buscar/videos/:searchPattern',
        },
        parent: 'videos.overview',
      },
      'videos.freeClips': {
        slugs: { en: 'videos/free-clips', de: 'videos/gratis-clips', es: 'videos/clips-gratis' },
        parent: 'videos.overview',
      },
      'videos.trends': {
        slugs: { en: 'videos/video-trends', de: 'videos/video-trends', es: 'videos/tendencias' },
        parent: 'videos.overview',
      },
      'videos.onSale': {
        slugs: { en: 'videos/on-sale', de: 'videos/angebote', es: 'videos/ofertas' },
        parent: 'videos.overview',
      },
      'videos.new': {
        slugs: { en: 'videos/new-videos', de: 'videos/neue-videos', es: 'videos/nuevos-videos' },
        parent: 'videos.overview',
      },
      'videos.all': {
        slugs: { en: 'videos/all-videos', de: 'videos/alle-videos', es: 'videos/todos-los-videos' },
        parent: 'videos.overview',
      },
      'videos.vip': {
        slugs: { en: 'videos/vip-videos', de: 'videos/vip-videos', es: 'videos/videos-vip' },
        parent: 'videos.overview',
      },
      'videos.stars': {
        slugs: { en: 'videos/stars', de: 'videos/stars', es: 'videos/estrellas' },
        parent: 'videos.overview',
      },
    },
  ),
  ...pagesOf(
    { group: 'tv' },
    {
      'tv.livestream': {
        slugs: { en: 'tv/livestream', de: 'tv/livestream', es: 'tv/en-directo' },
        parent: 'performers.home',
        breadcrumb: {
          type: 'tvLivestream',
          name: { de: 'Livestream', en: 'Livestream', nl: 'Livestream', es: 'TV en directo' },
        },
      },
      'tv.premiumLivestream': {
        slugs: { en: 'tv/premium/livestream', de: 'tv/premium/livestream', es: 'tv/premium/en-directo' },
        parent: 'performers.home',
        breadcrumb: {
          type: 'tvPremiumLivestream',
          name: {
            de: 'Premium-Livestream',
            en: 'Premium livestream',
            nl: 'Premium-livestream',
            es: 'TV premium en directo',
          },
        },
      },
      'tv.lateNight': {
        slugs: { en: 'tv/late-night', de: 'tv/late-night', es: 'tv/late-night' },
        parent: 'performers.home',
        breadcrumb: {
          type: 'tvLateNight',
          name: { de: 'Late Night', en: 'Late night', nl: 'Late night', es: 'Late night' },
        },
      },
      'tv.seriesOverview': {
        slugs: { en: 'tv/media/series', de: 'tv/medien/serien', es: 'tv/medios/series' },
        parent: 'performers.home',
        breadcrumb: {
          type: 'tvSeriesOverview',
          name: { de: 'Mediathek', en: 'Media library', nl: 'Mediatheek', es: 'Mediateca' },
        },
      },
      'tv.series': {
        slugs: { en: 'tv/mediathek/:series', de: 'tv/mediathek/:series', es: 'tv/mediateca/:series' },
        parent: 'tv.seriesOverview',
        breadcrumb: {
          type: 'tvMedia',
          name: { de: 'Serie', en: 'Series', nl: 'Serie', es: 'Serie' },
          nameFrom: 'title',
        },
      },
      'tv.videos': {
        slugs: { en: 'tv/mediathek/:key/videos', de: 'tv/mediathek/:key/videos', es: 'tv/mediateca/:key/videos' },
        parent: 'tv.seriesOverview',
        breadcrumb: {
          type: 'tvVideosOverview',
          name: { de: 'Folgen', en: 'Episodes', nl: 'Afleveringen', es: 'Episodios' },
        },
      },
    },
  ),
  ...pagesOf(
    { group: 'contests' },
    {
      'contests.overview': {
        slugs: { en: 'contests', de: 'wettbewerbe', es: 'concursos' },
        parent: 'performers.home',
        breadcrumb: {
          type: 'magazineContests',
          name: { de: 'Wettbewerbe', en: 'Contests', nl: 'Wedstrijden', es: 'Concursos' },
          above: 'magazinesOverview',
        },
      },
      'contests.contest': {
        slugs: { en: 'contests/:id', de: 'wettbewerbe/:id', es: 'concursos/:id' },
        parent: 'contests.overview',
      },
    },
  ),
  ...pagesOf(
    { group: 'magazine' },
    {
      'campaigns.easter': {
        slugs: { en: 'magazine/easter', de: 'magazin/ostern', es: 'revista/pascua' },
        parent: 'performers.home',
      },
      'campaigns.shootingGallery': {
        slugs: { en: 'magazine/shooting-gallery', de: 'magazin/schiessbude', es: 'revista/caseta-de-tiro' },
        parent: 'performers.home',
      },
      'campaigns.wetAndWild': {
        slugs: { en: 'magazine/wetnwildgame', de: 'magazin/wetnwildgame', es: 'revista/wetnwildgame' },
        parent: 'performers.home',
      },
      'campaigns.adventCalendar': {
        slugs: { en: 'magazine/advent-calendar', de: 'magazin/adventskalender', es: 'revista/calendario-de-adviento' },
        parent: 'performers.home',
      },
      'campaigns.goldRush': {
        slugs: { en: 'magazine/goldrush', de: 'magazin/goldrausch', es: 'revista/fiebre-del-oro' },
        parent: 'performers.home',
      },
      'campaigns.prizeDraw': {
        slugs: { en: 'magazine/prize-draw', de: 'magazin/gewinnspiel', es: 'magazine/prize-draw' },
        parent: 'performers.home',
      },
      'campaigns.highOnRose': { slugs: { en: 'high-on-rose' }, parent: 'performers.home' },
    },
  ),
  ...pagesOf(
    { group: 'cams' },
    {
      'live.camShows': { slugs: { en: 'cam-shows', de: 'cam-shows', es: 'shows-de-cam' }, parent: 'performers.home' },
    },
  ),
  ...pagesOf(
    { group: 'personalArea', access: 'guest' },
    {
      'messenger.messenger': {
        slugs: { en: 'messenger' },
        parent: 'performers.home',
        breadcrumb: {
          type: 'personalAreaMessenger',
          name: { de: 'Nachrichten', en: 'Messages', nl: 'Berichten', es: 'Mensajes' },
        },
      },
      'library.videos': {
        slugs: { en: 'myvisitx/mediathek', de: 'myvisitx/mediathek', es: 'myvisitx/mediateca' },
        parent: 'guest.account',
        breadcrumb: {
          type: 'personalAreaVideos',
          name: { de: 'Meine Videos', en: 'My videos', nl: 'Mijn video’s', es: 'Mis vídeos' },
        },
      },
      'library.photos': {
        slugs: { en: 'myvisitx/mediathek/photos', de: 'myvisitx/mediathek/fotos', es: 'myvisitx/mediateca/fotos' },
        parent: 'library.videos',
        breadcrumb: {
          type: 'personalAreaPhotos',
          name: { de: 'Meine Fotos', en: 'My photos', nl: 'Mijn foto’s', es: 'Mis fotos' },
        },
      },
      'games.spinWheel': {
        slugs: { en: 'myvisitx/spinwheel', de: 'myvisitx/gluecksrad', es: 'myvisitx/ruleta' },
        parent: 'guest.account',
        breadcrumb: {
          type: 'personalAreaSpinWheel',
          name: { de: 'Glücksrad', en: 'Spin wheel', nl: 'Geluksrad', es: 'Ruleta' },
        },
      },
      'guest.favoriteCams': {
        slugs: { en: 'myvisitx/favorite-cams', de: 'myvisitx/lieblings-cams', es: 'myvisitx/cams-favoritas' },
        parent: 'guest.account',
        breadcrumb: {
          type: 'personalAreaFavorites',
          name: { de: 'Lieblings-Cams', en: 'Favourite cams', nl: 'Favoriete cams', es: 'Cams favoritas' },
        },
      },
    },
  ),
  ...pagesOf(
    { group: 'offers' },
    {
      'bonus.dailyDeals': {
        slugs: { en: 'daily-deals', de: 'tagesangebote', es: 'ofertas-del-dia' },
        parent: 'performers.home',
      },
      'vip.club': { slugs: { en: 'vipclub' }, parent: 'performers.home' },
    },
  ),
  ...pagesOf(
    { group: 'feed' },
    {
      'feed.feed': { slugs: { en: 'feed' }, parent: 'performers.home' },
    },
  ),
];
