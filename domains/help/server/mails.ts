import { publicOrigin } from '#kit/config/public-url.ts';
import type { Language } from '#kit/contract/access.ts';
import { defineMail, mailOf } from '#kit/mail/mail-kinds.ts';
import type { Mail } from '#kit/mail/port.ts';
import type { Kit } from '#kit/server/kit.ts';

/** What an operator answers somebody who wrote. */
export const answerMail = defineMail({
  name: 'help.answer',
  occasion: {
    en: 'To whoever wrote to the operators, when one answers in the office; the operator’s words.',
    de: 'An alle, die dem Team geschrieben haben, wenn jemand im Büro antwortet; mit den Worten des Teams.',
    nl: 'Aan wie het team schreef, als iemand in het kantoor antwoordt; met de woorden van het team.',
    es: 'A quien escribió al equipo, cuando alguien responde en la oficina; con las palabras del equipo.',
  },
  words: {
    en: {
      subject: 'Your message to us [#{number}]',
      paragraphs: ['{text}'],
      action: 'Write to us again',
      afterAction: ['Nobody reads answers to this mail. With the button your message reaches us under #{number}.'],
    },
    de: {
      subject: 'Deine Nachricht an uns [#{number}]',
      paragraphs: ['{text}'],
      action: 'Noch einmal schreiben',
      afterAction: [
        'Antworten auf diese Mail liest niemand. Über die Schaltfläche erreicht uns deine Nachricht unter #{number}.',
      ],
    },
    nl: {
      subject: 'Je bericht aan ons [#{number}]',
      paragraphs: ['{text}'],
      action: 'Nog eens schrijven',
      afterAction: ['Niemand leest antwoorden op deze mail. Met de knop bereikt je bericht ons onder #{number}.'],
    },
    es: {
      subject: 'Tu mensaje [#{number}]',
      paragraphs: ['{text}'],
      action: 'Volver a escribirnos',
      afterAction: ['Nadie lee las respuestas a este correo. Con el botón tu mensaje nos llega con el #{number}.'],
    },
  },
});

const footer: Readonly<Record<Language, string>> = {
  en: 'You get this mail because somebody wrote to our help with this address.',
  de: 'Du bekommst diese Mail, weil jemand mit dieser Adresse an unsere Hilfe geschrieben hat.',
  nl: 'Je krijgt deze mail omdat iemand met dit adres naar onze hulp schreef.',
  es: 'Recibes este correo porque alguien escribió a nuestra ayuda con esta dirección.',
};

/** Where the form is, in the languages of the site. */
const center: Readonly<Record<Language, string>> = { en: 'help', de: 'hilfe', nl: 'help', es: 'ayuda' };

interface Answered {
  readonly id: number;
  readonly email: string;
  readonly topic: string;
  readonly language: Language;
}

/** The mail with an answer. Its button leads to the form with the number, so that what is written there belongs to the request. */
export function mailWithAnswer(
  { config }: Pick<Kit, 'config'>,
  { id, email, topic, language }: Answered,
  text: string,
): Mail {
  const about = new URLSearchParams({ topic, about: `#${id}` });
  const url = `${publicOrigin(config)}/${language}/${center[language]}/?${about}#contact`;
  return mailOf(answerMail, { to: email, language, url, footer: footer[language] }, { number: id, text });
}
