import type { Texts } from '#kit/contract/problem.ts';

/**
 * What somebody agrees to who subscribes. It is shown beside the button and in the mail that asks, and kept word for word with the
 * proof of each consent, so it may be changed here at any time.
 */
export const consentText: Texts = {
  en: 'I am an adult and want the newsletters I have chosen by e-mail, until I say otherwise. Each has a link that ends it with one press.',
  de: 'Ich bin volljährig und möchte die gewählten Newsletter per E-Mail, bis ich es anders sage. In jedem steht ein Link, der sie mit einem Druck beendet.',
  nl: 'Ik ben volwassen en wil de gekozen nieuwsbrieven per e-mail, tot ik iets anders zeg. In elke staat een link die ze met één druk stopt.',
  es: 'Soy mayor de edad y quiero recibir por correo los boletines elegidos, hasta que diga lo contrario. Cada uno lleva un enlace que los termina con una pulsación.',
};

/** How long the link of the mail that asks can be pressed, hours. */
export const confirmWithinHours = 72;
/** So many mails that ask, or that lead out, are written to one address in a day. */
export const mailsADay = 3;
/** How long the proof of a consent is kept after it has ended, days: claims end after three years. */
export const proofDays = 1095;
/** How long a request stays after its link has run out, days: who is asked for the same again finds the old link spent. */
export const requestDays = 7;
