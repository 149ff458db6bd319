import type { MailKind } from '#kit/mail/mail-kinds.ts';
import { defineMail } from '#kit/mail/mail-kinds.ts';
import type { CredentialChange } from './credentials-changed.ts';
import {
  passkeyAddedMail,
  passkeyRemovedMail,
  recoveryCodesMadeMail,
  totpRemovedMail,
  totpSetUpMail,
} from './factor-mail-templates.ts';

const passwordChangedMail = defineMail({
  name: 'identity.passwordChanged',
  occasion: {
    en: 'A password was changed.',
    de: 'Ein Passwort wurde geändert.',
    nl: 'Een wachtwoord is gewijzigd.',
    es: 'Se ha cambiado una contraseña.',
  },
  words: {
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
  },
});

const addressChangedMail = defineMail({
  name: 'identity.addressChanged',
  occasion: {
    en: 'An account uses another address.',
    de: 'Ein Konto verwendet eine andere Adresse.',
    nl: 'Een account gebruikt een ander adres.',
    es: 'Una cuenta usa otra dirección.',
  },
  words: {
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
  },
});

const loggedOutEverywhereMail = defineMail({
  name: 'identity.loggedOutEverywhere',
  occasion: {
    en: 'An account was logged out everywhere.',
    de: 'Ein Konto wurde überall abgemeldet.',
    nl: 'Een account is overal uitgelogd.',
    es: 'Se ha cerrado la sesión de una cuenta en todas partes.',
  },
  words: {
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
  },
});

const secondFactorResetMail = defineMail({
  name: 'identity.secondFactorReset',
  occasion: {
    en: 'Operators removed a lost second factor.',
    de: 'Das Büro hat einen verlorenen zweiten Faktor entfernt.',
    nl: 'Het kantoor heeft een verloren tweede factor verwijderd.',
    es: 'La oficina ha retirado un segundo factor perdido.',
  },
  words: {
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
  },
});

const addressChangeStoppedMail = defineMail({
  name: 'identity.addressChangeStopped',
  occasion: {
    en: 'The change of an address was stopped.',
    de: 'Die Änderung einer Adresse wurde gestoppt.',
    nl: 'De wijziging van een adres is gestopt.',
    es: 'Se ha detenido el cambio de una dirección.',
  },
  words: {
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
  },
});

/** What every known address is told after credentials of its account have changed. */
export const credentialMails: Readonly<Record<CredentialChange, MailKind>> = {
  passwordChanged: passwordChangedMail,
  passwordReset: passwordChangedMail,
  addressChanged: addressChangedMail,
  addressChangeStopped: addressChangeStoppedMail,
  loggedOutEverywhere: loggedOutEverywhereMail,
  secondFactorReset: secondFactorResetMail,
  passkeyAdded: passkeyAddedMail,
  passkeyRemoved: passkeyRemovedMail,
  totpSetUp: totpSetUpMail,
  totpRemoved: totpRemovedMail,
  recoveryCodesMade: recoveryCodesMadeMail,
};
