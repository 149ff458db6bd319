import { defineMail } from '#kit/mail/mail-kinds.ts';

/** The mail before said that nothing more is charged: this one takes it back, in writing. */
export const goesOnMail = defineMail({
  name: 'subscriptions.goes-on',
  occasion: {
    en: 'To a guest, when a cancelled subscription goes on after all.',
    de: 'An den Gast, wenn ein gekündigtes Abo doch weiterläuft.',
    nl: 'Aan de gast, als een opgezegd abonnement toch doorloopt.',
    es: 'Al usuario, cuando una suscripción cancelada continúa.',
  },
  words: {
    en: {
      subject: 'Goes on: {product}',
      paragraphs: [
        'You have taken back your cancellation of {product} on {at}. The subscription goes on.',
        'It is paid until {until}. The next payment is due then: {price}. You can cancel again any time.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Läuft weiter: {product}',
      paragraphs: [
        'Du hast deine Kündigung von {product} am {at} zurückgenommen. Das Abo läuft weiter.',
        'Bezahlt ist es bis {until}. Dann ist die nächste Zahlung fällig: {price}. Du kannst jederzeit wieder kündigen.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Loopt door: {product}',
      paragraphs: [
        'Je hebt je opzegging van {product} ingetrokken op {at}. Het abonnement loopt door.',
        'Het is betaald tot {until}. Dan volgt de volgende betaling: {price}. Je kunt altijd weer opzeggen.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Continúa: {product}',
      paragraphs: [
        'Retiraste tu cancelación de {product} el {at}. La suscripción continúa.',
        'Está pagada hasta el {until}. Entonces toca el próximo pago: {price}. Puedes volver a cancelarla cuando quieras.',
      ],
      action: 'Mis suscripciones',
    },
  },
});
