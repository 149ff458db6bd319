import { definePages } from '#kit/web/pages.ts';

/** What the address of a list may ask for: `parts/list-request.ts` reads it. */
const listQuery = ['free', 'online', 'call', 'lang', 'gender', 'max', 'order', 'page'];

/** Pages to find performers, and a performer's own (spec 1 §2, spec 2 §2). */
export const pages = definePages('domains/performers/web', [
  {
    id: 'performers.home',
    breadcrumb: { name: { de: 'Start', en: 'Home', nl: 'Home', es: 'Inicio' } },
    area: 'guest',
    file: 'guest/routes/home.tsx',
    slugs: { en: '' },
    group: 'home',
    menu: [
      { in: 'top', order: 10, label: 'shell.nav.home', icon: 'house' },
      { in: 'bottom', order: 10, label: 'shell.nav.home', icon: 'house' },
    ],
  },
  {
    id: 'performers.cams',
    breadcrumb: { type: 'cams', name: { de: 'Cams', en: 'Cams', nl: 'Cams', es: 'Cams' } },
    area: 'guest',
    file: 'guest/routes/cams.tsx',
    query: listQuery,
    slugs: { en: 'cams' },
    group: 'cams',
    parent: 'performers.home',
    menu: [
      { in: 'top', order: 20, label: 'performers.cams.menu', icon: 'video' },
      { in: 'bottom', order: 20, label: 'performers.cams.menu', icon: 'video' },
      { in: 'discover', order: 20, label: 'performers.cams.menu' },
    ],
  },
  {
    id: 'performers.freeChat',
    breadcrumb: {
      type: 'freeChat',
      name: { de: 'Gratis-Chat', en: 'Free chat', nl: 'Gratis chat', es: 'Chat gratis' },
    },
    area: 'guest',
    file: 'guest/routes/free-chat.tsx',
    query: listQuery,
    slugs: { en: 'free-chat', de: 'gratis-chat', es: 'chat-gratis' },
    group: 'cams',
    parent: 'performers.home',
    menu: [
      { in: 'top', order: 30, label: 'performers.freeChat.menu', icon: 'gift' },
      { in: 'bottom', order: 30, label: 'performers.freeChat.menu', icon: 'gift' },
      { in: 'discover', order: 30, label: 'performers.freeChat.menu' },
    ],
  },
  {
    id: 'performers.newGirls',
    breadcrumb: { type: 'newGirls', name: { de: 'Neu', en: 'New', nl: 'Nieuw', es: 'Novedades' } },
    area: 'guest',
    file: 'guest/routes/new-girls.tsx',
    query: listQuery,
    slugs: { en: 'new-girls', de: 'neue-girls', es: 'chicas-nuevas' },
    group: 'cams',
    parent: 'performers.home',
    menu: [
      { in: 'top', order: 40, label: 'performers.newGirls.menu', icon: 'sparkles' },
      { in: 'discover', order: 40, label: 'performers.newGirls.menu' },
    ],
  },
  {
    id: 'performers.category',
    breadcrumb: {
      type: 'categoryDetails',
      name: { de: 'Kategorie', en: 'Category', nl: 'Categorie', es: 'Categoría' },
      nameOf: 'theme',
    },
    area: 'guest',
    file: 'guest/routes/category.tsx',
    query: listQuery,
    slugs: { en: 'categories/:categorySlug', de: 'kategorien/:categorySlug', es: 'categorias/:categorySlug' },
    group: 'category',
    parent: 'performers.cams',
  },
  {
    area: 'guest',
    layout: 'guest/routes/profile-frame.tsx',
    group: 'profile',
    lowerCase: ['actorName'],
    id: 'performers.profile',
    breadcrumb: {
      type: 'actorProfileOverview',
      name: { de: 'Profil', en: 'Profile', nl: 'Profiel', es: 'Perfil' },
      nameOf: 'performer',
    },
    file: 'guest/routes/profile-overview.tsx',
    slugs: { en: 'amateur/:actorName' },
    parent: 'performers.cams',
  },
  {
    area: 'guest',
    layout: 'guest/routes/profile-frame.tsx',
    group: 'profile',
    lowerCase: ['actorName'],
    id: 'performers.about',
    breadcrumb: {
      type: 'actorProfileAbout',
      name: { de: 'Über mich', en: 'About me', nl: 'Over mij', es: 'Sobre mí' },
    },
    file: 'guest/routes/profile-about.tsx',
    slugs: {
      en: 'amateur/:actorName/about-me',
      de: 'amateur/:actorName/ueber-mich',
      es: 'amateur/:actorName/sobre-mi',
    },
    parent: 'performers.profile',
  },
  {
    area: 'guest',
    layout: 'guest/routes/profile-frame.tsx',
    group: 'profile',
    lowerCase: ['actorName'],
    id: 'performers.pictures',
    breadcrumb: { type: 'actorProfilePictures', name: { de: 'Bilder', en: 'Pictures', nl: 'Foto’s', es: 'Fotos' } },
    file: 'guest/routes/profile-pictures.tsx',
    slugs: { en: 'amateur/:actorName/pictures', de: 'amateur/:actorName/bilder', es: 'amateur/:actorName/fotos' },
    parent: 'performers.profile',
  },
  {
    area: 'guest',
    layout: 'guest/routes/profile-frame.tsx',
    group: 'profile',
    lowerCase: ['actorName'],
    id: 'performers.liveShow',
    breadcrumb: {
      type: 'actorProfileLiveShow',
      name: { de: 'Live-Show', en: 'Live show', nl: 'Liveshow', es: 'Show en directo' },
    },
    file: 'guest/routes/profile-live-show.tsx',
    slugs: {
      en: 'amateur/:actorName/live-show',
      de: 'amateur/:actorName/live-show',
      es: 'amateur/:actorName/show-en-directo',
    },
    parent: 'performers.profile',
  },
]);
