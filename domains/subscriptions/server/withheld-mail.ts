import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To whom a month was charged when their account could pay for nothing any more: it opens nothing, and all of it goes back. */
export const withheldMonthMail = defineMail({
  name: 'subscriptions.withheldMonth',
  occasion: {
    en: 'To a guest, when the payment provider charged a month although the account is closed for payments: the money goes back.',
    de: 'An den Gast, wenn der Zahlungsanbieter einen Monat abgebucht hat, obwohl das Konto für Zahlungen gesperrt ist: Das Geld geht zurück.',
    nl: 'Aan de gast, als de betaaldienst een maand heeft afgeschreven terwijl het account voor betalingen gesloten is: het geld gaat terug.',
    es: 'Al usuario, cuando el proveedor de pago cobró un mes aunque la cuenta está cerrada para pagos: el dinero se devuelve.',
  },
  words: {
    en: {
      subject: 'Charged by mistake, and paid back: {product}',
      paragraphs: [
        'Our payment provider charged your card {euros} for {product}, although nothing is paid with your account at the moment.',
        'You owe nothing: the whole amount goes back to your card, which can take some days. Nothing more is charged. If the money has not come back after two weeks, write to us on the help page.',
      ],
      action: 'My subscriptions',
    },
    de: {
      subject: 'Zu Unrecht abgebucht, wird erstattet: {product}',
      paragraphs: [
        'Unser Zahlungsanbieter hat {euros} für {product} von deiner Karte abgebucht, obwohl mit deinem Konto zurzeit nichts bezahlt wird.',
        'Du schuldest nichts: Der ganze Betrag geht auf deine Karte zurück, das kann einige Tage dauern. Es wird nichts mehr abgebucht. Ist das Geld nach zwei Wochen nicht zurück, schreib uns über die Hilfeseite.',
      ],
      action: 'Meine Abos',
    },
    nl: {
      subject: 'Ten onrechte afgeschreven, wordt terugbetaald: {product}',
      paragraphs: [
        'Onze betaaldienst heeft {euros} voor {product} van je kaart afgeschreven, terwijl er met je account op dit moment niets wordt betaald.',
        'Je bent niets verschuldigd: het hele bedrag gaat terug naar je kaart, dat kan enkele dagen duren. Er wordt niets meer afgeschreven. Is het geld na twee weken niet terug, schrijf ons via de hulppagina.',
      ],
      action: 'Mijn abonnementen',
    },
    es: {
      subject: 'Cobrado por error, se devuelve: {product}',
      paragraphs: [
        'Nuestro proveedor de pago cobró {euros} en tu tarjeta por {product}, aunque con tu cuenta no se paga nada en este momento.',
        'No debes nada: todo el importe vuelve a tu tarjeta, lo que puede tardar unos días. No se cobra nada más. Si el dinero no ha vuelto en dos semanas, escríbenos desde la página de ayuda.',
      ],
      action: 'Mis suscripciones',
    },
  },
});
