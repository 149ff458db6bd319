import { defineMail } from '#kit/mail/mail-kinds.ts';

/** What was agreed again, in writing. */
export const tierMail = defineMail({
  name: 'subscriptions.tier',
  occasion: {
    en: 'To a guest, when they choose another tier of a fan club.',
    de: 'An den Gast, wenn er eine andere Stufe eines Fanclubs wählt.',
    nl: 'Aan de gast, als die een ander niveau van een fanclub kiest.',
    es: 'Al usuario, cuando elige otro nivel de un club de fans.',
  },
  words: {
    en: {
      subject: 'Your subscription changes: {product}',
      paragraphs: [
        'You have chosen another tier on {at}: {product}. It begins on {until}.',
        'From then on a month costs {price} coins ({euros}). Until then everything stays as it is, and you can choose otherwise or cancel.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Dein Abo ändert sich: {product}',
      paragraphs: [
        'Du hast am {at} eine andere Stufe gewählt: {product}. Sie beginnt am {until}.',
        'Von da an kostet ein Monat {price} Coins ({euros}). Bis dahin bleibt alles, wie es ist, und du kannst dich umentscheiden oder kündigen.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Je abonnement verandert: {product}',
      paragraphs: [
        'Je hebt op {at} een ander niveau gekozen: {product}. Het begint op {until}.',
        'Vanaf dan kost een maand {price} coins ({euros}). Tot dan blijft alles zoals het is, en je kunt van gedachten veranderen of opzeggen.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Tu suscripción cambia: {product}',
      paragraphs: [
        'El {at} elegiste otro nivel: {product}. Empieza el {until}.',
        'Desde entonces un mes cuesta {price} coins ({euros}). Hasta entonces todo sigue igual, y puedes elegir otra cosa o cancelar.',
      ],
      action: 'Mis suscripciones',
    },
  },
});
