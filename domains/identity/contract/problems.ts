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
  en: 'This passkey could not be used. Try again or take your password. After changes to your account it has to be confirmed under Security first.',
  de: 'Dieser Passkey ging nicht. Versuch es noch einmal oder nimm dein Passwort. Nach Änderungen am Konto ist er erst unter Sicherheit zu bestätigen.',
  nl: 'Deze passkey werkte niet. Probeer het opnieuw of gebruik je wachtwoord. Na wijzigingen in je account moet je hem eerst bij Beveiliging bevestigen.',
  es: 'No se pudo usar esta clave de acceso. Inténtalo de nuevo o usa tu contraseña. Si tu cuenta ha cambiado, antes hay que confirmarla en Seguridad.',
});
/** Told only behind the right password: a passkey that its owner has not looked at since credentials changed. */
export const passkeyWaits = defineProblem('passkey_waits', 403, {
  en: 'This passkey waits to be confirmed since your account changed. Log in with your app or a recovery code, then confirm it.',
  de: 'Dieser Passkey wartet seit der Änderung deines Kontos auf Bestätigung. Nimm deine App oder einen Wiederherstellungscode und bestätige ihn dann.',
  nl: 'Deze passkey wacht op bevestiging sinds je account is gewijzigd. Log in met je app of een herstelcode en bevestig hem daarna.',
  es: 'Esta clave de acceso espera confirmación desde que cambió tu cuenta. Entra con tu app o un código de recuperación y confírmala después.',
});

/** Who works here shows a passkey: an app's code can be given away on the phone, a passkey cannot. */
export const passkeyNeeded = defineProblem('passkey_needed', 403, {
  en: 'Operators sign in with a passkey. Please set one up instead of an app.',
  de: 'Im Büro meldet man sich mit einem Passkey an. Richte bitte einen ein statt einer App.',
  nl: 'In het kantoor log je in met een passkey. Stel er een in in plaats van een app.',
  es: 'En la administración se entra con una clave de acceso. Configura una en lugar de una aplicación.',
});
/** The password was right; the second factor is still to come. `data` tells which the account has. */
export const secondStepRequired = defineProblem('second_step_required', 403, {
  en: 'Please show your second factor now.',
  de: 'Bitte zeig jetzt deinen zweiten Faktor.',
  nl: 'Laat nu je tweede factor zien.',
  es: 'Muestra ahora tu segundo factor.',
});
/** Wrong, used before, or of another time. */
export const codeRefused = defineProblem('code_refused', 403, {
  en: 'This code is not right. Each code works once.',
  de: 'Dieser Code stimmt nicht. Jeder Code gilt nur einmal.',
  nl: 'Deze code klopt niet. Elke code werkt één keer.',
  es: 'Este código no es correcto. Cada código vale una sola vez.',
});
export const loginExpired = defineProblem('login_expired', 410, {
  en: 'This login took too long or had too many wrong codes. Please start again with your password.',
  de: 'Diese Anmeldung hat zu lange gedauert oder hatte zu viele falsche Codes. Bitte beginne noch einmal mit dem Passwort.',
  nl: 'Dit inloggen duurde te lang of had te veel foute codes. Begin opnieuw met je wachtwoord.',
  es: 'Este acceso ha tardado demasiado o ha tenido demasiados códigos incorrectos. Empieza de nuevo con tu contraseña.',
});
export const stepUpRefused = defineProblem('step_up_refused', 403, {
  en: 'That is not your password.',
  de: 'Das ist nicht dein Passwort.',
  nl: 'Dat is niet je wachtwoord.',
  es: 'Esa no es tu contraseña.',
});
export const emailNotVerified = defineProblem('email_not_verified', 403, {
  en: 'Please confirm your e-mail address first.',
  de: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
  nl: 'Bevestig eerst je e-mailadres.',
  es: 'Confirma primero tu dirección de correo.',
});
export const lastSecondFactor = defineProblem('last_second_factor', 409, {
  en: 'Your account needs a second factor. Please set up another one before you remove this one.',
  de: 'Dein Konto braucht einen zweiten Faktor. Bitte richte erst einen anderen ein, bevor du diesen entfernst.',
  nl: 'Je account heeft een tweede factor nodig. Stel eerst een andere in voordat je deze verwijdert.',
  es: 'Tu cuenta necesita un segundo factor. Configura otro antes de eliminar este.',
});
export const noSecondFactor = defineProblem('no_second_factor', 409, {
  en: 'Recovery codes need an authenticator app or a passkey first.',
  de: 'Für Wiederherstellungscodes brauchst du zuerst eine Authenticator-App oder einen Passkey.',
  nl: 'Voor herstelcodes heb je eerst een authenticator-app of een passkey nodig.',
  es: 'Para los códigos de recuperación necesitas antes una app de autenticación o una clave de acceso.',
});
/** For operators: somebody else must take off what they lost themselves. */
export const ownSecondFactor = defineProblem('own_second_factor', 409, {
  en: 'This is your own account. Please ask another operator.',
  de: 'Das ist dein eigenes Konto. Bitte frag jemand anderen aus dem Büro.',
  nl: 'Dit is je eigen account. Vraag het aan een collega.',
  es: 'Esta es tu propia cuenta. Pídeselo a otra persona de la oficina.',
});
export const noFactorToReset = defineProblem('no_factor_to_reset', 409, {
  en: 'This account has no second factor.',
  de: 'Dieses Konto hat keinen zweiten Faktor.',
  nl: 'Dit account heeft geen tweede factor.',
  es: 'Esta cuenta no tiene segundo factor.',
});
