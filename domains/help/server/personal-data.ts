import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { deleteOldRequests, requestDays } from '../contract/office.ts';
import { entries, requests, savedAnswers } from './tables.ts';

const answering: Purpose = {
  label: {
    en: 'Answer those who ask for help',
    de: 'Menschen antworten, die um Hilfe bitten',
    nl: 'Mensen antwoorden die om hulp vragen',
    es: 'Responder a quienes piden ayuda',
  },
  basis: 'legitimateInterest',
};

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
      purpose: answering,
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
          columns: ['accountId', 'name', 'email', 'topic', 'message', 'language', 'createdAt', 'state'],
          foundBy: { column: 'accountId', as: 'the number of the account; else the address in `email`' },
          erasure: { does: 'delete' },
        },
        {
          who: ['operator'],
          columns: ['ownerId'],
          foundBy: 'ownerId',
          erasure: { does: 'blank', columns: ['ownerId'] },
        },
      ],
    }),
    holds(entries, {
      what: {
        en: 'What was answered and noted about requests, what their writers added, and which operator did it when',
        de: 'Was zu Anfragen geantwortet, notiert und nachgereicht wurde, und wer vom Team das wann tat',
        nl: 'Wat op aanvragen is geantwoord, genoteerd en aangevuld, en wie van het team dat wanneer deed',
        es: 'Lo que se respondió, anotó y añadió a las consultas, y qué operador lo hizo y cuándo',
      },
      purpose: answering,
      kept: {
        keeps: 'until',
        event: {
          en: 'its request is deleted, a year after it was written',
          de: 'die Anfrage gelöscht wird, ein Jahr nachdem sie geschrieben wurde',
          nl: 'de aanvraag wordt verwijderd, een jaar nadat die is geschreven',
          es: 'se borra la consulta, un año después de escribirse',
        },
      },
      about: [
        {
          who: ['guest', 'performer', 'visitor'],
          columns: ['kind', 'text', 'state', 'at'],
          foundBy: { column: 'requestId', as: 'the number of a request that is theirs' },
          erasure: { does: 'delete' },
        },
        {
          who: ['operator'],
          columns: ['byId', 'ownerId'],
          foundBy: 'byId',
          erasure: {
            does: 'keep',
            because: {
              en: 'Who answered has to be known as long as the request is kept',
              de: 'Wer geantwortet hat, muss bekannt sein, solange die Anfrage aufbewahrt wird',
              nl: 'Wie geantwoord heeft, moet bekend zijn zolang de aanvraag bewaard wordt',
              es: 'Quién respondió debe saberse mientras se conserve la consulta',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [{ table: savedAnswers, because: 'The platform’s own words for what is asked often.' }],
};
