import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { profiles } from './tables.ts';

/** What guest holds about people. */
export const guestData: PersonalData = {
  domain: 'guest',
  title: {
    en: 'Profiles of members',
    de: 'Profile der Mitglieder',
    nl: 'Profielen van leden',
    es: 'Perfiles de los miembros',
  },
  holds: [
    holds(profiles, {
      what: {
        en: 'Name and picture shown to others, preferences, acceptance of the terms, blocks',
        de: 'Name und Bild, die andere sehen, Einstellungen, Zustimmung zu den AGB, Sperren',
        nl: 'Naam en foto die anderen zien, voorkeuren, aanvaarding van de voorwaarden, blokkades',
        es: 'Nombre y foto que otros ven, preferencias, aceptación de las condiciones, bloqueos',
      },
      purpose: {
        label: {
          en: 'Show the member as they want to be seen, and the site as they like it',
          de: 'Das Mitglied zeigen, wie es gesehen werden will, und die Seite, wie es sie mag',
          nl: 'Het lid tonen zoals het gezien wil worden, en de site zoals het die graag heeft',
          es: 'Mostrar al miembro como quiere que lo vean, y el sitio como le gusta',
        },
        basis: 'contract',
      },
      givenTo: {
        en: 'Performers the guest meets: name and picture',
        de: 'Darstellerinnen und Darsteller, die der Gast trifft: Name und Bild',
        nl: 'Performers die de gast ontmoet: naam en foto',
        es: 'Artistas con quienes se encuentra: nombre y foto',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest', 'performer'],
          columns: [
            'name',
            'nameSkeleton',
            'picture',
            'preferences',
            'notificationSettings',
            'dataProtectionAcceptedAt',
            'termsAcceptedAt',
            'isLocked',
            'isBanned',
            'isRestricted',
            'restrictionLevel',
            'isBlockedForComments',
            'signupOrigin',
          ],
          foundBy: 'accountId',
          erasure: { does: 'delete' },
        },
      ],
    }),
  ],
};
