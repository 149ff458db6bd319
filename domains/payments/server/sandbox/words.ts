import type { Language } from '#kit/contract/access.ts';

/** What the sandbox provider's own page says. */
export interface SandboxWords {
  readonly title: string;
  readonly notice: string;
  readonly total: string;
  readonly pay: string;
  readonly decline: string;
  /** Pays with a card that is kept and is declined, or asked about, the next time. */
  readonly payDeclines: string;
  readonly payAsks: string;
  /** The question of the bank about a kept card. */
  readonly confirm: string;
  readonly cancel: string;
  readonly paid: string;
  readonly refund: string;
  readonly chargeback: string;
  readonly back: string;
  readonly invalid: string;
  /** Of a subscription, that is charged each month. */
  readonly monthly: string;
  readonly payFailsNext: string;
  readonly rebill: string;
  readonly failNext: string;
  readonly cancelSubscription: string;
  readonly uncancelSubscription: string;
}

export const sandboxWords: Readonly<Record<Language, SandboxWords>> = {
  en: {
    title: 'Test payment',
    notice: 'This is a practice checkout. No card is asked for and no money moves. Choose how the payment should end.',
    total: 'Amount',
    pay: 'Pay now',
    decline: 'Let the payment be declined',
    payDeclines: 'Pay; the kept card is declined next time',
    payAsks: 'Pay; the bank asks about the kept card next time',
    confirm: 'Your bank asks whether this charge of the kept card is yours.',
    cancel: 'Cancel and go back',
    paid: 'This order is paid. You can try out what happens when the money goes back.',
    refund: 'Refund',
    chargeback: 'Charge back through the bank',
    back: 'Back to the shop',
    invalid: 'This checkout link is not valid. Please start again in the shop.',
    monthly: 'Amount, each month',
    payFailsNext: 'Pay; the next month is declined',
    rebill: 'Charge the next month now',
    failNext: 'Let the next month be declined',
    cancelSubscription: 'Cancel the subscription',
    uncancelSubscription: 'Take the cancellation back',
  },
  de: {
    title: 'Testzahlung',
    notice:
      'Das ist eine Übungskasse: Es wird keine Karte abgefragt und es fließt kein Geld. Wähle, wie die Zahlung ausgehen soll.',
    total: 'Betrag',
    pay: 'Jetzt bezahlen',
    decline: 'Zahlung ablehnen lassen',
    payDeclines: 'Bezahlen; die gemerkte Karte wird beim nächsten Mal abgelehnt',
    payAsks: 'Bezahlen; bei der gemerkten Karte fragt die Bank beim nächsten Mal nach',
    confirm: 'Deine Bank fragt, ob diese Belastung der gemerkten Karte von dir ist.',
    cancel: 'Abbrechen und zurück',
    paid: 'Diese Bestellung ist bezahlt. Du kannst ausprobieren, was passiert, wenn das Geld zurückgeht.',
    refund: 'Erstatten',
    chargeback: 'Über die Bank zurückbuchen',
    back: 'Zurück zum Shop',
    invalid: 'Dieser Bezahllink ist ungültig. Bitte starte im Shop noch einmal.',
    monthly: 'Betrag, jeden Monat',
    payFailsNext: 'Bezahlen; der nächste Monat wird abgelehnt',
    rebill: 'Den nächsten Monat jetzt abbuchen',
    failNext: 'Den nächsten Monat ablehnen lassen',
    cancelSubscription: 'Abo kündigen',
    uncancelSubscription: 'Kündigung zurücknehmen',
  },
  nl: {
    title: 'Testbetaling',
    notice:
      'Dit is een oefenkassa: er wordt geen kaart gevraagd en er gaat geen geld om. Kies hoe de betaling afloopt.',
    total: 'Bedrag',
    pay: 'Nu betalen',
    decline: 'Betaling laten weigeren',
    payDeclines: 'Betalen; de bewaarde kaart wordt de volgende keer geweigerd',
    payAsks: 'Betalen; bij de bewaarde kaart vraagt de bank de volgende keer na',
    confirm: 'Je bank vraagt of deze afschrijving van de bewaarde kaart van jou is.',
    cancel: 'Annuleren en terug',
    paid: 'Deze bestelling is betaald. Je kunt uitproberen wat er gebeurt als het geld teruggaat.',
    refund: 'Terugbetalen',
    chargeback: 'Via de bank terugboeken',
    back: 'Terug naar de shop',
    invalid: 'Deze betaallink is niet geldig. Begin opnieuw in de shop.',
    monthly: 'Bedrag, elke maand',
    payFailsNext: 'Betalen; de volgende maand wordt geweigerd',
    rebill: 'De volgende maand nu afschrijven',
    failNext: 'De volgende maand laten weigeren',
    cancelSubscription: 'Abonnement opzeggen',
    uncancelSubscription: 'Opzegging intrekken',
  },
  es: {
    title: 'Pago de prueba',
    notice: 'Esta es una caja de prácticas: no se pide tarjeta ni se mueve dinero. Elige cómo debe terminar el pago.',
    total: 'Importe',
    pay: 'Pagar ahora',
    decline: 'Hacer que se rechace el pago',
    payDeclines: 'Pagar; la tarjeta guardada se rechaza la próxima vez',
    payAsks: 'Pagar; el banco pregunta por la tarjeta guardada la próxima vez',
    confirm: 'Tu banco pregunta si este cobro de la tarjeta guardada es tuyo.',
    cancel: 'Cancelar y volver',
    paid: 'Este pedido está pagado. Puedes probar qué ocurre cuando el dinero vuelve.',
    refund: 'Reembolsar',
    chargeback: 'Devolver a través del banco',
    back: 'Volver a la tienda',
    invalid: 'Este enlace de pago no es válido. Empieza de nuevo en la tienda.',
    monthly: 'Importe, cada mes',
    payFailsNext: 'Pagar; el próximo mes se rechaza',
    rebill: 'Cobrar ya el próximo mes',
    failNext: 'Hacer que se rechace el próximo mes',
    cancelSubscription: 'Cancelar la suscripción',
    uncancelSubscription: 'Retirar la cancelación',
  },
};
