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
