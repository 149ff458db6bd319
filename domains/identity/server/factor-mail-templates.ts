import { defineMail } from '#kit/mail/mail-kinds.ts';

export const passkeyAddedMail = defineMail({
  name: 'identity.passkeyAdded',
  occasion: {
    en: 'A passkey was added.',
    de: 'Ein Passkey kam dazu.',
    nl: 'Er is een passkey toegevoegd.',
    es: 'Se ha añadido una llave de acceso.',
  },
  words: {
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
  },
});

export const passkeyRemovedMail = defineMail({
  name: 'identity.passkeyRemoved',
  occasion: {
    en: 'A passkey was removed.',
    de: 'Ein Passkey wurde entfernt.',
    nl: 'Er is een passkey verwijderd.',
    es: 'Se ha quitado una llave de acceso.',
  },
  words: {
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
  },
});

export const totpSetUpMail = defineMail({
  name: 'identity.totpSetUp',
  occasion: {
    en: 'An authenticator app was set up.',
    de: 'Eine Authenticator-App wurde eingerichtet.',
    nl: 'Er is een authenticator-app ingesteld.',
    es: 'Se ha configurado una aplicación de autenticación.',
  },
  words: {
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
  },
});

export const totpRemovedMail = defineMail({
  name: 'identity.totpRemoved',
  occasion: {
    en: 'An authenticator app was removed.',
    de: 'Eine Authenticator-App wurde entfernt.',
    nl: 'Er is een authenticator-app verwijderd.',
    es: 'Se ha quitado una aplicación de autenticación.',
  },
  words: {
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
  },
});

export const recoveryCodesMadeMail = defineMail({
  name: 'identity.recoveryCodesMade',
  occasion: {
    en: 'New recovery codes were made.',
    de: 'Neue Wiederherstellungscodes wurden erstellt.',
    nl: 'Er zijn nieuwe herstelcodes gemaakt.',
    es: 'Se han creado códigos de recuperación nuevos.',
  },
  words: {
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
  },
});
