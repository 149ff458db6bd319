import type { Texts } from '#kit/contract/problem.ts';
import { defineMail } from '#kit/mail/mail-kinds.ts';
import type { StopReason } from '../contract/recharge.ts';

/** To a guest after each recharge that ran by itself. */
export const chargedMail = defineMail({
  name: 'auto-recharge.charged',
  occasion: {
    en: 'To a guest, after each automatic top-up.',
    de: 'An den Gast, nach jedem automatischen Aufladen.',
    nl: 'Aan de gast, na elke automatische opwaardering.',
    es: 'Al usuario, después de cada recarga automática.',
  },
  words: {
    en: {
      subject: 'Your balance was topped up: {amount}',
      paragraphs: [
        'Fewer than {threshold} coins were left, so {amount} was charged to your stored card for {coins} coins, as you have set it.',
        'Today that makes {today} of at most {most}. Order: {order}',
      ],
      action: 'Stop automatic top-up',
    },
    de: {
      subject: 'Dein Guthaben wurde aufgeladen: {amount}',
      paragraphs: [
        'Es waren weniger als {threshold} Coins übrig. Deshalb wurde deine gespeicherte Karte mit {amount} für {coins} Coins belastet, wie du es eingestellt hast.',
        'Heute sind das {today} von höchstens {most}. Bestellung: {order}',
      ],
      action: 'Automatisches Aufladen stoppen',
    },
    nl: {
      subject: 'Je tegoed is opgewaardeerd: {amount}',
      paragraphs: [
        'Er waren minder dan {threshold} coins over. Daarom is {amount} voor {coins} coins van je opgeslagen kaart afgeschreven, zoals je hebt ingesteld.',
        'Vandaag is dat {today} van hoogstens {most}. Bestelling: {order}',
      ],
      action: 'Automatisch opwaarderen stoppen',
    },
    es: {
      subject: 'Tu saldo se ha recargado: {amount}',
      paragraphs: [
        'Quedaban menos de {threshold} coins, así que se cobraron {amount} por {coins} coins en tu tarjeta guardada, tal como lo configuraste.',
        'Hoy suman {today} de un máximo de {most}. Pedido: {order}',
      ],
      action: 'Detener la recarga automática',
    },
  },
});

/** To a guest whose recharge ended though they did not end it. */
export const stoppedMail = defineMail({
  name: 'auto-recharge.stopped',
  occasion: {
    en: 'To a guest, when automatic top-up has ended because a charge was not possible.',
    de: 'An den Gast, wenn das automatische Aufladen endet, weil eine Belastung nicht möglich war.',
    nl: 'Aan de gast, als automatisch opwaarderen stopt omdat afschrijven niet kon.',
    es: 'Al usuario, cuando la recarga automática termina porque no se pudo cobrar.',
  },
  words: {
    en: {
      subject: 'Automatic top-up has stopped',
      paragraphs: [
        '{reason} The automatic top-up of {amount} coins is off now, and nothing more is charged by itself.',
      ],
      action: 'Look at it',
    },
    de: {
      subject: 'Das automatische Aufladen ist gestoppt',
      paragraphs: [
        '{reason} Das automatische Aufladen von {amount} Coins ist jetzt aus, und es wird nichts mehr von selbst belastet.',
      ],
      action: 'Ansehen',
    },
    nl: {
      subject: 'Automatisch opwaarderen is gestopt',
      paragraphs: [
        '{reason} Automatisch opwaarderen van {amount} coins staat nu uit; er wordt niets meer vanzelf afgeschreven.',
      ],
      action: 'Bekijken',
    },
    es: {
      subject: 'La recarga automática se ha detenido',
      paragraphs: [
        '{reason} La recarga automática de {amount} coins está desactivada y ya no se cobra nada de forma automática.',
      ],
      action: 'Verlo',
    },
  },
});

