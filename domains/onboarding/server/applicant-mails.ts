import { defineMail } from '#kit/mail/mail-kinds.ts';
import { action } from './mail-action.ts';

export const acceptedMail = defineMail({
  name: 'onboarding.accepted',
  occasion: {
    en: 'To an applicant, when she was accepted.',
    de: 'An Bewerberinnen, wenn sie angenommen wurden.',
    nl: 'Aan een kandidaat, als die is geaccepteerd.',
    es: 'A quien solicita, cuando se acepta.',
  },
  words: {
    en: {
      subject: 'You are accepted',
      paragraphs: [
        'Your application was accepted: from now on you can go live and are seen.',
        'At your next login you set up a second factor, such as an app on your phone. Then your studio is open.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Du bist dabei',
      paragraphs: [
        'Deine Bewerbung wurde angenommen: Ab jetzt kannst du live gehen und wirst gesehen.',
        'Beim nächsten Login richtest du einen zweiten Faktor ein, etwa eine App auf deinem Handy. Danach ist dein Studio offen.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je bent erbij',
      paragraphs: [
        'Je aanmelding is geaccepteerd: vanaf nu kun je live gaan en ben je te zien.',
        'Bij je volgende login stel je een tweede factor in, zoals een app op je telefoon. Daarna is je studio open.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Tu solicitud está aceptada',
      paragraphs: [
        'Tu solicitud se aceptó: desde ahora puedes emitir y se te ve.',
        'En tu próximo inicio de sesión configuras un segundo factor, por ejemplo una app en tu móvil. Después tu estudio está abierto.',
      ],
      action: action.es,
    },
  },
});

export const moreMail = defineMail({
  name: 'onboarding.more',
  occasion: {
    en: 'To an applicant, when something is missing, with what.',
    de: 'An Bewerberinnen, wenn etwas fehlt, mit dem, was fehlt.',
    nl: 'Aan een kandidaat, als er iets ontbreekt, met wat.',
    es: 'A quien solicita, cuando falta algo, con lo que falta.',
  },
  words: {
    en: {
      subject: 'One thing is still missing',
      paragraphs: [
        'We looked at your application and need one more thing: {reason}',
        'Open your application, put it right and send it again. Everything else is kept.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Eine Sache fehlt noch',
      paragraphs: [
        'Wir haben deine Bewerbung angesehen und brauchen noch etwas: {reason}',
        'Öffne deine Bewerbung, ergänze es und sende sie noch einmal. Alles andere bleibt.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Er ontbreekt nog iets',
      paragraphs: [
        'We hebben je aanmelding bekeken en hebben nog iets nodig: {reason}',
        'Open je aanmelding, vul het aan en verstuur haar opnieuw. De rest blijft bewaard.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Falta una cosa',
      paragraphs: [
        'Hemos mirado tu solicitud y necesitamos algo más: {reason}',
        'Abre tu solicitud, complétala y envíala otra vez. Todo lo demás se conserva.',
      ],
      action: action.es,
    },
  },
});

export const refusedMail = defineMail({
  name: 'onboarding.refused',
  occasion: {
    en: 'To an applicant, when she was refused, with the reason.',
    de: 'An Bewerberinnen, wenn sie abgelehnt wurden, mit dem Grund.',
    nl: 'Aan een kandidaat, als die is geweigerd, met de reden.',
    es: 'A quien solicita, cuando se rechaza, con el motivo.',
  },
  words: {
    en: {
      subject: 'Your application was not accepted',
      paragraphs: [
        'We did not accept your application: {reason}',
        'If you think this is a mistake, write to us on the help page. Your account as a guest stays.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Deine Bewerbung wurde nicht angenommen',
      paragraphs: [
        'Wir haben deine Bewerbung nicht angenommen: {reason}',
        'Hältst du das für einen Irrtum, schreib uns über die Hilfeseite. Dein Konto als Gast bleibt.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je aanmelding is niet geaccepteerd',
      paragraphs: [
        'We hebben je aanmelding niet geaccepteerd: {reason}',
        'Denk je dat dit een vergissing is, schrijf ons via de hulppagina. Je account als gast blijft.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Tu solicitud no se aceptó',
      paragraphs: [
        'No hemos aceptado tu solicitud: {reason}',
        'Si crees que es un error, escríbenos desde la página de ayuda. Tu cuenta de usuario se mantiene.',
      ],
      action: action.es,
    },
  },
});

export const suspendedMail = defineMail({
  name: 'onboarding.suspended',
  occasion: {
    en: 'To a performer, when she was taken off, with the reason.',
    de: 'An Darstellerinnen, wenn sie gesperrt wurden, mit dem Grund.',
    nl: 'Aan een performer, als die is stopgezet, met de reden.',
    es: 'A una artista, cuando se la retira, con el motivo.',
  },
  words: {
    en: {
      subject: 'You are not seen at the moment',
      paragraphs: [
        'Your profile, shows and content are not shown at the moment: {reason}',
        'What you have earned stays yours. Write to us on the help page if something is wrong.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Du bist gerade nicht zu sehen',
      paragraphs: [
        'Profil, Shows und Inhalte werden gerade nicht gezeigt: {reason}',
        'Was du verdient hast, bleibt deins. Schreib uns über die Hilfeseite, wenn etwas nicht stimmt.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je bent nu niet te zien',
      paragraphs: [
        'Je profiel, shows en content worden nu niet getoond: {reason}',
        'Wat je hebt verdiend, blijft van jou. Schrijf ons via de hulppagina als iets niet klopt.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Ahora no se te ve',
      paragraphs: [
        'Tu perfil, tus shows y tu contenido no se muestran ahora: {reason}',
        'Lo que has ganado sigue siendo tuyo. Escríbenos desde la página de ayuda si algo no está bien.',
      ],
      action: action.es,
    },
  },
});

export const identityAgainMail = defineMail({
  name: 'onboarding.identityAgain',
  occasion: {
    en: 'To an applicant, when her document could not be accepted.',
    de: 'An Bewerberinnen, wenn ihr Ausweis nicht angenommen werden konnte.',
    nl: 'Aan een kandidaat, als het document niet kon worden geaccepteerd.',
    es: 'A quien solicita, cuando no se pudo aceptar su documento.',
  },
  words: {
    en: {
      subject: 'Please show your document again',
      paragraphs: [
        'Your document could not be accepted this time. That is no refusal: open your application, read why, and try again.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Bitte zeig deinen Ausweis noch einmal',
      paragraphs: [
        'Dein Ausweis konnte diesmal nicht angenommen werden. Das ist keine Ablehnung: Öffne deine Bewerbung, lies den Grund und versuch es noch einmal.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Laat je document nog eens zien',
      paragraphs: [
        'Je document kon deze keer niet worden geaccepteerd. Dat is geen weigering: open je aanmelding, lees waarom en probeer het opnieuw.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Muestra tu documento otra vez',
      paragraphs: [
        'Esta vez no se pudo aceptar tu documento. No es un rechazo: abre tu solicitud, lee el motivo e inténtalo de nuevo.',
      ],
      action: action.es,
    },
  },
});
