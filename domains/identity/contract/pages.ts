import type { Language } from '#kit/contract/access.ts';
import type { Slugs } from '#kit/web/page/pages.ts';

/** Addresses of the identity pages. They stand in the contract because mails link to them as well. */
export const pageSlugs = {
  signUp: { en: 'sign-up', de: 'registrieren', es: 'registro' },
  logIn: { en: 'login', de: 'anmelden', es: 'acceder' },
  logOut: { en: 'logout', de: 'abmelden', es: 'cerrar-sesion' },
  verifyEmail: { en: 'verify-email', de: 'e-mail-bestaetigen', es: 'verificar-email' },
  forgotPassword: { en: 'forgot-password', de: 'passwort-vergessen', es: 'contrasena-olvidada' },
  resetPassword: { en: 'reset-password', de: 'neues-passwort', es: 'nueva-contrasena' },
  logInCode: { en: 'login/code', de: 'anmelden/code', es: 'acceder/codigo' },
  secondFactor: { en: 'second-factor', de: 'zweiter-faktor', es: 'segundo-factor' },
  invitation: { en: 'invitation', de: 'einladung', es: 'invitacion' },
  stopAddressChange: { en: 'stop-change', de: 'aenderung-stoppen', es: 'detener-cambio' },
  security: { en: 'myvisitx/security', de: 'myvisitx/sicherheit', es: 'myvisitx/seguridad' },
} as const satisfies Record<string, Slugs>;

/** Behind the address of the page that verifies: the link came from the mail that welcomes a new guest. */
export const welcomeQuery = '?from=welcome';

/** The path of an identity page; Dutch uses the English form (spec 1 §2). */
export function pagePath(page: keyof typeof pageSlugs, language: Language): string {
  const slugs: Slugs = pageSlugs[page];
  return `/${language}/${(language === 'nl' ? undefined : slugs[language]) ?? slugs.en}/`;
}
