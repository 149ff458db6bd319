import type { SiteBreadcrumb } from '#kit/domain/site-pages.ts';

/** Places of breadcrumbs of the specification (page route names of spec 1 §2) that are no page of it; a page may declare one as its own. */
export const specifiedPlaces: readonly SiteBreadcrumb[] = [
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
  { type: 'magazinesOverview', name: { de: 'Magazin', en: 'Magazine', nl: 'Magazine', es: 'Revista' } },
  {
    type: 'personalAreaChats',
    above: 'personalAreaGuestProfile',
    name: { de: 'Meine Chats', en: 'My chats', nl: 'Mijn chats', es: 'Mis chats' },
  },
  {
    type: 'personalAreaFavoriteVideos',
    above: 'personalAreaVideos',
    name: { de: 'Lieblingsvideos', en: 'Favourite videos', nl: 'Favoriete video’s', es: 'Vídeos favoritos' },
  },
  {
    type: 'personalAreaPinnedVideos',
    above: 'personalAreaVideos',
    name: { de: 'Gemerkte Videos', en: 'Pinned videos', nl: 'Bewaarde video’s', es: 'Vídeos guardados' },
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
  { type: 'tvPremium', name: { de: 'Premium-TV', en: 'Premium TV', nl: 'Premium-tv', es: 'TV premium' } },
  {
    type: 'tvGirls',
    name: { de: 'TV: wer dabei ist', en: 'TV: who is on', nl: 'Tv: wie er is', es: 'TV: quién está' },
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