/** Why it ended, as a sentence of the mail. */
export const reasonWords: Readonly<Record<Exclude<StopReason, 'guest'>, Texts>> = {
  declined: {
    en: 'Your card was declined.',
    de: 'Deine Karte wurde abgelehnt.',
    nl: 'Je kaart is geweigerd.',
    es: 'Tu tarjeta fue rechazada.',
  },
  noCard: {
    en: 'No card is stored any more.',
    de: 'Es ist keine Karte mehr gespeichert.',
    nl: 'Er is geen kaart meer opgeslagen.',
    es: 'Ya no hay ninguna tarjeta guardada.',
  },
  notSold: {
    en: 'The amount you had chosen is no longer sold.',
    de: 'Der Betrag, den du gewählt hattest, wird nicht mehr verkauft.',
    nl: 'Het bedrag dat je had gekozen, wordt niet meer verkocht.',
    es: 'El importe que habías elegido ya no se vende.',
  },
  closed: {
    en: 'A check says that you are not 18 yet.',
    de: 'Eine Prüfung sagt, dass du noch nicht 18 bist.',
    nl: 'Een controle zegt dat je nog geen 18 bent.',
    es: 'Una comprobación dice que aún no tienes 18 años.',
  },
  ownBreak: {
    en: 'You take a break from spending.',
    de: 'Du machst eine Pause vom Ausgeben.',
    nl: 'Je neemt een pauze van uitgeven.',
    es: 'Haces una pausa de gasto.',
  },
  standing: {
    en: 'Your account is locked or restricted.',
    de: 'Dein Konto ist gesperrt oder eingeschränkt.',
    nl: 'Je account is vergrendeld of beperkt.',
    es: 'Tu cuenta está bloqueada o restringida.',
  },
};

/** The same as the notice on every page says it. */
export const stoppedNotice: typeof reasonWords = {
  declined: {
    en: 'Your card was declined, so automatic top-up is off now.',
    de: 'Deine Karte wurde abgelehnt; das automatische Aufladen ist jetzt aus.',
    nl: 'Je kaart is geweigerd; automatisch opwaarderen staat nu uit.',
    es: 'Tu tarjeta fue rechazada; la recarga automática está ahora desactivada.',
  },
  noCard: {
    en: 'No card is stored any more, so automatic top-up is off now.',
    de: 'Es ist keine Karte mehr gespeichert; das automatische Aufladen ist jetzt aus.',
    nl: 'Er is geen kaart meer opgeslagen; automatisch opwaarderen staat nu uit.',
    es: 'Ya no hay ninguna tarjeta guardada; la recarga automática está ahora desactivada.',
  },
  notSold: {
    en: 'The amount of your automatic top-up is no longer sold, so it is off now.',
    de: 'Der Betrag deines automatischen Aufladens wird nicht mehr verkauft; es ist jetzt aus.',
    nl: 'Het bedrag van je automatische opwaardering wordt niet meer verkocht; ze staat nu uit.',
    es: 'El importe de tu recarga automática ya no se vende; ahora está desactivada.',
  },
  closed: {
    en: 'A check says that you are not 18 yet, so automatic top-up is off now.',
    de: 'Eine Prüfung sagt, dass du noch nicht 18 bist; das automatische Aufladen ist jetzt aus.',
    nl: 'Een controle zegt dat je nog geen 18 bent; automatisch opwaarderen staat nu uit.',
    es: 'Una comprobación dice que aún no tienes 18 años; la recarga automática está ahora desactivada.',
  },
  ownBreak: {
    en: 'You take a break from spending, so automatic top-up is off now.',
    de: 'Du machst eine Pause vom Ausgeben; das automatische Aufladen ist jetzt aus.',
    nl: 'Je neemt een pauze van uitgeven; automatisch opwaarderen staat nu uit.',
    es: 'Haces una pausa de gasto; la recarga automática está ahora desactivada.',
  },
  standing: {
    en: 'Your account is locked or restricted, so automatic top-up is off now.',
    de: 'Dein Konto ist gesperrt oder eingeschränkt; das automatische Aufladen ist jetzt aus.',
    nl: 'Je account is vergrendeld of beperkt; automatisch opwaarderen staat nu uit.',
    es: 'Tu cuenta está bloqueada o restringida; la recarga automática está ahora desactivada.',
  },
};

/** Why somebody gets mails of these kinds. */
export const footer = {
  en: 'Vesper. You get this mail because you switched automatic top-up on in your account.',
  de: 'Vesper. Du bekommst diese Mail, weil du in deinem Konto das automatische Aufladen eingeschaltet hast.',
  nl: 'Vesper. Je krijgt deze mail omdat je in je account automatisch opwaarderen hebt aangezet.',
  es: 'Vesper. Recibes este correo porque activaste la recarga automática en tu cuenta.',
} as const;
