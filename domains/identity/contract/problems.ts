import { defineProblem } from '#kit/contract/problem.ts';

/** One answer for an unknown address, a wrong password and an account that has no password. */
export const wrongCredentials = defineProblem('wrong_credentials', 401, {
  en: 'E-mail or password is not right.',
  de: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  nl: 'E-mailadres of wachtwoord klopt niet.',
  es: 'El correo o la contraseña no son correctos.',
});
export const linkExpired = defineProblem('mail_link_expired', 410, {
  en: 'This link is no longer valid. Please ask for a new one.',
  de: 'Dieser Link gilt nicht mehr. Bitte fordere einen neuen an.',
  nl: 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
  es: 'Este enlace ya no es válido. Pide uno nuevo.',
});
/** Told only to who opened a link in that mailbox. */
export const emailInUse = defineProblem('email_in_use', 409, {
  en: 'This address already belongs to another account. Please log in there.',
  de: 'Diese Adresse gehört schon zu einem anderen Konto. Bitte melde dich dort an.',
  nl: 'Dit adres hoort al bij een ander account. Log daar in.',
  es: 'Esta dirección ya pertenece a otra cuenta. Inicia sesión en ella.',
});
export const passkeyRefused = defineProblem('passkey_refused', 401, {
  en: 'This passkey could not be checked. Please try again or use your password.',
  de: 'Dieser Passkey ließ sich nicht prüfen. Versuch es noch einmal oder nimm dein Passwort.',
  nl: 'Deze passkey kon niet worden gecontroleerd. Probeer het opnieuw of gebruik je wachtwoord.',
  es: 'No se pudo comprobar esta clave de acceso. Inténtalo de nuevo o usa tu contraseña.',
});
