import type { en } from './en.ts';

export const nl = {
  'payments.coins': 'coins',
  'payments.topUp.menu': 'Opwaarderen',
  'payments.topUp.title': 'Coins opwaarderen',
  'payments.topUp.description':
    'Vier coins kosten één euro. Eenmalig betalen, geen abonnement; je ziet elke prijs vooraf in coins en euro’s.',
  'payments.topUp.lead': '4\u00a0coins kosten €\u00a01. Je ziet elke prijs in coins en euro’s.',
  'payments.topUp.choose': 'Hoeveel coins wil je?',
  'payments.topUp.balance': 'Je hebt {count, plural, one {{amount} coin} other {{amount} coins}}',
  'payments.topUp.pay': '{coins} coins kopen voor {price}',
  'payments.topUp.sandbox':
    'Testmodus: de volgende pagina is een oefenkassa. Er wordt geen kaart gevraagd en er gaat geen geld om.',
  'payments.promise.once': 'Eén keer betalen',
  'payments.promise.onceText': 'Geen abonnement, niets verlengt vanzelf.',
  'payments.promise.discreet': 'Discreet',
  'payments.promise.discreetText': 'Een neutrale naam op je afschrift.',
  'payments.promise.fair': 'Eerlijk',
  'payments.promise.fairText': 'Elke minuut staat in je overzicht. Geen beeld? Dan krijg je je coins terug.',
  'payments.receipt.title': 'Je opwaardering',
  'payments.receipt.open': 'We wachten op de betaling',
  'payments.receipt.openText':
    'Zodra de betaaldienst de betaling bevestigt, staan je coins klaar. Deze pagina werkt zichzelf bij.',
  'payments.receipt.paid': 'Bedankt, dat is gelukt',
  'payments.receipt.paidText': 'Je coins staan klaar.',
  'payments.receipt.gain': '+{coins} coins',
  'payments.receipt.declined': 'De betaling is geweigerd',
  'payments.receipt.declinedText': 'Er is niets afgeschreven. Probeer het opnieuw of kies een andere betaalwijze.',
  'payments.receipt.cancelled': 'Geannuleerd',
  'payments.receipt.cancelledText': 'Je bent gestopt met betalen. Er is niets afgeschreven.',
  'payments.receipt.expired': 'Deze bestelling is verlopen',
  'payments.receipt.expiredText':
    'Binnen een dag kwam er geen betaling binnen. Komt die alsnog, dan krijg je je coins.',
  'payments.receipt.refunded': 'Terugbetaald',
  'payments.receipt.refundedText': 'Het geld is naar je onderweg en de coins zijn van je account af.',
  'payments.receipt.chargedBack': 'Teruggeboekt',
  'payments.receipt.chargedBackText':
    'Je bank heeft deze betaling teruggehaald, daarom hebben we de coins teruggeboekt.',
  'payments.receipt.review': 'We controleren deze betaling',
  'payments.receipt.reviewText':
    'De melding van de betaaldienst past niet bij je bestelling. Iemand kijkt ernaar; er gaat niets verloren.',
  'payments.receipt.price': 'Bedrag',
  'payments.receipt.coins': 'Besteld',
  'payments.receipt.takenBack': 'Teruggeboekt',
  'payments.receipt.date': 'Datum',
  'payments.receipt.order': 'Bestelling',
  'payments.receipt.resume': 'Verder naar betalen',
  'payments.receipt.again': 'Opnieuw proberen',
  'payments.receipt.toCams': 'Kijk wie er live is',
  'payments.receipt.toStatement': 'Naar je overzicht',
  'payments.topUp.terms':
    'Met je bestelling ga je akkoord met de <terms>voorwaarden</terms>. Je kunt binnen veertien dagen <withdrawal>herroepen</withdrawal>, voor zover je de coins niet hebt uitgegeven.',
  'payments.kind.topUp': 'Opwaardering',
  'payments.kind.refund': 'Opwaardering terugbetaald',
  'payments.kind.chargeback': 'Betaling teruggeboekt',
  'payments.office.did.refundOrder': 'Betaling terugbetaald',
} satisfies Record<keyof typeof en, string>;
