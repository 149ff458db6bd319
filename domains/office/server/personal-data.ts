import { entries } from '#kit/audit/tables.ts';
import { messages } from '#kit/mail/tables.ts';
import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetSms, smsKeptDays } from '#kit/sms/sms.ts';
import { messages as sms } from '#kit/sms/tables.ts';
import { decisions, views } from './tables.ts';

const watch: Purpose = {
  label: {
    en: 'Be able to show who changed or read what, and find misuse',
    de: 'Zeigen können, wer was geändert oder eingesehen hat, und Missbrauch finden',
    nl: 'Kunnen tonen wie wat wijzigde of inzag, en misbruik vinden',
    es: 'Poder mostrar quién cambió o leyó qué, y encontrar abusos',
  },
  basis: 'legitimateInterest',
};
const write: Purpose = {
  label: {
    en: 'Write to people what they must know or asked for',
    de: 'Menschen schreiben, was sie wissen müssen oder erbeten haben',
    nl: 'Mensen schrijven wat ze moeten weten of vroegen',
    es: 'Escribir a la gente lo que debe saber o ha pedido',
  },
  basis: 'contract',
};
const never = {
  en: 'Lines of the log prove something only as long as nobody can change them; the database refuses it',
  de: 'Zeilen des Protokolls beweisen nur etwas, solange sie niemand ändern kann; die Datenbank lehnt es ab',
  nl: 'Regels van het logboek bewijzen alleen iets zolang niemand ze kan wijzigen; de database weigert het',
  es: 'Las líneas del registro solo prueban algo mientras nadie pueda cambiarlas; la base de datos lo rechaza',
};
const stay = { does: 'keep', because: never } as const;

