import { defineProblem } from '#kit/contract/problem.ts';

export const planMissing = defineProblem('subscription_not_offered', 404, {
  en: 'This subscription is not offered at the moment.',
  de: 'Dieses Abo wird gerade nicht angeboten.',
  nl: 'Dit abonnement wordt nu niet aangeboden.',
  es: 'Esta suscripción no se ofrece en este momento.',
});

export const alreadySubscribed = defineProblem('already_subscribed', 409, {
  en: 'You have this subscription already. You find it in your account under “Subscriptions”.',
  de: 'Dieses Abo hast du schon. Du findest es in deinem Konto unter „Abos“.',
  nl: 'Je hebt dit abonnement al. Je vindt het in je account onder ‘Abonnementen’.',
  es: 'Ya tienes esta suscripción. La encuentras en tu cuenta, en «Suscripciones».',
});

export const ownClub = defineProblem('own_fan_club', 403, {
  en: 'This is your own fan club.',
  de: 'Das ist dein eigener Fanclub.',
  nl: 'Dit is je eigen fanclub.',
  es: 'Este es tu propio club de fans.',
});

export const notCancellable = defineProblem('subscription_not_running', 409, {
  en: 'This subscription has been cancelled or is over already. Nothing more is charged for it.',
  de: 'Dieses Abo ist schon gekündigt oder zu Ende. Dafür wird nichts mehr berechnet.',
  nl: 'Dit abonnement is al opgezegd of afgelopen. Er wordt niets meer voor berekend.',
  es: 'Esta suscripción ya está cancelada o ha terminado. No se cobra nada más por ella.',
});

export const tierFixed = defineProblem('subscription_tier_fixed', 409, {
  en: 'The tier can be changed while a fan club runs and coins pay it. A card can take a higher tier at the checkout; for a lower one let it end, then join again.',
  de: 'Die Stufe lässt sich ändern, solange ein Fanclub läuft und Coins ihn bezahlen. Mit Karte nimmst du eine höhere Stufe an der Kasse; für eine niedrigere lass ihn auslaufen und tritt neu bei.',
  nl: 'Het niveau kan veranderen zolang een fanclub loopt en met coins wordt betaald. Met een kaart neem je een hoger niveau bij de kassa; laat hem voor een lager niveau aflopen en word opnieuw lid.',
  es: 'El nivel se puede cambiar mientras el club está activo y se paga con coins. Con tarjeta puedes tomar un nivel más alto en la caja; para uno más bajo deja que termine y únete de nuevo.',
});

export const notUncancellable = defineProblem('subscription_over', 409, {
  en: 'This subscription can no longer be continued. You can subscribe again.',
  de: 'Dieses Abo lässt sich nicht mehr fortsetzen. Du kannst es neu abschließen.',
  nl: 'Dit abonnement kan niet meer doorlopen. Je kunt je opnieuw abonneren.',
  es: 'Esta suscripción ya no puede continuar. Puedes suscribirte de nuevo.',
});

export const noBonusWaits = defineProblem('no_monthly_bonus', 409, {
  en: 'No bonus is waiting for you this month.',
  de: 'In diesem Monat wartet kein Bonus auf dich.',
  nl: 'Deze maand wacht er geen bonus op je.',
  es: 'Este mes no te espera ningún bono.',
});

export const tierInUse = defineProblem('tier_order', 400, {
  en: 'A higher tier costs more than the one below. Change the price at “coins”.',
  de: 'Eine höhere Stufe kostet mehr als die darunter. Ändere den Preis bei „Coins“.',
  nl: 'Een hoger niveau kost meer dan het niveau eronder. Wijzig de prijs bij ‘coins’.',
  es: 'Un nivel más alto cuesta más que el inferior. Cambia el precio en «coins».',
});

export const ownSubscription = defineProblem('own_subscription', 403, {
  en: 'You are part of this subscription yourself. Ask a colleague to end it.',
  de: 'Du bist an diesem Abo selbst beteiligt. Bitte jemand anderen, es zu beenden.',
  nl: 'Je bent zelf bij dit abonnement betrokken. Vraag een collega om het te beëindigen.',
  es: 'Formas parte de esta suscripción. Pide a otra persona del equipo que la termine.',
});

export const noCards = defineProblem('subscription_by_card_not_possible', 409, {
  en: 'Subscriptions cannot be paid by card at the moment. Choose coins.',
  de: 'Abos lassen sich gerade nicht mit Karte bezahlen. Wähle Coins.',
  nl: 'Abonnementen kunnen nu niet met een kaart worden betaald. Kies coins.',
  es: 'Las suscripciones no se pueden pagar con tarjeta en este momento. Elige coins.',
});

export const refundAtProvider = defineProblem('subscription_refund_at_provider', 409, {
  en: 'This is paid by card. Pay it back in the payment provider’s own office; its report then ends the subscription here.',
  de: 'Das wird mit Karte bezahlt. Zahle es beim Zahlungsanbieter selbst zurück; dessen Meldung beendet dann das Abo hier.',
  nl: 'Dit wordt met een kaart betaald. Betaal het terug bij de betaaldienst zelf; diens melding beëindigt het abonnement hier.',
  es: 'Esto se paga con tarjeta. Devuélvelo en la oficina del proveedor de pago; su aviso terminará aquí la suscripción.',
});
