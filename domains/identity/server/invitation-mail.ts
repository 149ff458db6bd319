import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To somebody who is to work here. */
export const invitationMail = defineMail({
  name: 'identity.invitation',
  occasion: {
    en: 'An administrator invites somebody to the back office.',
    de: 'Eine Administratorin oder ein Administrator lädt jemanden ins Büro ein.',
    nl: 'Een beheerder nodigt iemand uit voor het kantoor.',
    es: 'Un administrador invita a alguien a la administración.',
  },
  words: {
    en: {
      subject: 'You are invited to the back office',
      paragraphs: [
        'You can work in the back office. Choose a password and set up a passkey. The link works for three days.',
      ],
      action: 'Accept the invitation',
      afterAction: ['If you did not expect this, you can ignore this mail.'],
    },
    de: {
      subject: 'Einladung ins Büro',
      paragraphs: [
        'Du kannst im Büro mitarbeiten. Wähle ein Passwort und richte einen Passkey ein. Der Link gilt drei Tage.',
      ],
      action: 'Einladung annehmen',
      afterAction: ['Falls du das nicht erwartet hast, kannst du diese Mail ignorieren.'],
    },
    nl: {
      subject: 'Uitnodiging voor het kantoor',
      paragraphs: [
        'Je kunt meewerken in het kantoor. Kies een wachtwoord en stel een passkey in. De link werkt drie dagen.',
      ],
      action: 'Uitnodiging aannemen',
      afterAction: ['Had je dit niet verwacht? Dan kun je deze mail negeren.'],
    },
    es: {
      subject: 'Invitación a la administración',
      paragraphs: [
        'Puedes trabajar en la administración. Elige una contraseña y configura una clave de acceso. El enlace vale tres días.',
      ],
      action: 'Aceptar la invitación',
      afterAction: ['Si no lo esperabas, puedes ignorar este correo.'],
    },
  },
});
