import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { actorAreas } from './tables.ts';

/** What the domain holds about people. */
export const placesData: PersonalData = {
  domain: 'places',
  title: { en: 'Area', de: 'Gegend', nl: 'Omgeving', es: 'Zona' },
  holds: [
    holds(actorAreas, {
      what: {
        en: 'The area a performer says she is from; no address, no zip code',
        de: 'Die Gegend, aus der eine Darstellerin nach eigener Angabe kommt; keine Adresse, keine Postleitzahl',
        nl: 'De omgeving waar een performer naar eigen zeggen vandaan komt; geen adres, geen postcode',
        es: 'La zona de la que una artista dice ser; ni dirección ni código postal',
      },
      purpose: {
        label: {
          en: 'Show guests where performers say they are from',
          de: 'Gästen zeigen, woher Darstellerinnen nach eigener Angabe kommen',
          nl: 'Gasten tonen waar performers naar eigen zeggen vandaan komen',
          es: 'Mostrar a los usuarios de dónde dicen ser las artistas',
        },
        basis: 'consent',
      },
      kept: { keeps: 'withAccount' },
      about: [{ who: ['performer'], columns: ['actorId', 'area'], foundBy: 'actorId', erasure: { does: 'delete' } }],
    }),
  ],
};
