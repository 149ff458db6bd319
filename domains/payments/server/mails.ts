import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To a guest whose balance a chargeback has left below zero. */
export const belowZeroMail = defineMail({
  name: 'payments.below-zero',
  occasion: {
    en: 'To a guest, when a payment that was taken back leaves their balance below zero.',
    de: 'An den Gast, wenn eine zurückgeholte Zahlung sein Guthaben unter null bringt.',
    nl: 'Aan de gast, als een teruggehaalde betaling het tegoed onder nul brengt.',
    es: 'Al usuario, cuando un pago retirado deja su saldo por debajo de cero.',
  },
  words: {
    en: {
      subject: 'A payment was taken back: {coins} coins are missing',
      paragraphs: [
        'Your bank has taken back the payment of {amount} (order {order}). Its coins were spent in part, so {coins} coins are missing now.',
        'Until that is settled nothing can be paid with coins. Top up at least {coins} coins and everything works as before. If you do not know why the payment was taken back, ask your bank or write to us.',
      ],
      action: 'To the wallet',
    },
    de: {
      subject: 'Eine Zahlung wurde zurückgeholt: Es fehlen {coins} Coins',
      paragraphs: [
        'Deine Bank hat die Zahlung über {amount} zurückgeholt (Bestellung {order}). Von ihren Coins war schon etwas ausgegeben, deshalb fehlen jetzt {coins} Coins.',
        'Bis das ausgeglichen ist, lässt sich nichts mit Coins bezahlen. Lade mindestens {coins} Coins auf, dann geht alles wie vorher. Wenn du nicht weißt, warum die Zahlung zurückgeholt wurde, frag deine Bank oder schreib uns.',
      ],
      action: 'Zum Guthaben',
    },
    nl: {
      subject: 'Een betaling is teruggehaald: er ontbreken {coins} coins',
      paragraphs: [
        'Je bank heeft de betaling van {amount} teruggehaald (bestelling {order}). Van die coins was al iets uitgegeven, daarom ontbreken er nu {coins} coins.',
        'Tot dat is vereffend, kun je niets met coins betalen. Waardeer minstens {coins} coins op, dan werkt alles als voorheen. Weet je niet waarom de betaling is teruggehaald, vraag het je bank of schrijf ons.',
      ],
      action: 'Naar je tegoed',
    },
    es: {
      subject: 'Se retiró un pago: faltan {coins} coins',
      paragraphs: [
        'Tu banco retiró el pago de {amount} (pedido {order}). Parte de sus coins ya estaba gastada, por eso ahora faltan {coins} coins.',
        'Hasta saldarlo no se puede pagar nada con coins. Recarga al menos {coins} coins y todo funcionará como antes. Si no sabes por qué se retiró el pago, pregunta a tu banco o escríbenos.',
      ],
      action: 'Ir al saldo',
    },
  },
});

/** Why somebody gets this mail. */
export const belowZeroFooter = {
  en: 'Vesper. You get this mail because a payment of your account was taken back.',
  de: 'Vesper. Du bekommst diese Mail, weil eine Zahlung deines Kontos zurückgeholt wurde.',
  nl: 'Vesper. Je krijgt deze mail omdat een betaling van je account is teruggehaald.',
  es: 'Vesper. Recibes este correo porque se retiró un pago de tu cuenta.',
} as const;
