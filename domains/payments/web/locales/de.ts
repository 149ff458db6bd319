import type { en } from './en.ts';

export const de = {
  'payments.coins': 'Coins',
  'payments.topUp.menu': 'Coins aufladen',
  'payments.topUp.title': 'Coins aufladen',
  'payments.topUp.description':
    'Vier Coins kosten einen Euro. Einmal zahlen, kein Abo; du siehst jeden Preis vorab in Coins und in Euro.',
  'payments.topUp.lead': '4\u00a0Coins kosten 1\u00a0€. Jeden Preis siehst du in Coins und Euro.',
  'payments.topUp.choose': 'Wie viele Coins möchtest du?',
  'payments.topUp.balance': 'Du hast {count, plural, one {{amount} Coin} other {{amount} Coins}}',
  'payments.topUp.pay': '{coins} Coins für {price} kaufen',
  'payments.topUp.sandbox':
    'Testbetrieb: Auf der nächsten Seite öffnet sich eine Übungskasse. Sie fragt keine Karte ab, und es fließt kein Geld.',
  'payments.promise.once': 'Einmal zahlen',
  'payments.promise.onceText': 'Kein Abo, nichts verlängert sich von selbst.',
  'payments.promise.discreet': 'Diskret',
  'payments.promise.discreetText': 'Ein neutraler Name auf deinem Kontoauszug.',
  'payments.promise.fair': 'Fair',
  'payments.promise.fairText': 'Jede Minute steht in deinen Umsätzen. Ohne Bild gibt es die Coins zurück.',
  'payments.receipt.title': 'Deine Aufladung',
  'payments.receipt.open': 'Wir warten auf die Zahlung',
  'payments.receipt.openText':
    'Sobald der Zahlungsdienst sie bestätigt, sind deine Coins da. Diese Seite aktualisiert sich von selbst.',
  'payments.receipt.paid': 'Danke, das hat geklappt',
  'payments.receipt.paidText': 'Deine Coins sind sofort verfügbar.',
  'payments.receipt.gain': '+{coins} Coins',
  'payments.receipt.declined': 'Die Zahlung wurde abgelehnt',
  'payments.receipt.declinedText':
    'Es wurde nichts abgebucht. Versuch es noch einmal oder nimm ein anderes Zahlungsmittel.',
  'payments.receipt.cancelled': 'Abgebrochen',
  'payments.receipt.cancelledText': 'Du hast den Bezahlvorgang verlassen. Es wurde nichts abgebucht.',
  'payments.receipt.expired': 'Diese Bestellung ist abgelaufen',
  'payments.receipt.expiredText':
    'Innerhalb eines Tages kam keine Zahlung an. Trifft sie doch noch ein, bekommst du deine Coins.',
  'payments.receipt.refunded': 'Erstattet',
  'payments.receipt.refundedText':
    'Das Geld ist auf dem Weg zurück zu dir, die Coins sind von deinem Konto abgegangen.',
  'payments.receipt.chargedBack': 'Zurückgebucht',
  'payments.receipt.chargedBackText':
    'Deine Bank hat diese Zahlung zurückgeholt, deshalb haben wir die Coins zurückgebucht.',
  'payments.receipt.review': 'Wir prüfen diese Zahlung',
  'payments.receipt.reviewText':
    'Die Meldung des Zahlungsdienstes passt nicht zu deiner Bestellung. Ein Mensch sieht sich das an; es geht nichts verloren.',
  'payments.receipt.price': 'Betrag',
  'payments.receipt.coins': 'Bestellt',
  'payments.receipt.takenBack': 'Zurückgebucht',
  'payments.receipt.date': 'Datum',
  'payments.receipt.order': 'Bestellung',
  'payments.receipt.resume': 'Weiter zur Zahlung',
  'payments.receipt.again': 'Noch einmal versuchen',
  'payments.receipt.toCams': 'Schau, wer live ist',
  'payments.receipt.toStatement': 'Zu deinen Umsätzen',
  'payments.topUp.terms':
    'Mit der Bestellung stimmst du den <terms>AGB</terms> zu. Du kannst binnen vierzehn Tagen <withdrawal>widerrufen</withdrawal>, soweit du die Coins nicht ausgegeben hast.',
  'payments.kind.topUp': 'Aufladung',
  'payments.kind.refund': 'Aufladung erstattet',
  'payments.kind.chargeback': 'Zahlung zurückgebucht',
  'payments.office.did.refundOrder': 'Zahlung erstattet',
} satisfies Record<keyof typeof en, string>;
