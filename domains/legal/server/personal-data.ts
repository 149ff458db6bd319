import type { PersonalData, Retention } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { acceptances, consents, texts, versions, withdrawals } from './tables.ts';

const proof = {
  en: 'It proves what was agreed when; the database refuses to change or delete it',
  de: 'Sie beweisen, was wann vereinbart war; die Datenbank lässt kein Ändern oder Löschen zu',
  nl: 'Ze bewijzen wat wanneer is afgesproken; de database laat wijzigen of verwijderen niet toe',
  es: 'Prueban qué se acordó y cuándo; la base de datos impide cambiarlos o borrarlos',
};
/** As the data protection notice promises: until claims have lapsed. */
const asProof: Retention = { keeps: 'withAccount', years: 3 };
const stay = { does: 'keep', because: proof } as const;

const showAgreed = {
  en: 'Be able to show what was agreed between the platform and its members',
  de: 'Zeigen können, was zwischen der Plattform und ihren Mitgliedern vereinbart ist',
  nl: 'Kunnen tonen wat tussen het platform en zijn leden is afgesproken',
  es: 'Poder mostrar qué se acordó entre la plataforma y sus miembros',
};

/** What legal holds about people. */
export const legalData: PersonalData = {
  domain: 'legal',
  title: {
    en: 'Legal texts and consents',
    de: 'Rechtstexte und Einwilligungen',
    nl: 'Juridische teksten en toestemmingen',
    es: 'Textos legales y consentimientos',
  },
  holds: [
    holds(acceptances, {
      what: {
        en: 'Which version of the legal texts an account accepted, when and where',
        de: 'Welche Fassung der Rechtstexte ein Konto wann und wo angenommen hat',
        nl: 'Welke versie van de juridische teksten een account wanneer en waar aanvaardde',
        es: 'Qué versión de los textos legales aceptó una cuenta, cuándo y dónde',
      },
      purpose: { label: showAgreed, basis: 'legitimateInterest' },
      kept: asProof,
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['accountId', 'product', 'type', 'version', 'occasion', 'at'],
          foundBy: 'accountId',
          erasure: stay,
        },
      ],
    }),
    holds(consents, {
      what: {
        en: 'Decisions about storage on the device',
        de: 'Entscheidungen über Speicherung auf dem Gerät',
        nl: 'Beslissingen over opslag op het apparaat',
        es: 'Decisiones sobre el almacenamiento en el dispositivo',
      },
      purpose: {
        label: {
          en: 'Be able to show a consent (GDPR Art. 7 (1))',
          de: 'Eine Einwilligung nachweisen können (DSGVO Art. 7 Abs. 1)',
          nl: 'Een toestemming kunnen aantonen (AVG art. 7 lid 1)',
          es: 'Poder demostrar un consentimiento (RGPD art. 7.1)',
        },
        basis: 'legalDuty',
      },
      kept: asProof,
      about: [
        {
          who: ['guest', 'performer', 'operator'],
          columns: ['accountId', 'functional', 'analytics', 'at'],
          foundBy: 'accountId',
          erasure: stay,
        },
      ],
    }),
    holds(withdrawals, {
      what: {
        en: 'Withdrawals from contracts: name, e-mail address, contract, time',
        de: 'Widerrufe von Verträgen: Name, E-Mail-Adresse, Vertrag, Zeitpunkt',
        nl: 'Herroepingen van overeenkomsten: naam, e-mailadres, overeenkomst, tijdstip',
        es: 'Desistimientos de contratos: nombre, correo electrónico, contrato, momento',
      },
      purpose: {
        label: {
          en: 'Carry out a withdrawal and be able to show it',
          de: 'Einen Widerruf ausführen und nachweisen können',
          nl: 'Een herroeping uitvoeren en kunnen aantonen',
          es: 'Ejecutar un desistimiento y poder demostrarlo',
        },
        basis: 'legalDuty',
      },
      kept: { keeps: 'years', years: 6, law: 'HGB § 257 (1) 2, (4)' },
      about: [
        {
          who: ['guest', 'visitor'],
          columns: ['accountId', 'name', 'email', 'contract', 'language', 'at'],
          foundBy: { column: 'email', as: 'the address it was declared with; `accountId` where they were logged in' },
          erasure: stay,
        },
      ],
    }),
    holds(versions, {
      what: {
        en: 'Which operator published a version of a legal text',
        de: 'Wer vom Team eine Fassung eines Rechtstextes veröffentlicht hat',
        nl: 'Welke beheerder een versie van een juridische tekst publiceerde',
        es: 'Qué operador publicó una versión de un texto legal',
      },
      purpose: { label: showAgreed, basis: 'legitimateInterest' },
      kept: { keeps: 'noEnd', because: proof },
      about: [{ who: ['operator'], columns: ['publishedBy', 'publishedAt'], foundBy: 'publishedBy', erasure: stay }],
    }),
  ],
  impersonal: [{ table: texts, because: 'The words of the platform’s own legal texts.' }],
};
