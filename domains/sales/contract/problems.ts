import { defineProblem } from '#kit/contract/problem.ts';

export const refundTooHigh = defineProblem('refund_too_high', 409, {
  en: 'Only {left} coins can still be paid back.',
  de: 'Es können nur noch {left} Coins zurückgezahlt werden.',
  nl: 'Er kunnen nog maar {left} coins worden terugbetaald.',
  es: 'Solo se pueden devolver {left} coins.',
});

export const ownSale = defineProblem('own_sale', 403, {
  en: 'You bought or sold this yourself. Ask a colleague to pay it back.',
  de: 'Du hast das selbst gekauft oder verkauft. Bitte jemand anderen, es zurückzuzahlen.',
  nl: 'Je hebt dit zelf gekocht of verkocht. Vraag een collega om het terug te betalen.',
  es: 'Lo compraste o vendiste tú. Pide a otra persona del equipo que lo devuelva.',
});

export const ownShare = defineProblem('own_share', 403, {
  en: 'This would change what you earn yourself. Ask a colleague to decide on it.',
  de: 'Das würde ändern, was du selbst verdienst. Bitte jemand anderen, darüber zu entscheiden.',
  nl: 'Dit zou veranderen wat je zelf verdient. Vraag een collega om erover te beslissen.',
  es: 'Esto cambiaría lo que ganas tú. Pide a otra persona del equipo que lo decida.',
});

export const saleChanged = defineProblem('sale_changed', 409, {
  en: 'This sale has changed meanwhile. Look at it again.',
  de: 'Dieser Verkauf hat sich inzwischen geändert. Sieh ihn dir noch einmal an.',
  nl: 'Deze verkoop is intussen veranderd. Bekijk hem opnieuw.',
  es: 'Esta venta ha cambiado mientras tanto. Revísala de nuevo.',
});

export const unknownSaleKind = defineProblem('unknown_sale_kind', 400, {
  en: 'Nothing called “{kind}” is sold here.',
  de: 'Etwas namens „{kind}“ wird hier nicht verkauft.',
  nl: 'Er wordt hier niets met de naam “{kind}” verkocht.',
  es: 'Aquí no se vende nada llamado «{kind}».',
});

export const unknownSeller = defineProblem('unknown_seller', 404, {
  en: 'Nobody of that name sells here. Check how it is spelled.',
  de: 'Unter diesem Namen verkauft hier niemand. Prüfe die Schreibweise.',
  nl: 'Niemand met die naam verkoopt hier. Controleer de spelling.',
  es: 'Nadie con ese nombre vende aquí. Comprueba cómo se escribe.',
});

export const shareInThePast = defineProblem('share_in_the_past', 400, {
  en: 'A share can only change from now on, not for what was sold already.',
  de: 'Ein Anteil kann sich nur ab jetzt ändern, nicht für schon Verkauftes.',
  nl: 'Een aandeel kan alleen vanaf nu veranderen, niet voor wat al verkocht is.',
  es: 'Una participación solo puede cambiar desde ahora, no para lo ya vendido.',
});

export const saleRunning = defineProblem('sale_running', 409, {
  en: 'This is still being paid for. Pay it back when it is over.',
  de: 'Dafür wird noch bezahlt. Zahle es zurück, wenn es vorbei ist.',
  nl: 'Hiervoor wordt nog betaald. Betaal het terug als het voorbij is.',
  es: 'Esto aún se está pagando. Devuélvelo cuando haya terminado.',
});

export const saleCollected = defineProblem('sale_collected_by_card', 409, {
  en: 'This was paid by card. Pay it back in the list of subscriptions, so that the money goes back to the card.',
  de: 'Das wurde mit Karte bezahlt. Zahle es in der Liste der Abos zurück, damit das Geld auf die Karte zurückgeht.',
  nl: 'Dit is met een kaart betaald. Betaal het terug in de lijst met abonnementen, zodat het geld terug naar de kaart gaat.',
  es: 'Esto se pagó con tarjeta. Devuélvelo en la lista de suscripciones para que el dinero vuelva a la tarjeta.',
});

/** What is sold costs more than the page showed. Data: `price`, what it costs now, hundredths of a coin. */
export const priceChanged = defineProblem('price_changed', 409, {
  en: 'The price has changed. Look at the new one and decide again; nothing was charged.',
  de: 'Der Preis hat sich geändert. Sieh dir den neuen an und entscheide noch einmal; es wurde nichts berechnet.',
  nl: 'De prijs is veranderd. Bekijk de nieuwe en beslis opnieuw; er is niets afgeschreven.',
  es: 'El precio ha cambiado. Mira el nuevo y decide otra vez; no se ha cobrado nada.',
});
