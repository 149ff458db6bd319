import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import type { Standing } from './check-machine.ts';
import type { Context } from './deps.ts';

const action = {
  en: 'My age check',
  de: 'Meine Altersprüfung',
  nl: 'Mijn leeftijdscontrole',
  es: 'Mi verificación',
} as const;

export const ageAcceptedMail = defineMail({
  name: 'age-check.accepted',
  occasion: {
    en: 'To a guest, when their age is proven.',
    de: 'An den Gast, wenn sein Alter belegt ist.',
    nl: 'Aan de gast, als de leeftijd bewezen is.',
    es: 'Al usuario, cuando su edad queda comprobada.',
  },
  words: {
    en: {
      subject: 'Your age is proven',
      paragraphs: ['Your age check was accepted. If that was not you, write to us on the help page.'],
      action: action.en,
    },
    de: {
      subject: 'Dein Alter ist belegt',
      paragraphs: ['Deine Altersprüfung war erfolgreich. Warst du das nicht, schreib uns über die Hilfeseite.'],
      action: action.de,
    },
    nl: {
      subject: 'Je leeftijd is bewezen',
      paragraphs: ['Je leeftijdscontrole is geaccepteerd. Was jij dat niet, schrijf ons via de hulppagina.'],
      action: action.nl,
    },
    es: {
      subject: 'Tu edad está comprobada',
      paragraphs: ['Tu verificación de edad fue aceptada. Si no fuiste tú, escríbenos desde la página de ayuda.'],
      action: action.es,
    },
  },
});

export const ageRejectedMail = defineMail({
  name: 'age-check.rejected',
  occasion: {
    en: 'To a guest, when a check of their age was not accepted, with what was said.',
    de: 'An den Gast, wenn eine Altersprüfung nicht angenommen wurde, mit dem Grund.',
    nl: 'Aan de gast, als een leeftijdscontrole niet is geaccepteerd, met de reden.',
    es: 'Al usuario, cuando no se aceptó una verificación de edad, con el motivo.',
  },
  words: {
    en: {
      subject: 'Your age check was not accepted',
      paragraphs: [
        'Your age check was not accepted: {reason}',
        'You can look at it and see what is possible in your account.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Deine Altersprüfung wurde nicht angenommen',
      paragraphs: [
        'Deine Altersprüfung wurde nicht angenommen: {reason}',
        'Wie es weitergehen kann, siehst du in deinem Konto.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je leeftijdscontrole is niet geaccepteerd',
      paragraphs: ['Je leeftijdscontrole is niet geaccepteerd: {reason}', 'Wat er nog kan, zie je in je account.'],
      action: action.nl,
    },
    es: {
      subject: 'Tu verificación de edad no fue aceptada',
      paragraphs: ['Tu verificación de edad no fue aceptada: {reason}', 'En tu cuenta ves qué puedes hacer.'],
      action: action.es,
    },
  },
});

export const ageEndedMail = defineMail({
  name: 'age-check.ended',
  occasion: {
    en: 'To a guest, when a proof of their age no longer counts: it was taken back, or its time is over.',
    de: 'An den Gast, wenn ein Altersnachweis nicht mehr gilt: zurückgenommen oder abgelaufen.',
    nl: 'Aan de gast, als een leeftijdsbewijs niet meer geldt: ingetrokken of verlopen.',
    es: 'Al usuario, cuando una prueba de su edad deja de valer: retirada o caducada.',
  },
  words: {
    en: {
      subject: 'Your age check no longer counts',
      paragraphs: [
        'The proof of your age was taken back or its time is over. You can prove your age again in your account.',
      ],
      action: action.en,
    },
    de: {
      subject: 'Deine Altersprüfung gilt nicht mehr',
      paragraphs: [
        'Dein Altersnachweis wurde zurückgenommen oder ist abgelaufen. In deinem Konto kannst du dein Alter neu belegen.',
      ],
      action: action.de,
    },
    nl: {
      subject: 'Je leeftijdscontrole geldt niet meer',
      paragraphs: ['Je leeftijdsbewijs is ingetrokken of verlopen. In je account kun je je leeftijd opnieuw bewijzen.'],
      action: action.nl,
    },
    es: {
      subject: 'Tu verificación de edad ya no vale',
      paragraphs: ['La prueba de tu edad se retiró o ha caducado. En tu cuenta puedes comprobarla de nuevo.'],
      action: action.es,
    },
  },
});

export const ageMails = [ageAcceptedMail, ageRejectedMail, ageEndedMail] as const;

const footer = {
  en: 'Vesper. You get this mail because your account has an age check.',
  de: 'Vesper. Du bekommst diese Mail, weil es zu deinem Konto eine Altersprüfung gibt.',
  nl: 'Vesper. Je krijgt deze mail omdat je account een leeftijdscontrole heeft.',
  es: 'Vesper. Recibes este correo porque tu cuenta tiene una verificación de edad.',
} as const;

/**
 * Writes to a guest what became of their proof, in the transaction that decided it, where their address is proven. A check that ran out
 * without a decision took nothing back.
 */
export async function writeDecision(
  { kit, identity }: Context,
  tx: Tx,
  guestId: number,
  was: Standing,
  is: Standing,
): Promise<void> {
  if (is.status === 'pending' || (is.status === 'unknown' && was.status !== 'accepted')) return;
  const account = await identity.account(tx, guestId);
  if (!account?.emailVerified) return;
  const { email: to, language } = account;
  const url = `${publicOrigin(kit.config)}/${language}/myvisitx/age-check/`;
  const details = { to, language, url, footer: footer[language] };
  const mail = {
    accepted: () => mailOf(ageAcceptedMail, details),
    rejected: () => mailOf(ageRejectedMail, details, { reason: is.message ?? '' }),
    unknown: () => mailOf(ageEndedMail, details),
  }[is.status]();
  await kit.mail.send(mail, tx);
}
