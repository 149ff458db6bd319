import type { CredentialChange } from './credentials-changed.ts';
import type { MailTemplates } from './mail-templates.ts';

const passwordChangedTemplate: MailTemplates = {
  en: {
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and all other devices were logged out.'],
    action: 'It was not me',
    afterAction: ['If it was you, there is nothing to do.'],
  },
  de: {
    subject: 'Dein Passwort wurde geändert',
    paragraphs: ['Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.'],
    action: 'Das war ich nicht',
    afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
  },
  nl: {
    subject: 'Je wachtwoord is gewijzigd',
    paragraphs: ['Het wachtwoord van je account is gewijzigd en alle andere apparaten zijn uitgelogd.'],
    action: 'Dat was ik niet',
    afterAction: ['Was jij het? Dan hoef je niets te doen.'],
  },
  es: {
    subject: 'Tu contraseña ha cambiado',
    paragraphs: ['Se ha cambiado la contraseña de tu cuenta y se ha cerrado la sesión en los demás dispositivos.'],
    action: 'No he sido yo',
    afterAction: ['Si has sido tú, no tienes que hacer nada.'],
  },
};

const addressChangedTemplate: MailTemplates = {
  en: {
    subject: 'The e-mail address of your account was changed',
    paragraphs: ['Your account now uses another address. From now on you log in with that one.'],
    action: 'Look at your account',
    afterAction: ['If it was not you, please write to our support at once.'],
  },
  de: {
    subject: 'Die E-Mail-Adresse deines Kontos wurde geändert',
    paragraphs: ['Dein Konto verwendet jetzt eine andere Adresse. Ab sofort meldest du dich mit ihr an.'],
    action: 'Konto ansehen',
    afterAction: ['Falls du das nicht warst, schreib uns bitte sofort über „Hilfe und Kontakt“.'],
  },
  nl: {
    subject: 'Het e-mailadres van je account is gewijzigd',
    paragraphs: ['Je account gebruikt nu een ander adres. Vanaf nu log je daarmee in.'],
    action: 'Account bekijken',
    afterAction: ['Was jij het niet? Schrijf ons dan meteen via “Hulp en contact”.'],
  },
  es: {
    subject: 'Ha cambiado la dirección de correo de tu cuenta',
    paragraphs: ['Tu cuenta usa ahora otra dirección. A partir de ahora entras con ella.'],
    action: 'Ver tu cuenta',
    afterAction: ['Si no has sido tú, escríbenos enseguida desde «Ayuda y contacto».'],
  },
};

const passkeyAddedTemplate: MailTemplates = {
  en: {
    subject: 'A passkey was added to your account',
    paragraphs: ['From now on you can log in with this passkey, without a password.'],
    action: 'Look at your passkeys',
    afterAction: ['If it was not you, remove the passkey and change your password.'],
  },
  de: {
    subject: 'Deinem Konto wurde ein Passkey hinzugefügt',
    paragraphs: ['Ab jetzt kannst du dich mit diesem Passkey ohne Passwort anmelden.'],
    action: 'Passkeys ansehen',
    afterAction: ['Falls du das nicht warst, entferne den Passkey und ändere dein Passwort.'],
  },
  nl: {
    subject: 'Er is een passkey aan je account toegevoegd',
    paragraphs: ['Vanaf nu kun je met deze passkey inloggen, zonder wachtwoord.'],
    action: 'Passkeys bekijken',
    afterAction: ['Was jij het niet? Verwijder de passkey en wijzig je wachtwoord.'],
  },
  es: {
    subject: 'Se ha añadido una clave de acceso a tu cuenta',
    paragraphs: ['A partir de ahora puedes entrar con esta clave, sin contraseña.'],
    action: 'Ver tus claves de acceso',
    afterAction: ['Si no has sido tú, elimina la clave y cambia tu contraseña.'],
  },
};

