import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { forgetChanges } from '../contract/jobs.ts';
import { actors, categories, changedActors, memberPictures, newPictures, notes, sedcards } from './tables.ts';

const present: Purpose = {
  label: {
    en: 'Present performers to guests',
    de: 'Darstellerinnen und Darsteller den Gästen vorstellen',
    nl: 'Performers aan gasten voorstellen',
    es: 'Presentar a los artistas a los usuarios',
  },
  basis: 'contract',
};

/** What performers holds about people. */
export const performersData: PersonalData = {
  domain: 'performers',
  title: {
    en: 'Profiles of performers',
    de: 'Profile der Darstellerinnen und Darsteller',
    nl: 'Profielen van performers',
    es: 'Perfiles de artistas',
  },
  holds: [
    holds(actors, {
      what: {
        en: 'Stage name, date of birth, gender, country, languages, words about themselves, times, prices, pictures, presence',
        de: 'Künstlername, Geburtsdatum, Geschlecht, Land, Sprachen, Worte über sich, Zeiten, Preise, Bilder, Anwesenheit',
        nl: 'Artiestennaam, geboortedatum, geslacht, land, talen, woorden over zichzelf, tijden, prijzen, foto’s, aanwezigheid',
        es: 'Nombre artístico, fecha de nacimiento, género, país, idiomas, palabras sobre sí, horarios, precios, fotos, presencia',
      },
      purpose: present,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: [
            'name',
            'nameSkeleton',
            'birthDate',
            'gender',
            'genderType',
            'country',
            'languages',
            'categories',
            'headline',
            'mood',
            'moodIn',
            'moodAt',
            'about',
            'bannedCountryCodes',
            'schedule',
            'priceVideo',
            'priceSingle',
            'priceSinglec2c',
            'priceVoyeur',
            'priceMulti',
            'priceMessage',
            'freeMessages',
            'messagesFrom',
            'avatar',
            'cover',
            'poster',
            'createdAt',
            'isOnline',
            'isLocked',
            'isAdmitted',
            'isHidden',
            'liveState',
          ],
          foundBy: 'id',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(changedActors, {
      what: {
        en: 'That something of a profile changed, for searches',
        de: 'Dass sich etwas an einem Profil geändert hat, für Suchen',
        nl: 'Dat er iets aan een profiel is veranderd, voor zoekopdrachten',
        es: 'Que algo de un perfil ha cambiado, para las búsquedas',
      },
      purpose: present,
      kept: {
        keeps: 'days',
        days: 2,
        after: 'at',
        event: { en: 'the change', de: 'der Änderung', nl: 'de verandering', es: 'el cambio' },
        by: forgetChanges,
      },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'at'],
          foundBy: 'actorId',
          erasure: {
            does: 'keep',
            because: {
              en: 'A number alone: without it searches would go on showing who was erased',
              de: 'Nur eine Nummer: ohne sie zeigten Suchen weiter, wer gelöscht wurde',
              nl: 'Alleen een nummer: zonder dit bleven zoekopdrachten tonen wie is gewist',
              es: 'Solo un número: sin él las búsquedas seguirían mostrando a quien fue borrado',
            },
          },
        },
      ],
    }),
    holds(sedcards, {
      what: {
        en: 'Pictures of the profile and their order',
        de: 'Bilder des Profils und ihre Reihenfolge',
        nl: 'Foto’s van het profiel en hun volgorde',
        es: 'Fotos del perfil y su orden',
      },
      purpose: present,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'pictureId', 'addedAt', 'isCovered'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(memberPictures, {
      what: {
        en: 'Pictures for members of the fan club and their order',
        de: 'Bilder für Mitglieder des Fanclubs und ihre Reihenfolge',
        nl: 'Foto’s voor leden van de fanclub en hun volgorde',
        es: 'Fotos para los miembros del club de fans y su orden',
      },
      purpose: present,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'pictureId', 'addedAt', 'isCovered'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(newPictures, {
      what: {
        en: 'Pictures that wait for approval, and why some were refused',
        de: 'Bilder, die auf Freigabe warten, und warum manche abgelehnt wurden',
        nl: 'Foto’s die op goedkeuring wachten, en waarom sommige zijn geweigerd',
        es: 'Fotos que esperan aprobación y por qué se rechazaron algunas',
      },
      purpose: present,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['performer'],
          columns: ['actorId', 'pictureId', 'state', 'reason', 'addedAt', 'isCovered'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(notes, {
      what: {
        en: 'Private notes of guests about performers',
        de: 'Private Notizen von Gästen über Darstellerinnen und Darsteller',
        nl: 'Privénotities van gasten over performers',
        es: 'Notas privadas de usuarios sobre artistas',
      },
      purpose: {
        label: {
          en: 'Let guests keep notes for themselves',
          de: 'Gäste Notizen für sich aufbewahren lassen',
          nl: 'Gasten notities voor zichzelf laten bewaren',
          es: 'Permitir a los usuarios guardar notas para sí',
        },
        basis: 'contract',
      },
      kept: {
        keeps: 'until',
        event: {
          en: 'Until the guest empties it',
          de: 'Bis der Gast sie leert',
          nl: 'Tot de gast die leegmaakt',
          es: 'Hasta que el usuario la vacíe',
        },
      },
      about: [
        { who: ['guest'], columns: ['guestId', 'comment'], foundBy: 'guestId', erasure: { does: 'delete' } },
        { who: ['performer'], columns: ['actorId', 'comment'], foundBy: 'actorId', erasure: { does: 'delete' } },
      ],
    }),
  ],
  impersonal: [{ table: categories, because: 'The names of the kinds of shows, which operators give.' }],
};
