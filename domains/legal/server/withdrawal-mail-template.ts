import type { Language } from '#kit/contract/access.ts';
import type { Facts } from '../contract/index.ts';

interface WithdrawalStatement {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly contract: string;
  /** ISO, UTC. */
  readonly at: string;
  readonly facts: Facts;
}

interface MailTemplate {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly footer: string;
}

const moment = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

/** The receipt on a durable medium: the words of the statement, and when it came. */
export const withdrawalTemplates: Readonly<Record<Language, (statement: WithdrawalStatement) => MailTemplate>> = {
  en: ({ id, name, email, contract, at, facts }) => ({
    subject: 'We have received your withdrawal',
    paragraphs: [
      `We received your withdrawal no. ${id} on ${moment(at)}.`,
      `Your statement: “I withdraw from the contract: ${contract}. ${name}, ${email}.”`,
      'We look into it and pay back what is due within fourteen days, in the way you paid.',
    ],
    footer: `${facts.operator}, ${facts.address}`,
  }),
  de: ({ id, name, email, contract, at, facts }) => ({
    subject: 'Dein Widerruf ist bei uns eingegangen',
    paragraphs: [
      `Dein Widerruf Nr. ${id} ist am ${moment(at)} bei uns eingegangen.`,
      `Deine Erklärung: „Hiermit widerrufe ich den Vertrag: ${contract}. ${name}, ${email}.“`,
      'Wir prüfen ihn und zahlen dir binnen vierzehn Tagen zurück, was dir zusteht, und zwar so, wie du bezahlt hast.',
    ],
    footer: `${facts.operator}, ${facts.address}`,
  }),
  nl: ({ id, name, email, contract, at, facts }) => ({
    subject: 'We hebben je herroeping ontvangen',
    paragraphs: [
      `We hebben je herroeping nr. ${id} ontvangen op ${moment(at)}.`,
      `Je verklaring: “Hierbij herroep ik de overeenkomst: ${contract}. ${name}, ${email}.”`,
      'We bekijken je herroeping en betalen binnen veertien dagen terug waar je recht op hebt, op de manier waarop je hebt betaald.',
    ],
    footer: `${facts.operator}, ${facts.address}`,
  }),
  es: ({ id, name, email, contract, at, facts }) => ({
    subject: 'Hemos recibido tu desistimiento',
    paragraphs: [
      `Recibimos tu desistimiento n.º ${id} el ${moment(at)}.`,
      `Tu declaración: «Desisto del contrato: ${contract}. ${name}, ${email}.»`,
      'Lo revisamos y en catorce días te devolvemos lo que te corresponde, por el medio con el que pagaste.',
    ],
    footer: `${facts.operator}, ${facts.address}`,
  }),
};
