import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetChecks, keptDays } from '../contract/index.ts';
import {
  checks,
  guests,
  issuers,
  policies,
  sandboxOutbox,
  sandboxSessions,
  usedAttestations,
  visits,
  walletRequests,
} from './tables.ts';

const prove: Purpose = {
  label: {
    en: 'Keep what is for adults from minors, as the law of a guest’s country asks',
    de: 'Inhalte für Erwachsene von Minderjährigen fernhalten, wie es das Recht im Land des Gastes verlangt',
    nl: 'Wat voor volwassenen is weghouden van minderjarigen, zoals de wet van het land van de gast vraagt',
    es: 'Mantener lo que es para adultos lejos de los menores, como pide la ley del país del usuario',
  },
  basis: 'legalDuty',
};

/** What the domain holds about people. */
export const ageCheckData: PersonalData = {
  domain: 'age-check',
  title: { en: 'Age check', de: 'Altersprüfung', nl: 'Leeftijdscontrole', es: 'Comprobación de edad' },
  holds: [
    holds(checks, {
      what: {
        en: 'Attempts of guests to prove their age: method, issuer, time, result and, where it was rejected, what was said; never a birth date, a name or a document',
        de: 'Versuche von Gästen, ihr Alter zu belegen: Methode, Stelle, Zeit, Ergebnis und bei einer Ablehnung, was gesagt wurde; nie ein Geburtsdatum, ein Name oder ein Ausweis',
        nl: 'Pogingen van gasten om hun leeftijd te bewijzen: methode, uitgever, tijd, resultaat en bij afwijzing wat er is gezegd; nooit een geboortedatum, naam of document',
        es: 'Intentos de los usuarios de demostrar su edad: método, emisor, momento, resultado y, si se rechazó, lo que se dijo; nunca una fecha de nacimiento, un nombre ni un documento',
      },
      purpose: prove,
      kept: { keeps: 'withAccount' },
      givenTo: {
        en: 'the provider that checks documents gets a number of the check, and nothing else from us',
        de: 'der Dienst, der Ausweise prüft, bekommt eine Nummer der Prüfung und sonst nichts von uns',
        nl: 'de dienst die documenten controleert krijgt een nummer van de controle en verder niets van ons',
        es: 'el servicio que comprueba documentos recibe un número de la comprobación y nada más de nosotros',
      },
      about: [
        {
          who: ['guest'],
          columns: [
            ...(['guestId', 'method', 'state', 'issuer', 'region', 'sessionHash', 'providerRef', 'forwardTo'] as const),
            ...(['reason', 'message', 'createdAt', 'decidedAt', 'validUntil'] as const),
          ],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        {
          who: ['operator'],
          columns: ['decidedBy'],
          foundBy: 'decidedBy',
          erasure: { does: 'blank', columns: ['decidedBy'] },
        },
      ],
    }),
    holds(guests, {
      what: {
        en: 'When a guest was given the bonus of the age check, and the PIN of the adult area (hashed) with its wrong tries',
        de: 'Wann ein Gast den Bonus der Altersprüfung bekam, und die PIN des Erwachsenenbereichs (als Hash) mit ihren Fehlversuchen',
        nl: 'Wanneer een gast de bonus van de leeftijdscontrole kreeg, en de pincode van het gedeelte voor volwassenen (als hash) met foute pogingen',
        es: 'Cuándo recibió un usuario el bono de la comprobación de edad, y el PIN de la zona para adultos (cifrado) con sus intentos fallidos',
      },
      purpose: prove,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'bonusAt', 'pinHash', 'pinTries', 'pinWaitsUntil'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(visits, {
      what: {
        en: 'In which browser session (hashed) and how the adult area was opened',
        de: 'In welcher Browsersitzung (als Hash) und wie der Erwachsenenbereich geöffnet wurde',
        nl: 'In welke browsersessie (als hash) en hoe het gedeelte voor volwassenen is geopend',
        es: 'En qué sesión del navegador (cifrada) y cómo se abrió la zona para adultos',
      },
      purpose: prove,
      kept: {
        keeps: 'days',
        days: keptDays.visits,
        after: 'openedAt',
        event: { en: 'it was opened', de: 'dem Öffnen', nl: 'het openen', es: 'la apertura' },
        by: forgetChecks,
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'sessionHash', 'by', 'openedAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(walletRequests, {
      what: {
        en: 'What a guest’s wallet was asked, and until the browser has fetched it who vouches for the age, or why nobody does',
        de: 'Was die Wallet eines Gastes gefragt wurde, und bis der Browser es abholt, wer für das Alter bürgt oder warum niemand',
        nl: 'Wat de wallet van een gast is gevraagd, en tot de browser het ophaalt wie voor de leeftijd instaat, of waarom niemand',
        es: 'Lo que se pidió a la cartera de un usuario y, hasta que el navegador lo recoge, quién avala la edad o por qué nadie',
      },
      purpose: prove,
      kept: {
        keeps: 'days',
        days: 1,
        after: 'expiresAt',
        event: {
          en: 'the request ended',
          de: 'dem Ende der Anfrage',
          nl: 'het einde van de aanvraag',
          es: 'el fin de la solicitud',
        },
        by: forgetChecks,
      },
      about: [
        {
          who: ['guest'],
          columns: ['checkId', 'nonce', 'sealedKey', 'returnTo', 'expiresAt', 'answeredAt', 'codeHash', 'finding'],
          foundBy: { column: 'checkId', as: 'the number of a check of the guest' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(usedAttestations, {
      what: {
        en: 'Hashes of proofs of age that were shown, so that none counts twice',
        de: 'Hashes gezeigter Altersnachweise, damit keiner zweimal gilt',
        nl: 'Hashes van getoonde leeftijdsbewijzen, zodat geen ervan twee keer telt',
        es: 'Resúmenes de las pruebas de edad mostradas, para que ninguna valga dos veces',
      },
      purpose: prove,
      kept: {
        keeps: 'days',
        days: keptDays.attestations,
        after: 'usedAt',
        event: { en: 'it was shown', de: 'dem Vorzeigen', nl: 'het tonen', es: 'la presentación' },
        by: forgetChecks,
      },
      about: [
        {
          who: ['guest'],
          columns: ['hash', 'usedAt'],
          foundBy: { nowhere: 'A hash belongs to no account: it only tells whether the same proof was shown before.' },
          erasure: {
            does: 'keep',
            because: {
              en: 'It keeps a proof from being shown twice, and names nobody.',
              de: 'Es verhindert, dass ein Nachweis zweimal gezeigt wird, und nennt niemanden.',
              nl: 'Het voorkomt dat een bewijs twee keer wordt getoond, en noemt niemand.',
              es: 'Impide que una prueba se muestre dos veces, y no nombra a nadie.',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [
    { table: policies, because: 'What countries ask for.' },
    { table: issuers, because: 'Certificates of authorities.' },
    { table: sandboxSessions, because: 'Sessions at a sandbox that checks nobody; only where tests are allowed.' },
    { table: sandboxOutbox, because: 'Webhooks of that sandbox, about nobody.' },
  ],
};
