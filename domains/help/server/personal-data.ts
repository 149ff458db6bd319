import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { deleteOldRequests, requestDays } from '../contract/office.ts';
import { requests } from './tables.ts';

/** What help holds about people. */
export const helpData: PersonalData = {
  domain: 'help',
  title: { en: 'Help', de: 'Hilfe', nl: 'Hulp', es: 'Ayuda' },
  holds: [
    holds(requests, {
      what: {
        en: 'What people wrote to the operators, with their name and address',
        de: 'Was Menschen an das Team geschrieben haben, mit Name und Adresse',
        nl: 'Wat mensen aan het team schreven, met naam en adres',
        es: 'Lo que la gente escribió al equipo, con nombre y dirección',
      },
      purpose: {
        label: {
          en: 'Answer those who ask for help',
          de: 'Menschen antworten, die um Hilfe bitten',
          nl: 'Mensen antwoorden die om hulp vragen',
          es: 'Responder a quienes piden ayuda',
        },
        basis: 'legitimateInterest',
      },
      kept: {
        keeps: 'days',
        days: requestDays,
        after: 'createdAt',
        event: { en: 'the message', de: 'Nachricht', nl: 'bericht', es: 'mensaje' },
        by: deleteOldRequests,
      },
      about: [
        {
          who: ['guest', 'performer', 'visitor'],
          columns: ['accountId', 'name', 'email', 'topic', 'message', 'language', 'createdAt'],
          foundBy: { column: 'accountId', as: 'the number of the account; else the address in `email`' },
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
