import { defineMail } from '#kit/mail/mail-kinds.ts';
import { action } from './mail-action.ts';

export const endsMail = defineMail({
  name: 'onboarding.ends',
  occasion: {
    en: 'To a performer, before her document ends.',
    de: 'An Darstellerinnen, bevor ihr Ausweis abläuft.',
    nl: 'Aan een performer, voordat het document verloopt.',
    es: 'A una artista, antes de que caduque su documento.',
  },
  words: {
    en: {
      subject: 'Your document ends in {days} days',
      paragraphs: [
        'The identity document you showed us ends in {days} days. Show a new one before that, and nothing is interrupted.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Dein Ausweis läuft in {days} Tagen ab',
      paragraphs: [
        'Der Ausweis, den du uns gezeigt hast, läuft in {days} Tagen ab. Zeig vorher einen neuen, dann wird nichts unterbrochen.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je document verloopt over {days} dagen',
      paragraphs: [
        'Het identiteitsdocument dat je ons liet zien verloopt over {days} dagen. Laat vóór die tijd een nieuw zien, dan wordt er niets onderbroken.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Tu documento caduca en {days} días',
      paragraphs: [
        'El documento de identidad que nos mostraste caduca en {days} días. Muestra uno nuevo antes y nada se interrumpe.',
      ],
      action: action.es,
    },
  },
});

export const expiredMail = defineMail({
  name: 'onboarding.expired',
  occasion: {
    en: 'To a performer, when her document has ended.',
    de: 'An Darstellerinnen, wenn ihr Ausweis abgelaufen ist.',
    nl: 'Aan een performer, als het document is verlopen.',
    es: 'A una artista, cuando su documento ha caducado.',
  },
  words: {
    en: {
      subject: 'Your document has ended',
      paragraphs: [
        'Your identity document has ended, so you are not shown at the moment. Show a new one and send your application again; everything else is kept.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Dein Ausweis ist abgelaufen',
      paragraphs: [
        'Dein Ausweis ist abgelaufen, deshalb bist du gerade nicht zu sehen. Zeig einen neuen und sende deine Bewerbung noch einmal; alles andere bleibt.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je document is verlopen',
      paragraphs: [
        'Je identiteitsdocument is verlopen, daarom ben je nu niet te zien. Laat een nieuw zien en verstuur je aanmelding opnieuw; de rest blijft bewaard.',
      ],
      action: action.nl,
    },
    es: {
      subject: 'Tu documento ha caducado',
      paragraphs: [
        'Tu documento de identidad ha caducado, por eso ahora no se te ve. Muestra uno nuevo y envía tu solicitud otra vez; todo lo demás se conserva.',
      ],
      action: action.es,
    },
  },
});

export const newTermsMail = defineMail({
  name: 'onboarding.newTerms',
  occasion: {
    en: 'To a performer, when there is a new version of the agreement.',
    de: 'An Darstellerinnen, wenn es eine neue Fassung der Vereinbarung gibt.',
    nl: 'Aan een performer, als er een nieuwe versie van de overeenkomst is.',
    es: 'A una artista, cuando hay una nueva versión del acuerdo.',
  },
  words: {
    en: {
      subject: 'Please sign the new agreement by {day}',
      paragraphs: [
        'There is a new version of the agreement between you and us. Read it and sign it by {day}, and nothing is interrupted.',
        'After that day you are not shown until you have signed. What you have earned stays yours in any case.',
      ],
      action: 'Read and sign',
    },
    de: {
      subject: 'Bitte unterschreib die neue Vereinbarung bis {day}',
      paragraphs: [
        'Es gibt eine neue Fassung der Vereinbarung zwischen dir und uns. Lies und unterschreib sie bis {day}, dann wird nichts unterbrochen.',
        'Nach diesem Tag bist du nicht zu sehen, bis du unterschrieben hast. Was du verdient hast, bleibt in jedem Fall deins.',
      ],
      action: 'Lesen und unterschreiben',
    },
    nl: {
      subject: 'Teken de nieuwe overeenkomst uiterlijk {day}',
      paragraphs: [
        'Er is een nieuwe versie van de overeenkomst tussen jou en ons. Lees en teken haar uiterlijk {day}, dan wordt er niets onderbroken.',
        'Na die dag ben je niet te zien tot je hebt getekend. Wat je hebt verdiend, blijft hoe dan ook van jou.',
      ],
      action: 'Lezen en tekenen',
    },
    es: {
      subject: 'Firma el nuevo acuerdo hasta el {day}',
      paragraphs: [
        'Hay una nueva versión del acuerdo entre tú y nosotros. Léelo y fírmalo hasta el {day} y nada se interrumpe.',
        'Después de ese día no se te ve hasta que firmes. Lo que has ganado sigue siendo tuyo en todo caso.',
      ],
      action: 'Leer y firmar',
    },
  },
});

export const lapsedMail = defineMail({
  name: 'onboarding.lapsed',
  occasion: {
    en: 'To a performer, when she has not signed the new agreement in time.',
    de: 'An Darstellerinnen, wenn sie die neue Vereinbarung nicht rechtzeitig unterschrieben haben.',
    nl: 'Aan een performer, als die de nieuwe overeenkomst niet op tijd heeft getekend.',
    es: 'A una artista, cuando no ha firmado a tiempo el nuevo acuerdo.',
  },
  words: {
    en: {
      subject: 'You are not shown until you sign',
      paragraphs: [
        'The new version of the agreement is not signed yet, so you and your works are not shown at the moment. Sign it, and you are back at once.',
        'Nothing is lost: works, prices and what you have earned are kept.',
      ],
      action: 'Read and sign',
    },
    de: {
      subject: 'Du bist nicht zu sehen, bis du unterschreibst',
      paragraphs: [
        'Die neue Fassung der Vereinbarung ist noch nicht unterschrieben, deshalb werden du und deine Werke gerade nicht gezeigt. Unterschreib sie, und du bist sofort wieder da.',
        'Nichts geht verloren: Werke, Preise und was du verdient hast, bleiben.',
      ],
      action: 'Lesen und unterschreiben',
    },
    nl: {
      subject: 'Je bent niet te zien tot je tekent',
      paragraphs: [
        'De nieuwe versie van de overeenkomst is nog niet getekend, daarom worden jij en je werken nu niet getoond. Teken haar en je bent meteen terug.',
        'Er gaat niets verloren: werken, prijzen en wat je hebt verdiend blijven.',
      ],
      action: 'Lezen en tekenen',
    },
    es: {
      subject: 'No se te ve hasta que firmes',
      paragraphs: [
        'La nueva versión del acuerdo aún no está firmada, por eso tú y tus obras no se muestran ahora. Fírmala y vuelves al momento.',
        'No se pierde nada: obras, precios y lo que has ganado se conservan.',
      ],
      action: 'Leer y firmar',
    },
  },
});
