import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { buildHeatMaps, regionDays } from '../contract/index.ts';
import { actorTraits, attributeGroups, attributes, guestCells, heatCells, newcomers, savedSearches } from './tables.ts';

const found: Purpose = {
  label: {
    en: 'Let guests find performers',
    de: 'Gäste Darstellerinnen und Darsteller finden lassen',
    nl: 'Gasten performers laten vinden',
    es: 'Que los usuarios encuentren artistas',
  },
  basis: 'contract',
};

const counted: Purpose = {
  label: {
    en: 'Show performers where interest in them comes from, never of fewer than 20 people',
    de: 'Darstellern zeigen, woher das Interesse an ihnen kommt, nie von weniger als 20 Menschen',
    nl: 'Performers tonen waar de belangstelling voor hen vandaan komt, nooit van minder dan 20 mensen',
    es: 'Mostrar a las artistas de dónde viene el interés por ellas, nunca de menos de 20 personas',
  },
  basis: 'consent',
};

/** What the domain holds about people. */
export const actorSearchData: PersonalData = {
  domain: 'actor-search',
  title: { en: 'Performer search', de: 'Suche nach Darstellern', nl: 'Performers zoeken', es: 'Búsqueda de artistas' },
  holds: [
    holds(actorTraits, {
      what: {
        en: 'Looks, interests and mood as a performer says them',
        de: 'Aussehen, Interessen und Stimmung nach eigener Angabe',
        nl: 'Uiterlijk, interesses en stemming naar eigen zeggen',
        es: 'Aspecto, intereses y ánimo según la propia artista',
      },
      purpose: { ...found, basis: 'consent' },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'attributes', 'mood'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(savedSearches, {
      what: {
        en: 'Searches a guest keeps, and when they were told of somebody new',
        de: 'Suchen, die ein Gast behält, und wann ihm jemand Neues gemeldet wurde',
        nl: 'Zoekopdrachten die een gast bewaart, en wanneer die iemand nieuws hoorde',
        es: 'Búsquedas que guarda un usuario, y cuándo se le avisó de alguien nuevo',
      },
      purpose: found,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'name', 'query', 'country', 'fingerprint', 'isTold', 'createdAt', 'lookedAt', 'toldOn'],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(newcomers, {
      what: {
        en: 'When a performer was first seen by guests',
        de: 'Wann jemand zum ersten Mal für Gäste zu sehen war',
        nl: 'Wanneer een performer voor het eerst te zien was voor gasten',
        es: 'Cuándo los usuarios vieron por primera vez a una artista',
      },
      purpose: found,
      kept: { keeps: 'withAccount' },
      about: [{ who: ['performer'], columns: ['actorId', 'since'], foundBy: 'actorId', erasure: { does: 'delete' } }],
    }),
    holds(guestCells, {
      what: {
        en: 'In which part of the map, at least 20 km wide, a guest agreed to count, and since when',
        de: 'In welchem mindestens 20 km breiten Teil der Karte ein Gast mitzählen will, und seit wann',
        nl: 'In welk deel van de kaart, minstens 20 km breed, een gast wil meetellen, en sinds wanneer',
        es: 'En qué parte del mapa, de al menos 20 km, aceptó contar un usuario, y desde cuándo',
      },
      purpose: counted,
      kept: {
        keeps: 'days',
        days: regionDays,
        after: 'saidAt',
        event: { en: 'they said so', de: 'der Zusage', nl: 'de toezegging', es: 'que lo dijo' },
        by: buildHeatMaps,
      },
      about: [
        { who: ['guest'], columns: ['guestId', 'cell', 'saidAt'], foundBy: 'guestId', erasure: { does: 'delete' } },
      ],
    }),
    holds(heatCells, {
      what: {
        en: 'How many people of a part of the map are interested in a performer, in steps of 20',
        de: 'Wie viele Menschen aus einem Teil der Karte sich für jemanden interessieren, in Schritten von 20',
        nl: 'Hoeveel mensen uit een deel van de kaart belangstelling hebben voor een performer, in stappen van 20',
        es: 'Cuántas personas de una parte del mapa se interesan por una artista, de 20 en 20',
      },
      purpose: counted,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'cell', 'people', 'asOf'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
  impersonal: [
    { table: attributeGroups, because: 'words that operators offer' },
    { table: attributes, because: 'words that operators offer' },
  ],
};
