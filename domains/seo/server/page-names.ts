import type { Language } from '#kit/contract/access.ts';
import type { standard } from './standard.ts';

/** What operators call these pages. */
export const names: Readonly<Record<keyof typeof standard, Readonly<Record<Language, string>>>> = {
  home: { de: 'Startseite', en: 'Front page', nl: 'Startpagina', es: 'Portada' },
  cams: { de: 'Cams', en: 'Cams', nl: 'Cams', es: 'Cams' },
  'free-chat': { de: 'Gratis-Chat', en: 'Free chat', nl: 'Gratis chat', es: 'Chat gratis' },
  'new-girls': { de: 'Neu', en: 'New', nl: 'Nieuw', es: 'Novedades' },
  category: { de: 'Kategorie', en: 'Category', nl: 'Categorie', es: 'Categoría' },
  profile: { de: 'Profil', en: 'Profile', nl: 'Profiel', es: 'Perfil' },
  'profile-about': {
    de: 'Profil: Über mich',
    en: 'Profile: about me',
    nl: 'Profiel: over mij',
    es: 'Perfil: sobre mí',
  },
  'profile-pictures': { de: 'Profil: Bilder', en: 'Profile: pictures', nl: 'Profiel: foto’s', es: 'Perfil: fotos' },
  'profile-live-show': {
    de: 'Profil: Live-Show',
    en: 'Profile: live show',
    nl: 'Profiel: liveshow',
    es: 'Perfil: show en directo',
  },
};
