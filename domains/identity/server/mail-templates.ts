import type { Language } from '#kit/contract/access.ts';
import { defineMail } from '#kit/mail/mail-kinds.ts';

/** Under every mail about an account. */
export const footer: Readonly<Record<Language, string>> = {
  en: 'Vesper. You get this mail because your address was entered on our site. We never ask for your password by mail.',
  de: 'Vesper. Du bekommst diese Mail, weil deine Adresse auf unserer Seite eingegeben wurde. Nach deinem Passwort fragen wir nie per Mail.',
  nl: 'Vesper. Je krijgt deze mail omdat je adres op onze site is ingevuld. We vragen nooit per mail om je wachtwoord.',
  es: 'Vesper. Recibes este correo porque alguien introdujo tu dirección en nuestra página. Nunca te pediremos la contraseña por correo.',
};

export const verifyEmailMail = defineMail({
  name: 'identity.verifyEmail',
  occasion: {
    en: 'After a sign-up: asks to confirm the address.',
    de: 'Nach der Registrierung: bittet, die Adresse zu bestätigen.',
    nl: 'Na de registratie: vraagt het adres te bevestigen.',
    es: 'Tras el registro: pide confirmar la dirección.',
  },
  words: {
    en: {
      subject: 'Please confirm your e-mail address',
      paragraphs: ['Welcome! Please confirm that this address is yours. The link works for three days.'],
      action: 'Confirm address',
      afterAction: ['If you did not sign up, you can ignore this mail.'],
    },
    de: {
      subject: 'Bitte bestätige deine E-Mail-Adresse',
      paragraphs: ['Willkommen! Bitte bestätige, dass diese Adresse dir gehört. Der Link gilt drei Tage.'],
      action: 'Adresse bestätigen',
      afterAction: ['Falls du dich nicht registriert hast, kannst du diese Mail ignorieren.'],
    },
    nl: {
      subject: 'Bevestig je e-mailadres',
      paragraphs: ['Welkom! Bevestig dat dit adres van jou is. De link werkt drie dagen.'],
      action: 'Adres bevestigen',
      afterAction: ['Heb je je niet geregistreerd? Dan kun je deze mail negeren.'],
    },
    es: {
      subject: 'Confirma tu dirección de correo',
      paragraphs: ['¡Te damos la bienvenida! Confirma que esta dirección es tuya. El enlace vale tres días.'],
      action: 'Confirmar dirección',
      afterAction: ['Si no te has registrado, puedes ignorar este correo.'],
    },
  },
});

export const changeEmailMail = defineMail({
  name: 'identity.changeEmail',
  occasion: {
    en: 'To a new address: asks to confirm it.',
    de: 'An eine neue Adresse: bittet, sie zu bestätigen.',
    nl: 'Aan een nieuw adres: vraagt het te bevestigen.',
    es: 'A una dirección nueva: pide confirmarla.',
  },
  words: {
    en: {
      subject: 'Please confirm your new e-mail address',
      paragraphs: ['With this link your account gets this address. It works for three days.'],
      action: 'Use this address',
      afterAction: ['If you did not ask for it, you can ignore this mail.'],
    },
    de: {
      subject: 'Bitte bestätige deine neue E-Mail-Adresse',
      paragraphs: ['Mit diesem Link bekommt dein Konto diese Adresse. Er gilt drei Tage.'],
      action: 'Diese Adresse verwenden',
      afterAction: ['Falls du das nicht angefordert hast, kannst du diese Mail ignorieren.'],
    },
    nl: {
      subject: 'Bevestig je nieuwe e-mailadres',
      paragraphs: ['Met deze link krijgt je account dit adres. Hij werkt drie dagen.'],
      action: 'Dit adres gebruiken',
      afterAction: ['Heb je hier niet om gevraagd? Dan kun je deze mail negeren.'],
    },
    es: {
      subject: 'Confirma tu nueva dirección de correo',
      paragraphs: ['Con este enlace tu cuenta pasa a usar esta dirección. Vale tres días.'],
      action: 'Usar esta dirección',
      afterAction: ['Si no lo has pedido, puedes ignorar este correo.'],
    },
  },
});

