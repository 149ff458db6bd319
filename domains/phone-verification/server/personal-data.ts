import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { capturedDays, forgetCaptured } from '../contract/index.ts';
import { blocked, captured, costs, countries, verifications } from './tables.ts';

const prove: Purpose = {
  label: {
    en: 'Prove that a phone number is its guest’s, and keep codes from being abused for calls that cost money',
    de: 'Nachweisen, dass eine Telefonnummer dem Gast gehört, und verhindern, dass Codes für kostspielige Anrufe missbraucht werden',
    nl: 'Aantonen dat een telefoonnummer van de gast is, en misbruik van codes voor dure oproepen voorkomen',
    es: 'Demostrar que un número es del usuario e impedir que los códigos se usen para llamadas que cuestan dinero',
  },
  basis: 'contract',
};

/** What the domain holds about people. */
export const phoneVerificationData: PersonalData = {
  domain: 'phone-verification',
  title: { en: 'Phone numbers', de: 'Telefonnummern', nl: 'Telefoonnummers', es: 'Números de teléfono' },
  holds: [
    holds(verifications, {
      what: {
        en: 'Phone numbers of guests, what for and when they were proven, codes (hashed), and addresses (hashed) they were asked for from; what proves nothing is deleted after 60 days',
        de: 'Telefonnummern von Gästen, wofür und wann sie bestätigt wurden, Codes (als Hash) und Adressen (als Hash), von denen sie angefordert wurden; was nichts beweist, wird nach 60 Tagen gelöscht',
        nl: 'Telefoonnummers van gasten, waarvoor en wanneer ze zijn bevestigd, codes (als hash) en adressen (als hash) vanwaar ze zijn gevraagd; wat niets bewijst wordt na 60 dagen gewist',
        es: 'Números de los usuarios, para qué y cuándo se demostraron, códigos (cifrados) y direcciones (cifradas) desde las que se pidieron; lo que no demuestra nada se borra a los 60 días',
      },
      purpose: prove,
      kept: { keeps: 'withAccount' },
      givenTo: {
        en: 'the gateway that carries codes to phones',
        de: 'den Dienst, der Codes an Telefone bringt',
        nl: 'de dienst die codes naar telefoons brengt',
        es: 'el servicio que lleva los códigos a los teléfonos',
      },
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'type',
            'number',
            'country',
            'by',
            'state',
            'pinHash',
            'attempts',
            'addressHash',
            'createdAt',
            'provenAt',
          ],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(captured, {
      what: {
        en: 'Codes for phones that were kept instead of sent, encrypted',
        de: 'Codes für Telefone, die statt verschickt zu werden verschlüsselt aufbewahrt wurden',
        nl: 'Codes voor telefoons die versleuteld zijn bewaard in plaats van verstuurd',
        es: 'Códigos para teléfonos que se guardaron cifrados en vez de enviarse',
      },
      purpose: prove,
      kept: {
        keeps: 'days',
        days: capturedDays,
        after: 'createdAt',
        event: { en: 'the message', de: 'der Nachricht', nl: 'het bericht', es: 'el mensaje' },
        by: forgetCaptured,
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'number', 'by', 'sealed', 'createdAt'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(blocked, {
      what: {
        en: 'Phone numbers and beginnings of numbers that no code is sent to, with the reason',
        de: 'Telefonnummern und Nummernanfänge, an die kein Code gesendet wird, mit dem Grund',
        nl: 'Telefoonnummers en nummerreeksen waar geen code heen gaat, met de reden',
        es: 'Números y comienzos de números a los que no se envía ningún código, con el motivo',
      },
      purpose: { ...prove, basis: 'legitimateInterest' },
      kept: {
        keeps: 'until',
        event: {
          en: 'an operator takes it off the list',
          de: 'jemand vom Team sie von der Liste nimmt',
          nl: 'een beheerder het van de lijst haalt',
          es: 'un operador lo quita de la lista',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['prefix', 'reason'],
          foundBy: { nowhere: 'A number on the list belongs to no account.' },
          erasure: {
            does: 'keep',
            because: {
              en: 'It keeps the number from being called again.',
              de: 'Es verhindert, dass die Nummer wieder angerufen wird.',
              nl: 'Het voorkomt dat het nummer opnieuw wordt gebeld.',
              es: 'Impide que se vuelva a llamar al número.',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [
    { table: countries, because: 'Countries and what codes to them cost.' },
    { table: costs, because: 'Sums of a day and a country.' },
  ],
};
