import type { SiteBreadcrumb } from '#kit/domain/site-pages.ts';

/**
 * Places of breadcrumbs whose page is not built, or that have none: page route names of spec 1 §2. Who builds such a page takes
 * its line over into the page's entry (`breadcrumb`).
 */
export const reservedBreadcrumbs: readonly SiteBreadcrumb[] = [
  {
    type: 'actorProfileVideosOverview',
    page: 'videos.ofActor',
    name: { de: 'Videos', en: 'Videos', nl: 'Video’s', es: 'Vídeos' },
  },
  {
    type: 'actorProfileVideoDetails',
    page: 'videos.detail',
    name: { de: 'Video', en: 'Video', nl: 'Video', es: 'Vídeo' },
    nameFrom: 'title',
  },
  {
    type: 'actorProfileClassicVideos',
    page: 'videos.classic',
    name: { de: 'Klassiker', en: 'Classics', nl: 'Klassiekers', es: 'Clásicos' },
  },
  {
    type: 'actorProfileTopCamgirls',
    page: 'performers.topCams',
    name: { de: 'Top-Cams', en: 'Top cams', nl: 'Topcams', es: 'Mejores cams' },
  },
  { type: 'blogOverview', name: { de: 'Blog', en: 'Blog', nl: 'Blog', es: 'Blog' } },
  {
    type: 'blogArticle',
    above: 'blogOverview',
    name: { de: 'Artikel', en: 'Article', nl: 'Artikel', es: 'Artículo' },
    nameFrom: 'title',
  },
  {
    type: 'camsNextDoor',
    above: 'cams',
    name: { de: 'Cams in der Nähe', en: 'Cams next door', nl: 'Cams in de buurt', es: 'Cams cerca de ti' },
  },
  { type: 'videos', page: 'videos.overview', name: { de: 'Videos', en: 'Videos', nl: 'Video’s', es: 'Vídeos' } },
  { type: 'magazinesOverview', name: { de: 'Magazin', en: 'Magazine', nl: 'Magazine', es: 'Revista' } },
  {
    type: 'magazineContests',
    page: 'contests.overview',
    above: 'magazinesOverview',
    name: { de: 'Wettbewerbe', en: 'Contests', nl: 'Wedstrijden', es: 'Concursos' },
  },
  {
    type: 'personalAreaChats',
    above: 'personalAreaGuestProfile',
    name: { de: 'Meine Chats', en: 'My chats', nl: 'Mijn chats', es: 'Mis chats' },
  },
  {
    type: 'personalAreaFavorites',
    page: 'guest.favoriteCams',
    name: { de: 'Lieblings-Cams', en: 'Favourite cams', nl: 'Favoriete cams', es: 'Cams favoritas' },
  },
  {
    type: 'personalAreaFavoriteVideos',
    above: 'personalAreaVideos',
    name: { de: 'Lieblingsvideos', en: 'Favourite videos', nl: 'Favoriete video’s', es: 'Vídeos favoritos' },
  },
  {
    type: 'personalAreaMessenger',
    page: 'messenger.messenger',
    name: { de: 'Nachrichten', en: 'Messages', nl: 'Berichten', es: 'Mensajes' },
  },
  {
    type: 'personalAreaPhotos',
    page: 'library.photos',
    name: { de: 'Meine Fotos', en: 'My photos', nl: 'Mijn foto’s', es: 'Mis fotos' },
  },
  {
    type: 'personalAreaPinnedVideos',
    above: 'personalAreaVideos',
    name: { de: 'Gemerkte Videos', en: 'Pinned videos', nl: 'Bewaarde video’s', es: 'Vídeos guardados' },
  },
  {
    type: 'personalAreaVideos',
    page: 'library.videos',
    name: { de: 'Meine Videos', en: 'My videos', nl: 'Mijn video’s', es: 'Mis vídeos' },
  },
  {
    type: 'personalAreaSpinWheel',
    page: 'games.spinWheel',
    name: { de: 'Glücksrad', en: 'Spin wheel', nl: 'Geluksrad', es: 'Ruleta' },
  },
  {
    type: 'personalAreaMediaLibraryShopVideos',
    above: 'personalAreaVideos',
    name: { de: 'Gekaufte Videos', en: 'Videos from the shop', nl: 'Video’s uit de shop', es: 'Vídeos comprados' },
  },
  {
    type: 'personalAreaMediaLibraryShopPhotos',
    above: 'personalAreaPhotos',
    name: { de: 'Gekaufte Fotos', en: 'Photos from the shop', nl: 'Foto’s uit de shop', es: 'Fotos compradas' },
  },
  {
    type: 'personalAreaMediaLibraryPinnedVideos',
    above: 'personalAreaVideos',
    name: { de: 'Gemerkte Videos', en: 'Pinned videos', nl: 'Bewaarde video’s', es: 'Vídeos guardados' },
  },
  {
    type: 'personalAreaMediaLibraryPinnedPhotos',
    above: 'personalAreaPhotos',
    name: { de: 'Gemerkte Fotos', en: 'Pinned photos', nl: 'Bewaarde foto’s', es: 'Fotos guardadas' },
  },
  {
    type: 'personalAreaMediaLibraryArchiveVideos',
    above: 'personalAreaVideos',
    name: { de: 'Archivierte Videos', en: 'Archived videos', nl: 'Gearchiveerde video’s', es: 'Vídeos archivados' },
  },
  {
    type: 'personalAreaMediaLibraryArchivePhotos',
    above: 'personalAreaPhotos',
    name: { de: 'Archivierte Fotos', en: 'Archived photos', nl: 'Gearchiveerde foto’s', es: 'Fotos archivadas' },
  },
  {
    type: 'personalAreaMediaLibraryFeedVideos',
    above: 'personalAreaVideos',
    name: { de: 'Videos aus dem Feed', en: 'Videos from the feed', nl: 'Video’s uit de feed', es: 'Vídeos del feed' },
  },
  {
    type: 'personalAreaMediaLibraryFeedPhotos',
    above: 'personalAreaPhotos',
    name: { de: 'Fotos aus dem Feed', en: 'Photos from the feed', nl: 'Foto’s uit de feed', es: 'Fotos del feed' },
  },
  {
    type: 'personalAreaMediaLibraryMessengerVideos',
    above: 'personalAreaVideos',
    name: {
      de: 'Videos aus Nachrichten',
      en: 'Videos from messages',
      nl: 'Video’s uit berichten',
      es: 'Vídeos de mensajes',
    },
  },
  {
    type: 'personalAreaMediaLibraryMessengerPhotos',
    above: 'personalAreaPhotos',
    name: {
      de: 'Fotos aus Nachrichten',
      en: 'Photos from messages',
      nl: 'Foto’s uit berichten',
      es: 'Fotos de mensajes',
    },
  },
  {
    type: 'personalAreaMediaLibraryClipsVideos',
    above: 'personalAreaVideos',
    name: { de: 'Chat-Clips', en: 'Chat clips', nl: 'Chatclips', es: 'Clips de chat' },
  },
  {
    type: 'personalAreaMediaLibraryClipsPhotos',
    above: 'personalAreaPhotos',
    name: { de: 'Chat-Fotos', en: 'Chat photos', nl: 'Chatfoto’s', es: 'Fotos de chat' },
  },
  {
    type: 'personalAreaMediaLibraryAudio',
    above: 'personalAreaVideos',
    name: { de: 'Audio', en: 'Audio', nl: 'Audio', es: 'Audio' },
  },
  { type: 'topCamsTop100', above: 'cams', name: { de: 'Top 100', en: 'Top 100', nl: 'Top 100', es: 'Top 100' } },
  {
    type: 'topCamsBestChats',
    above: 'topCamsTop100',
    name: { de: 'Beste Chats', en: 'Best chats', nl: 'Beste chats', es: 'Mejores chats' },
  },
  {
    type: 'topCamsFavorites',
    above: 'topCamsTop100',
    name: { de: 'Meistgeliebt', en: 'Most loved', nl: 'Meest geliefd', es: 'Las más queridas' },
  },
  {
    type: 'topCamsVideoCall',
    above: 'topCamsTop100',
    name: { de: 'Videoanruf', en: 'Video call', nl: 'Videogesprek', es: 'Videollamada' },
  },
  { type: 'tvPremium', name: { de: 'Premium-TV', en: 'Premium TV', nl: 'Premium-tv', es: 'TV premium' } },
  {
    type: 'tvGirls',
    name: { de: 'TV: wer dabei ist', en: 'TV: who is on', nl: 'Tv: wie er is', es: 'TV: quién está' },
  },
  {
    type: 'tvLateNight',
    page: 'tv.lateNight',
    name: { de: 'Late Night', en: 'Late night', nl: 'Late night', es: 'Late night' },
  },
  {
    type: 'tvLivestream',
    page: 'tv.livestream',
    name: { de: 'Livestream', en: 'Livestream', nl: 'Livestream', es: 'TV en directo' },
  },
  {
    type: 'tvMedia',
    page: 'tv.series',
    name: { de: 'Serie', en: 'Series', nl: 'Serie', es: 'Serie' },
    nameFrom: 'title',
  },
  {
    type: 'tvSeriesOverview',
    page: 'tv.seriesOverview',
    name: { de: 'Mediathek', en: 'Media library', nl: 'Mediatheek', es: 'Mediateca' },
  },
  {
    type: 'tvVideosOverview',
    page: 'tv.videos',
    name: { de: 'Folgen', en: 'Episodes', nl: 'Afleveringen', es: 'Episodios' },
  },
  {
    type: 'tvPremiumLivestream',
    page: 'tv.premiumLivestream',
    name: { de: 'Premium-Livestream', en: 'Premium livestream', nl: 'Premium-livestream', es: 'TV premium en directo' },
  },
  { type: 'tvPriceTable', above: 'tvPremium', name: { de: 'Preise', en: 'Prices', nl: 'Prijzen', es: 'Precios' } },
  { type: 'tvProgram', name: { de: 'Programm', en: 'Programme', nl: 'Programma', es: 'Programación' } },
  {
    type: 'tvSingleVideo',
    above: 'tvSeriesOverview',
    name: { de: 'Folge', en: 'Episode', nl: 'Aflevering', es: 'Episodio' },
    nameFrom: 'title',
  },
];