const passkeyRemoved: MailTemplates = {
  en: {
    subject: 'A passkey was removed from your account',
    paragraphs: [
      'A passkey was removed. Nobody can log in with it any more.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'It was not me',
    afterAction: ['If it was you, there is nothing to do.'],
  },
  de: {
    subject: 'Ein Passkey wurde von deinem Konto entfernt',
    paragraphs: [
      'Ein Passkey wurde entfernt. Damit kann sich niemand mehr anmelden.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Das war ich nicht',
    afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
  },
  nl: {
    subject: 'Er is een passkey van je account verwijderd',
    paragraphs: [
      'Er is een passkey verwijderd. Niemand kan er nog mee inloggen.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Dat was ik niet',
    afterAction: ['Was jij het? Dan hoef je niets te doen.'],
  },
  es: {
    subject: 'Se ha eliminado una clave de acceso de tu cuenta',
    paragraphs: [
      'Se ha eliminado una clave de acceso. Ya nadie puede entrar con ella.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'No he sido yo',
    afterAction: ['Si has sido tú, no tienes que hacer nada.'],
  },
};

const totpSetUp: MailTemplates = {
  en: {
    subject: 'An authenticator app was set up',
    paragraphs: [
      'From now on a login asks for a code of your authenticator app as well.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'It was not me',
    afterAction: ['If it was you, there is nothing to do.'],
  },
  de: {
    subject: 'Eine Authenticator-App wurde eingerichtet',
    paragraphs: [
      'Ab jetzt wird beim Anmelden auch ein Code deiner Authenticator-App verlangt.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Das war ich nicht',
    afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
  },
  nl: {
    subject: 'Er is een authenticator-app ingesteld',
    paragraphs: [
      'Vanaf nu wordt bij het inloggen ook een code van je authenticator-app gevraagd.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Dat was ik niet',
    afterAction: ['Was jij het? Dan hoef je niets te doen.'],
  },
  es: {
    subject: 'Se ha configurado una app de autenticación',
    paragraphs: [
      'A partir de ahora, al entrar se pide también un código de tu app de autenticación.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'No he sido yo',
    afterAction: ['Si has sido tú, no tienes que hacer nada.'],
  },
};

const totpRemoved: MailTemplates = {
  en: {
    subject: 'Your authenticator app was removed',
    paragraphs: [
      'A login no longer asks for a code of an authenticator app.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'It was not me',
    afterAction: ['If it was you, there is nothing to do.'],
  },
  de: {
    subject: 'Deine Authenticator-App wurde entfernt',
    paragraphs: [
      'Beim Anmelden wird kein Code einer Authenticator-App mehr verlangt.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Das war ich nicht',
    afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
  },
  nl: {
    subject: 'Je authenticator-app is verwijderd',
    paragraphs: [
      'Bij het inloggen wordt geen code van een authenticator-app meer gevraagd.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Dat was ik niet',
    afterAction: ['Was jij het? Dan hoef je niets te doen.'],
  },
  es: {
    subject: 'Se ha eliminado tu app de autenticación',
    paragraphs: [
      'Al entrar ya no se pide ningún código de una app de autenticación.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'No he sido yo',
    afterAction: ['Si has sido tú, no tienes que hacer nada.'],
  },
};

const recoveryCodesMade: MailTemplates = {
  en: {
    subject: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were made for your account. The earlier ones no longer work.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'It was not me',
    afterAction: ['If it was you, there is nothing to do.'],
  },
  de: {
    subject: 'Du hast neue Wiederherstellungscodes',
    paragraphs: [
      'Für dein Konto wurden neue Wiederherstellungscodes erstellt. Die früheren gelten nicht mehr.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Das war ich nicht',
    afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
  },
  nl: {
    subject: 'Je hebt nieuwe herstelcodes',
    paragraphs: [
      'Er zijn nieuwe herstelcodes voor je account gemaakt. De eerdere werken niet meer.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Dat was ik niet',
    afterAction: ['Was jij het? Dan hoef je niets te doen.'],
  },
  es: {
    subject: 'Tienes nuevos códigos de recuperación',
    paragraphs: [
      'Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no valen.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'No he sido yo',
    afterAction: ['Si has sido tú, no tienes que hacer nada.'],
  },
};

const loggedOutEverywhere: MailTemplates = {
  en: {
    subject: 'Your account was logged out everywhere',
    paragraphs: [
      'Somebody who is logged in to your account has ended its other sessions. Please look at your passkeys at the next login: until you say that they are yours, they log nobody in.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'It was not me',
    afterAction: ['If it was you, there is nothing to do.'],
  },
  de: {
    subject: 'Dein Konto wurde überall abgemeldet',
    paragraphs: [
      'Jemand, der in deinem Konto angemeldet ist, hat die anderen Sitzungen beendet. Sieh dir beim nächsten Anmelden bitte deine Passkeys an: Bis du bestätigst, dass sie dir gehören, meldet sich niemand mit ihnen an.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Das war ich nicht',
    afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
  },
  nl: {
    subject: 'Je account is overal uitgelogd',
    paragraphs: [
      'Iemand die in je account is ingelogd, heeft de andere sessies beëindigd. Bekijk bij de volgende keer inloggen je passkeys: tot je bevestigt dat ze van jou zijn, kan niemand ermee inloggen.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Dat was ik niet',
    afterAction: ['Was jij het? Dan hoef je niets te doen.'],
  },
  es: {
    subject: 'Se ha cerrado la sesión de tu cuenta en todas partes',
    paragraphs: [
      'Alguien que ha entrado en tu cuenta ha cerrado las demás sesiones. La próxima vez que entres, revisa tus claves de acceso: hasta que confirmes que son tuyas, nadie puede entrar con ellas.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'No he sido yo',
    afterAction: ['Si has sido tú, no tienes que hacer nada.'],
  },
};

const secondFactorReset: MailTemplates = {
  en: {
    subject: 'Your second factor was taken off',
    paragraphs: [
      'Our support took the authenticator app, the passkeys and the recovery codes off your account. Your password is no longer valid either: choose a new one, log in with it, and you can set up new factors. If you did not ask for this, please tell us.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'Choose a new password',
    afterAction: [],
  },
  de: {
    subject: 'Dein zweiter Faktor wurde entfernt',
    paragraphs: [
      'Unser Support hat Authenticator-App, Passkeys und Wiederherstellungscodes von deinem Konto entfernt. Auch dein Passwort gilt nicht mehr: Lege ein neues fest und melde dich damit an, dann kannst du neue Faktoren einrichten. Falls du das nicht wolltest, sag uns bitte Bescheid.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Neues Passwort festlegen',
    afterAction: [],
  },
  nl: {
    subject: 'Je tweede factor is verwijderd',
    paragraphs: [
      'Onze support heeft de authenticator-app, de passkeys en de herstelcodes van je account verwijderd. Ook je wachtwoord is niet meer geldig: kies een nieuw en log daarmee in, dan kun je nieuwe factoren instellen. Heb je hier niet om gevraagd? Laat het ons dan weten.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Nieuw wachtwoord kiezen',
    afterAction: [],
  },
  es: {
    subject: 'Se ha retirado tu segundo factor',
    paragraphs: [
      'Nuestro equipo ha retirado de tu cuenta la app de autenticación, las claves de acceso y los códigos de recuperación. Tu contraseña tampoco vale ya: elige una nueva y entra con ella; después podrás configurar otros factores. Si no lo has pedido tú, avísanos.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'Elegir contraseña nueva',
    afterAction: [],
  },
};

const addressChangeStopped: MailTemplates = {
  en: {
    subject: 'The change of your e-mail address was stopped',
    paragraphs: [
      'Your account keeps its address. Whoever asked for the change knew your password or was logged in as you: please choose a new password now.',
      'All other devices were logged out, and links from earlier mails no longer work.',
    ],
    action: 'Choose a new password',
    afterAction: [],
  },
  de: {
    subject: 'Die Änderung deiner E-Mail-Adresse wurde gestoppt',
    paragraphs: [
      'Dein Konto behält seine Adresse. Wer die Änderung angefordert hat, kannte dein Passwort oder war als du angemeldet: Bitte leg jetzt ein neues Passwort fest.',
      'Alle anderen Geräte wurden abgemeldet, und Links aus früheren Mails gelten nicht mehr.',
    ],
    action: 'Neues Passwort festlegen',
    afterAction: [],
  },
  nl: {
    subject: 'De wijziging van je e-mailadres is gestopt',
    paragraphs: [
      'Je account houdt zijn adres. Wie de wijziging heeft aangevraagd, kende je wachtwoord of was als jij ingelogd: kies nu een nieuw wachtwoord.',
      'Alle andere apparaten zijn uitgelogd en links uit eerdere mails werken niet meer.',
    ],
    action: 'Nieuw wachtwoord kiezen',
    afterAction: [],
  },
  es: {
    subject: 'Se ha detenido el cambio de tu dirección de correo',
    paragraphs: [
      'Tu cuenta conserva su dirección. Quien pidió el cambio conocía tu contraseña o había entrado como tú: elige ahora una contraseña nueva.',
      'Se ha cerrado la sesión en los demás dispositivos y los enlaces de correos anteriores ya no valen.',
    ],
    action: 'Elegir contraseña nueva',
    afterAction: [],
  },
};

/** What every known address is told after credentials of its account have changed. */
export const credentialTemplates: Readonly<Record<CredentialChange, MailTemplates>> = {
  passwordChanged: passwordChangedTemplate,
  passwordReset: passwordChangedTemplate,
  addressChanged: addressChangedTemplate,
  addressChangeStopped,
  loggedOutEverywhere,
  secondFactorReset,
  passkeyAdded: passkeyAddedTemplate,
  passkeyRemoved,
  totpSetUp,
  totpRemoved,
  recoveryCodesMade,
};
