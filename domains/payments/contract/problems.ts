import { defineProblem } from '#kit/contract/problem.ts';

export const orderNotPaid = defineProblem('order_not_paid', 409, {
  en: 'This order is not paid, so there is nothing to pay back.',
  de: 'Diese Bestellung ist nicht bezahlt; es gibt nichts zu erstatten.',
  nl: 'Deze bestelling is niet betaald; er valt niets terug te betalen.',
  es: 'Este pedido no está pagado; no hay nada que devolver.',
});

export const refundElsewhere = defineProblem('refund_elsewhere', 409, {
  en: 'Refunds of this payment provider are made in its own control centre. We book them as soon as it tells us.',
  de: 'Erstattungen dieses Zahlungsdienstes werden in seinem eigenen Portal ausgelöst. Wir buchen sie, sobald er sie meldet.',
  nl: 'Terugbetalingen van deze betaaldienst doe je in zijn eigen portaal. We boeken ze zodra hij ze meldt.',
  es: 'Los reembolsos de este proveedor se hacen en su propio panel. Los registramos en cuanto nos avisa.',
});

export const refundInProgress = defineProblem('refund_under_way', 409, {
  en: 'A refund of this order has been asked for and is not confirmed yet. Wait until the provider has told us.',
  de: 'Für diese Bestellung ist schon eine Erstattung angefragt und noch nicht bestätigt. Warte, bis der Zahlungsdienst sie gemeldet hat.',
  nl: 'Voor deze bestelling is al een terugbetaling aangevraagd die nog niet is bevestigd. Wacht tot de betaaldienst die heeft gemeld.',
  es: 'Ya se ha pedido un reembolso de este pedido y aún no está confirmado. Espera a que el proveedor nos avise.',
});

export const cardMissing = defineProblem('card_missing', 409, {
  en: 'No card is stored. Top up once and keep the card for one-press payments.',
  de: 'Es ist keine Karte gespeichert. Lade einmal auf und merke die Karte für das Zahlen mit einem Druck vor.',
  nl: 'Er is geen kaart opgeslagen. Waardeer één keer op en bewaar de kaart voor betalen met één druk.',
  es: 'No hay ninguna tarjeta guardada. Recarga una vez y guarda la tarjeta para pagar con un toque.',
});

export const noSuchAmount = defineProblem('no_such_amount', 422, {
  en: 'This amount is not sold. Choose one that is shown.',
  de: 'Dieser Betrag wird nicht verkauft. Wähle einen der gezeigten.',
  nl: 'Dit bedrag wordt niet verkocht. Kies een van de getoonde.',
  es: 'Este importe no se vende. Elige uno de los que se muestran.',
});

export const chargeInProgress = defineProblem('charge_in_progress', 409, {
  en: 'Your card is being charged already. Wait a moment until that is done.',
  de: 'Deine Karte wird gerade schon belastet. Warte einen Moment, bis das fertig ist.',
  nl: 'Je kaart wordt al belast. Wacht even tot dat klaar is.',
  es: 'Ya se está cobrando en tu tarjeta. Espera un momento a que termine.',
});

export const providerAway = defineProblem('payment_provider_away', 503, {
  en: 'The payment provider does not answer. If your card is charged all the same, your coins come by themselves.',
  de: 'Der Zahlungsdienst antwortet nicht. Wird deine Karte trotzdem belastet, kommen deine Coins von selbst.',
  nl: 'De betaaldienst antwoordt niet. Wordt je kaart toch belast, dan komen je coins vanzelf.',
  es: 'El proveedor de pago no responde. Si aun así se cobra en tu tarjeta, tus coins llegan solos.',
});

export const pricingInThePast = defineProblem('pricing_in_the_past', 409, {
  en: 'What is sold counts from now on or later, never for the past.',
  de: 'Was verkauft wird, gilt ab jetzt oder später, nie für die Vergangenheit.',
  nl: 'Wat verkocht wordt, geldt vanaf nu of later, nooit voor het verleden.',
  es: 'Lo que se vende cuenta desde ahora o más tarde, nunca para el pasado.',
});

export const offerUnreadable = defineProblem('offer_unreadable', 422, {
  en: 'Write one to twelve different amounts in whole euros from 1 to 1000, such as: 5, 10, 25.',
  de: 'Schreibe ein bis zwölf verschiedene Beträge in ganzen Euro von 1 bis 1000, zum Beispiel: 5, 10, 25.',
  nl: 'Schrijf één tot twaalf verschillende bedragen in hele euro’s van 1 tot 1000, zoals: 5, 10, 25.',
  es: 'Escribe de uno a doce importes distintos en euros enteros de 1 a 1000, por ejemplo: 5, 10, 25.',
});
