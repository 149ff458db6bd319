import type { Language } from '#kit/contract/access.ts';

/** What the sandbox provider's own page says. */
export interface SandboxWords {
  readonly title: string;
  readonly notice: string;
  readonly total: string;
  readonly pay: string;
  readonly decline: string;
  readonly cancel: string;
  readonly paid: string;
  readonly refund: string;
  readonly chargeback: string;
  readonly back: string;
  readonly invalid: string;
}

export const sandboxWords: Readonly<Record<Language, SandboxWords>> = {
  en: {
    title: 'Test payment',
    notice: 'This is a practice checkout. No card is asked for and no money moves. Choose how the payment should end.',
    total: 'Amount',
    pay: 'Pay now',
    decline: 'Let the payment be declined',
    cancel: 'Cancel and go back',
    paid: 'This order is paid. You can try out what happens when the money goes back.',
    refund: 'Refund',
    chargeback: 'Charge back through the bank',
    back: 'Back to the shop',
    invalid: 'This checkout link is not valid. Please start again in the shop.',
  },
  de: {
    title: 'Testzahlung',
    notice:
      'Das ist eine Übungskasse: Es wird keine Karte abgefragt und es fließt kein Geld. Wähle, wie die Zahlung ausgehen soll.',
    total: 'Betrag',
    pay: 'Jetzt bezahlen',
    decline: 'Zahlung ablehnen lassen',
    cancel: 'Abbrechen und zurück',
    paid: 'Diese Bestellung ist bezahlt. Du kannst ausprobieren, was passiert, wenn das Geld zurückgeht.',
    refund: 'Erstatten',
    chargeback: 'Über die Bank zurückbuchen',
    back: 'Zurück zum Shop',
    invalid: 'Dieser Bezahllink ist ungültig. Bitte starte im Shop noch einmal.',
  },
  nl: {
    title: 'Testbetaling',
    notice:
      'Dit is een oefenkassa: er wordt geen kaart gevraagd en er gaat geen geld om. Kies hoe de betaling afloopt.',
    total: 'Bedrag',
    pay: 'Nu betalen',
    decline: 'Betaling laten weigeren',
    cancel: 'Annuleren en terug',
    paid: 'Deze bestelling is betaald. Je kunt uitproberen wat er gebeurt als het geld teruggaat.',
    refund: 'Terugbetalen',
    chargeback: 'Via de bank terugboeken',
    back: 'Terug naar de shop',
    invalid: 'Deze betaallink is niet geldig. Begin opnieuw in de shop.',
  },
  es: {
    title: 'Pago de prueba',
    notice: 'Esta es una caja de prácticas: no se pide tarjeta ni se mueve dinero. Elige cómo debe terminar el pago.',
    total: 'Importe',
    pay: 'Pagar ahora',
    decline: 'Hacer que se rechace el pago',
    cancel: 'Cancelar y volver',
    paid: 'Este pedido está pagado. Puedes probar qué ocurre cuando el dinero vuelve.',
    refund: 'Reembolsar',
    chargeback: 'Devolver a través del banco',
    back: 'Volver a la tienda',
    invalid: 'Este enlace de pago no es válido. Empieza de nuevo en la tienda.',
  },
};
