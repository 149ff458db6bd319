import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To the present address, the moment another one is asked for. */
export const changeRequestedMail = defineMail({
  name: 'identity.changeRequested',
  occasion: {
    en: 'To the present address, when another one is asked for.',
    de: 'An die bisherige Adresse, wenn eine andere angefordert wird.',
    nl: 'Aan het huidige adres, als er een ander wordt aangevraagd.',
    es: 'A la dirección actual, cuando se pide otra.',
  },
  words: {
    en: {
      subject: 'Somebody asked for another e-mail address for your account',
      paragraphs: [
        'Somebody asked that your account uses another address. The change happens when the link in the mail to the new address is opened.',
      ],
      action: 'Stop the change',
      afterAction: [
        'If it was you, there is nothing to do. If not, stop it here: everybody is logged out, and the link to the new address is void.',
      ],
    },
    de: {
      subject: 'Für dein Konto wurde eine andere E-Mail-Adresse angefordert',
      paragraphs: [
        'Jemand möchte, dass dein Konto eine andere Adresse verwendet. Die Änderung gilt, sobald der Link in der Mail an die neue Adresse geöffnet wird.',
      ],
      action: 'Änderung stoppen',
      afterAction: [
        'Falls du das warst, brauchst du nichts zu tun. Falls nicht, stoppe sie hier: Alle werden abgemeldet, und der Link an die neue Adresse gilt nicht mehr.',
      ],
    },
    nl: {
      subject: 'Er is een ander e-mailadres voor je account aangevraagd',
      paragraphs: [
        'Iemand wil dat je account een ander adres gebruikt. De wijziging gaat in zodra de link in de mail aan het nieuwe adres wordt geopend.',
      ],
      action: 'Wijziging stoppen',
      afterAction: [
        'Was jij het? Dan hoef je niets te doen. Zo niet, stop de wijziging hier: iedereen wordt uitgelogd en de link aan het nieuwe adres werkt niet meer.',
      ],
    },
    es: {
      subject: 'Se ha pedido otra dirección de correo para tu cuenta',
      paragraphs: [
        'Alguien ha pedido que tu cuenta use otra dirección. El cambio se hace cuando se abre el enlace del correo enviado a la dirección nueva.',
      ],
      action: 'Detener el cambio',
      afterAction: [
        'Si has sido tú, no tienes que hacer nada. Si no, deténlo aquí: se cierra la sesión en todas partes y el enlace a la dirección nueva deja de valer.',
      ],
    },
  },
});

export const recoveryCodeUsedMail = defineMail({
  name: 'identity.recoveryCodeUsed',
  occasion: {
    en: 'A login with a recovery code.',
    de: 'Anmeldung mit einem Wiederherstellungscode.',
    nl: 'Inloggen met een herstelcode.',
    es: 'Acceso con un código de recuperación.',
  },
  words: {
    en: {
      subject: 'A recovery code was used',
      paragraphs: ['Somebody logged in to your account with a recovery code. {left} are left.'],
      action: 'It was not me',
      afterAction: ['If it was you, there is nothing to do.'],
    },
    de: {
      subject: 'Ein Wiederherstellungscode wurde benutzt',
      paragraphs: [
        'Jemand hat sich mit einem Wiederherstellungscode in deinem Konto angemeldet. Übrig sind noch {left}.',
      ],
      action: 'Das war ich nicht',
      afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
    },
    nl: {
      subject: 'Er is een herstelcode gebruikt',
      paragraphs: ['Iemand is met een herstelcode in je account ingelogd. Er zijn er nog {left} over.'],
      action: 'Dat was ik niet',
      afterAction: ['Was jij het? Dan hoef je niets te doen.'],
    },
    es: {
      subject: 'Se ha usado un código de recuperación',
      paragraphs: ['Alguien ha entrado en tu cuenta con un código de recuperación. Quedan {left}.'],
      action: 'No he sido yo',
      afterAction: ['Si has sido tú, no tienes que hacer nada.'],
    },
  },
});

/** To the owner, when a login with the right password ended in wrong codes. */
export const codesRefusedMail = defineMail({
  name: 'identity.codesRefused',
  occasion: {
    en: 'The right password, and then several wrong codes.',
    de: 'Richtiges Passwort, danach mehrere falsche Codes.',
    nl: 'Het juiste wachtwoord en daarna meerdere foute codes.',
    es: 'Contraseña correcta y después varios códigos incorrectos.',
  },
  words: {
    en: {
      subject: 'Somebody knows your password',
      paragraphs: ['Somebody logged in with your password and entered several wrong codes. They did not get in.'],
      action: 'Choose a new password',
      afterAction: ['If it was you, there is nothing to do.'],
    },
    de: {
      subject: 'Jemand kennt dein Passwort',
      paragraphs: [
        'Jemand hat dein Passwort richtig eingegeben und danach mehrere falsche Codes. Hineingekommen ist niemand.',
      ],
      action: 'Neues Passwort festlegen',
      afterAction: ['Falls du das warst, brauchst du nichts zu tun.'],
    },
    nl: {
      subject: 'Iemand kent je wachtwoord',
      paragraphs: [
        'Iemand heeft je wachtwoord goed ingevuld en daarna meerdere foute codes. Niemand is binnengekomen.',
      ],
      action: 'Nieuw wachtwoord kiezen',
      afterAction: ['Was jij het? Dan hoef je niets te doen.'],
    },
    es: {
      subject: 'Alguien conoce tu contraseña',
      paragraphs: [
        'Alguien ha introducido bien tu contraseña y después varios códigos incorrectos. No ha conseguido entrar.',
      ],
      action: 'Elegir contraseña nueva',
      afterAction: ['Si has sido tú, no tienes que hacer nada.'],
    },
  },
});
