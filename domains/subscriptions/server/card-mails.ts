import { defineMail } from '#kit/mail/mail-kinds.ts';

/** The contract in writing, when somebody subscribes by card. */
export const startedByCardMail = defineMail({
  name: 'subscriptions.startedByCard',
  occasion: {
    en: 'To a guest, when the first month of a subscription was paid by card.',
    de: 'An den Gast, wenn der erste Monat eines Abos mit Karte bezahlt wurde.',
    nl: 'Aan de gast, als de eerste maand van een abonnement met een kaart is betaald.',
    es: 'Al usuario, cuando el primer mes de una suscripción se pagó con tarjeta.',
  },
  words: {
    en: {
      subject: 'Your subscription: {product}',
      paragraphs: [
        'You have subscribed to {product} on {at}. A month costs {euros}, charged to your card by our payment provider.',
        'Paid until {until}. Then your card is charged again, unless you cancel before. You can cancel at any time in your account.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Dein Abo: {product}',
      paragraphs: [
        'Du hast am {at} {product} abonniert. Ein Monat kostet {euros}; unser Zahlungsanbieter bucht ihn von deiner Karte ab.',
        'Bezahlt bis {until}. Danach wird deine Karte wieder belastet, wenn du nicht vorher kündigst. Kündigen kannst du jederzeit in deinem Konto.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Je abonnement: {product}',
      paragraphs: [
        'Je hebt je op {at} geabonneerd op {product}. Een maand kost {euros}, door onze betaaldienst van je kaart afgeschreven.',
        'Betaald tot {until}. Daarna wordt je kaart opnieuw belast, tenzij je eerder opzegt. Opzeggen kan altijd in je account.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Tu suscripción: {product}',
      paragraphs: [
        'El {at} te suscribiste a {product}. Un mes cuesta {euros}, que nuestro proveedor de pago cobra en tu tarjeta.',
        'Pagado hasta el {until}. Después se vuelve a cobrar en tu tarjeta, salvo que canceles antes. Puedes cancelar cuando quieras en tu cuenta.',
      ],
      action: 'Mis suscripciones',
    },
  },
});

/** To whom the card was declined for the next month. */
export const failedByCardMail = defineMail({
  name: 'subscriptions.failedByCard',
  occasion: {
    en: 'To a guest, when their card was not charged for the next month of a subscription; once for each month.',
    de: 'An den Gast, wenn seine Karte für den nächsten Monat eines Abos nicht belastet wurde; einmal je Monat.',
    nl: 'Aan de gast, als de kaart voor de volgende maand van een abonnement niet is belast; eenmaal per maand.',
    es: 'Al usuario, cuando su tarjeta no se cobró para el mes siguiente de una suscripción; una vez por mes.',
  },
  words: {
    en: {
      subject: 'The payment for {product} failed',
      paragraphs: [
        'Your card could not be charged {euros} for the next month of {product}. The payment provider tries again in the next days.',
        'Until {until} you keep it. Without a payment it ends then, and you owe nothing.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Die Zahlung für {product} ging nicht durch',
      paragraphs: [
        'Deine Karte ließ sich für den nächsten Monat von {product} nicht mit {euros} belasten. Der Zahlungsanbieter versucht es in den nächsten Tagen noch einmal.',
        'Bis {until} behältst du es. Ohne Zahlung endet es dann, und du schuldest nichts.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'De betaling voor {product} is mislukt',
      paragraphs: [
        'Je kaart kon voor de volgende maand van {product} niet met {euros} worden belast. De betaaldienst probeert het de komende dagen opnieuw.',
        'Tot {until} houd je het. Zonder betaling eindigt het dan, en je bent niets verschuldigd.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'El pago de {product} ha fallado',
      paragraphs: [
        'No se pudieron cobrar {euros} en tu tarjeta por el mes siguiente de {product}. El proveedor de pago lo intentará otra vez en los próximos días.',
        'La conservas hasta el {until}. Sin pago termina entonces, y no debes nada.',
      ],
      action: 'Mis suscripciones',
    },
  },
});