export const alreadyRegisteredMail = defineMail({
  name: 'identity.alreadyRegistered',
  occasion: {
    en: 'Somebody signs up with an address that has an account.',
    de: 'Jemand registriert sich mit einer Adresse, die schon ein Konto hat.',
    nl: 'Iemand registreert zich met een adres dat al een account heeft.',
    es: 'Alguien se registra con una dirección que ya tiene cuenta.',
  },
  words: {
    en: {
      subject: 'You already have an account',
      paragraphs: [
        'Somebody signed up with this address. You already have an account with it; nothing about that account has changed.',
        'If it was you, please log in to your existing account. You can choose a new password here within one hour:',
      ],
      action: 'Choose a new password',
      afterAction: ['If it was not you, you can ignore this mail.'],
    },
    de: {
      subject: 'Du hast schon ein Konto',
      paragraphs: [
        'Jemand hat sich mit dieser Adresse registriert. Du hast damit schon ein Konto, und an diesem Konto hat sich nichts geändert.',
        'Falls du das warst, melde dich bitte bei deinem bestehenden Konto an. Ein neues Passwort kannst du innerhalb einer Stunde hier festlegen:',
      ],
      action: 'Neues Passwort festlegen',
      afterAction: ['Falls du das nicht warst, kannst du diese Mail ignorieren.'],
    },
    nl: {
      subject: 'Je hebt al een account',
      paragraphs: [
        'Iemand heeft zich met dit adres geregistreerd. Je hebt daarmee al een account, en daar is niets aan veranderd.',
        'Was jij het? Log dan in op je bestaande account. Je kunt hier binnen een uur een nieuw wachtwoord kiezen:',
      ],
      action: 'Nieuw wachtwoord kiezen',
      afterAction: ['Was jij het niet? Dan kun je deze mail negeren.'],
    },
    es: {
      subject: 'Ya tienes una cuenta',
      paragraphs: [
        'Alguien se ha registrado con esta dirección. Ya tienes una cuenta con ella y no ha cambiado nada.',
        'Si has sido tú, inicia sesión en tu cuenta. Durante una hora puedes elegir aquí una contraseña nueva:',
      ],
      action: 'Elegir contraseña nueva',
      afterAction: ['Si no has sido tú, puedes ignorar este correo.'],
    },
  },
});

export const resetPasswordMail = defineMail({
  name: 'identity.resetPassword',
  occasion: {
    en: 'Somebody has forgotten their password.',
    de: 'Jemand hat das Passwort vergessen.',
    nl: 'Iemand is het wachtwoord vergeten.',
    es: 'Alguien ha olvidado la contraseña.',
  },
  words: {
    en: {
      subject: 'Choose a new password',
      paragraphs: ['Here you can choose a new password. The link works once, within one hour.'],
      action: 'Choose a new password',
      afterAction: ['If you did not ask for it, you can ignore this mail; your password stays as it is.'],
    },
    de: {
      subject: 'Neues Passwort festlegen',
      paragraphs: ['Hier kannst du ein neues Passwort festlegen. Der Link gilt einmal und eine Stunde lang.'],
      action: 'Neues Passwort festlegen',
      afterAction: [
        'Falls du das nicht angefordert hast, kannst du diese Mail ignorieren. Dein Passwort bleibt, wie es ist.',
      ],
    },
    nl: {
      subject: 'Kies een nieuw wachtwoord',
      paragraphs: ['Hier kun je een nieuw wachtwoord kiezen. De link werkt één keer, binnen een uur.'],
      action: 'Nieuw wachtwoord kiezen',
      afterAction: ['Heb je hier niet om gevraagd? Dan kun je deze mail negeren; je wachtwoord blijft zoals het is.'],
    },
    es: {
      subject: 'Elige una contraseña nueva',
      paragraphs: ['Aquí puedes elegir una contraseña nueva. El enlace vale una sola vez y durante una hora.'],
      action: 'Elegir contraseña nueva',
      afterAction: ['Si no lo has pedido, puedes ignorar este correo; tu contraseña no cambia.'],
    },
  },
});

export const noAccountMail = defineMail({
  name: 'identity.noAccount',
  occasion: {
    en: 'A forgotten password, at an address without an account.',
    de: 'Passwort vergessen, aber die Adresse hat kein Konto.',
    nl: 'Wachtwoord vergeten, maar het adres heeft geen account.',
    es: 'Contraseña olvidada, pero la dirección no tiene cuenta.',
  },
  words: {
    en: {
      subject: 'There is no account with this address',
      paragraphs: [
        'Somebody asked for a new password for this address, but there is no account with it.',
        'Perhaps you signed up with another address. You can also open an account now:',
      ],
      action: 'Sign up',
      afterAction: ['If it was not you, you can ignore this mail.'],
    },
    de: {
      subject: 'Zu dieser Adresse gibt es kein Konto',
      paragraphs: [
        'Jemand hat für diese Adresse ein neues Passwort angefordert, aber es gibt kein Konto dazu.',
        'Vielleicht hast du dich mit einer anderen Adresse registriert. Du kannst auch jetzt ein Konto anlegen:',
      ],
      action: 'Registrieren',
      afterAction: ['Falls du das nicht warst, kannst du diese Mail ignorieren.'],
    },
    nl: {
      subject: 'Er is geen account met dit adres',
      paragraphs: [
        'Iemand heeft een nieuw wachtwoord gevraagd voor dit adres, maar er hoort geen account bij.',
        'Misschien heb je je met een ander adres geregistreerd. Je kunt ook nu een account maken:',
      ],
      action: 'Registreren',
      afterAction: ['Was jij het niet? Dan kun je deze mail negeren.'],
    },
    es: {
      subject: 'No hay ninguna cuenta con esta dirección',
      paragraphs: [
        'Alguien ha pedido una contraseña nueva para esta dirección, pero no hay ninguna cuenta con ella.',
        'Quizá te registraste con otra dirección. También puedes crear una cuenta ahora:',
      ],
      action: 'Registrarse',
      afterAction: ['Si no has sido tú, puedes ignorar este correo.'],
    },
  },
});