/** What the office holds about people: views, the mails it shows and the log it shows. */
export const officeData: PersonalData = {
  domain: 'office',
  title: {
    en: 'Office, mails, SMS and log',
    de: 'Büro, Mails, SMS und Protokoll',
    nl: 'Kantoor, mails, sms en logboek',
    es: 'Oficina, correos, SMS y registro',
  },
  holds: [
    holds(messages, {
      what: {
        en: 'Mails of the platform: recipient, subject, state, and until it is sent the words',
        de: 'Mails der Plattform: Empfänger, Betreff, Stand, und bis zum Versand der Text',
        nl: 'Mails van het platform: ontvanger, onderwerp, stand, en tot verzending de tekst',
        es: 'Correos de la plataforma: destinatario, asunto, estado y, hasta su envío, el texto',
      },
      purpose: write,
      kept: {
        keeps: 'noEnd',
        because: {
          en: 'Operators see whether a mail went out; no term is decided yet',
          de: 'Das Team sieht, ob eine Mail hinausging; eine Frist ist noch nicht festgelegt',
          nl: 'Beheerders zien of een mail is verzonden; er is nog geen termijn bepaald',
          es: 'Los operadores ven si un correo salió; aún no se ha fijado un plazo',
        },
      },
      givenTo: {
        en: 'The operator of the mail server',
        de: 'Betreiber des Mailservers',
        nl: 'De beheerder van de mailserver',
        es: 'El operador del servidor de correo',
      },
      about: [
        {
          who: ['guest', 'performer', 'operator', 'visitor'],
          columns: ['recipient', 'subject', 'text', 'html', 'unsubscribeUrl', 'sealed', 'createdAt', 'sentAt'],
          foundBy: { column: 'recipient', as: 'the address of the account, or one it left within 30 days' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(sms, {
      what: {
        en: 'SMS of the platform: number, kind, state, and until it is sent the words',
        de: 'SMS der Plattform: Nummer, Art, Stand, und bis zum Versand der Text',
        nl: 'Sms’en van het platform: nummer, soort, stand, en tot verzending de tekst',
        es: 'SMS de la plataforma: número, tipo, estado y, hasta su envío, el texto',
      },
      purpose: write,
      kept: {
        keeps: 'days',
        days: smsKeptDays,
        after: 'createdAt',
        event: { en: 'the writing', de: 'Schreiben', nl: 'het schrijven', es: 'su redacción' },
        by: forgetSms,
      },
      givenTo: {
        en: 'The operator of the SMS gateway',
        de: 'Betreiber des SMS-Gateways',
        nl: 'De beheerder van de sms-gateway',
        es: 'El operador de la pasarela de SMS',
      },
      about: [
        {
          who: ['guest', 'performer', 'operator', 'visitor'],
          columns: ['recipient', 'kind', 'language', 'text', 'sealed', 'createdAt', 'sentAt'],
          foundBy: { column: 'recipient', as: 'the number somebody has told the platform' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(entries, {
      what: {
        en: 'The log: account, address, operation, about whom, when, how it went',
        de: 'Das Protokoll: Konto, Adresse, Vorgang, über wen, wann, mit welchem Ergebnis',
        nl: 'Het logboek: account, adres, handeling, over wie, wanneer, met welk resultaat',
        es: 'El registro: cuenta, dirección, operación, sobre quién, cuándo, con qué resultado',
      },
      purpose: watch,
      kept: { keeps: 'noEnd', because: never },
      about: [
        {
          who: ['operator'],
          columns: ['accountId', 'address', 'operation', 'at', 'result', 'outcome'],
          foundBy: 'accountId',
          erasure: stay,
        },
        {
          who: ['guest', 'performer'],
          columns: ['accountId', 'address', 'operation', 'at', 'result', 'outcome'],
          foundBy: {
            column: 'accountId',
            as: 'who asked for what only operators may; several in one line stand in `input`',
          },
          erasure: stay,
        },
        {
          who: ['guest', 'performer'],
          columns: ['subject', 'input', 'outcome'],
          foundBy: { column: 'subject', as: '`guest:`, `performer:` and the like with the number, where it names one' },
          erasure: stay,
        },
      ],
    }),
    holds(decisions, {
      what: {
        en: 'What an operator asked for and another decided: who, what, about whom, when, why not',
        de: 'Was jemand vom Team beantragt und jemand anderes entschieden hat: wer, was, über wen, wann, warum nicht',
        nl: 'Wat een medewerker vroeg en een ander besliste: wie, wat, over wie, wanneer, waarom niet',
        es: 'Lo que una persona del equipo pidió y otra decidió: quién, qué, sobre quién, cuándo, por qué no',
      },
      purpose: watch,
      kept: {
        keeps: 'noEnd',
        because: {
          en: 'It shows that two people decided what cannot be undone',
          de: 'Es zeigt, dass zwei Personen entschieden haben, was sich nicht zurücknehmen lässt',
          nl: 'Het toont dat twee mensen beslisten wat niet terug te draaien is',
          es: 'Muestra que dos personas decidieron lo que no se puede deshacer',
        },
      },
      about: [
        { who: ['operator'], columns: ['askedBy', 'askedAt'], foundBy: 'askedBy', erasure: stay },
        { who: ['operator'], columns: ['decidedBy', 'decidedAt', 'reason'], foundBy: 'decidedBy', erasure: stay },
        {
          who: ['guest', 'performer'],
          columns: ['subject', 'input'],
          foundBy: { column: 'subject', as: '`guest:`, `performer:` and the like with the number, where it names one' },
          erasure: stay,
        },
      ],
    }),
    holds(views, {
      what: {
        en: 'Views of lists an operator keeps',
        de: 'Ansichten von Listen, die jemand vom Team behält',
        nl: 'Weergaven van lijsten die een beheerder bewaart',
        es: 'Vistas de listas que guarda un operador',
      },
      purpose: {
        label: {
          en: 'Let operators come back to a list',
          de: 'Das Team zu einer Liste zurückkehren lassen',
          nl: 'Beheerders naar een lijst laten terugkeren',
          es: 'Que los operadores vuelvan a una lista',
        },
        basis: 'contract',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'Until the operator removes it',
          de: 'Bis sie jemand vom Team löscht',
          nl: 'Tot de beheerder die verwijdert',
          es: 'Hasta que el operador la elimine',
        },
      },
      about: [
        {
          who: ['operator'],
          columns: ['accountId', 'path', 'query', 'name', 'savedAt'],
          foundBy: 'accountId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
