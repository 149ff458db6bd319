import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To a guest who paid when their account could not pay for anything any more: no coins, and all of it goes back. */
export const withheldMail = defineMail({
  name: 'payments.withheld',
  occasion: {
    en: 'To a guest, when a top-up was paid although the account is closed for payments: the money goes back.',
    de: 'An den Gast, wenn eine Aufladung bezahlt wurde, obwohl das Konto für Zahlungen gesperrt ist: Das Geld geht zurück.',
    nl: 'Aan de gast, als er is betaald voor coins terwijl het account voor betalingen gesloten is: het geld gaat terug.',
    es: 'Al usuario, cuando se pagó una recarga aunque la cuenta está cerrada para pagos: el dinero se devuelve.',
  },
  words: {
    en: {
      subject: 'Your payment of {amount} goes back',
      paragraphs: [
        'Your payment of {amount} (order {order}) reached us when nothing could be paid with your account any more. It has brought no coins.',
        'You owe nothing: the whole amount goes back the way it was paid, which can take some days. If the money has not come back after two weeks, write to us on the help page.',
      ],
      action: 'To the help page',
    },
    de: {
      subject: 'Deine Zahlung über {amount} geht zurück',
      paragraphs: [
        'Deine Zahlung über {amount} (Bestellung {order}) kam an, als mit deinem Konto nichts mehr bezahlt werden konnte. Sie hat keine Coins gebracht.',
        'Du schuldest nichts: Der ganze Betrag geht auf dem Weg zurück, auf dem er gezahlt wurde, das kann einige Tage dauern. Ist das Geld nach zwei Wochen nicht zurück, schreib uns über die Hilfeseite.',
      ],
      action: 'Zur Hilfeseite',
    },
    nl: {
      subject: 'Je betaling van {amount} gaat terug',
      paragraphs: [
        'Je betaling van {amount} (bestelling {order}) kwam binnen toen er met je account niets meer betaald kon worden. Ze heeft geen coins opgeleverd.',
        'Je bent niets verschuldigd: het hele bedrag gaat terug langs de weg waarlangs het is betaald, dat kan enkele dagen duren. Is het geld na twee weken niet terug, schrijf ons via de hulppagina.',
      ],
      action: 'Naar de hulppagina',
    },
    es: {
      subject: 'Tu pago de {amount} se devuelve',
      paragraphs: [
        'Tu pago de {amount} (pedido {order}) llegó cuando con tu cuenta ya no se podía pagar nada. No ha dado coins.',
        'No debes nada: todo el importe vuelve por la misma vía por la que se pagó, lo que puede tardar unos días. Si el dinero no ha vuelto en dos semanas, escríbenos desde la página de ayuda.',
      ],
      action: 'Ir a la ayuda',
    },
  },
});

/** Why somebody gets this mail. */
export const withheldFooter = {
  en: 'Vesper. You get this mail because a payment of your account goes back.',
  de: 'Vesper. Du bekommst diese Mail, weil eine Zahlung deines Kontos zurückgeht.',
  nl: 'Vesper. Je krijgt deze mail omdat een betaling van je account teruggaat.',
  es: 'Vesper. Recibes este correo porque se devuelve un pago de tu cuenta.',
} as const;
