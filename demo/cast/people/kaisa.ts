import type { CastMember } from '../cast-member.ts';
import { coins, shifts } from '../cast-member.ts';

export const kaisa: CastMember = {
  slug: 'kaisa',
  name: 'Kaisa',
  birthDate: '1992-06-30',
  gender: 'F',
  genderType: 'F',
  country: 'FI',
  languages: ['en', 'de'],
  categories: ['fitness'],
  persona: 'calm',
  prices: coins({ video: 11, singlec2c: 21, voyeur: 5, message: 3 }),
  freeChat: true,
  autoAccept: true,
  voyeurAllowed: false,
  bannedCountryCodes: [],
  favoriteCount: 3875,
  countRatings: 164,
  satisfactionRate: 95,
  memberForDays: 520,
  schedule: shifts([1, 2, 3, 4, 5, 6], '07:00', '10:00'),
  headline: {
    de: 'Früh wach, stark und bestens gelaunt',
    en: 'Up early, strong and cheerful',
    nl: 'Vroeg wakker, sterk en goedgehumeurd',
    es: 'Madrugadora, fuerte y de buen humor',
  },
  about: {
    de: 'Mein Tag beginnt um sieben mit Kraftübungen und viel zu lauter Musik. Ich trainiere mit dir in deinem Tempo, ohne Drill und ohne Wunderversprechen. Danach gibt es Haferbrei und Wetterberichte aus Turku.',
    en: 'My day starts at seven with strength work and music that is far too loud. We train at your pace, no drill, no miracle promises. Afterwards there is porridge and the weather report from Turku.',
    nl: 'Mijn dag begint om zeven uur met krachttraining en veel te harde muziek. We trainen in jouw tempo, zonder drill en zonder wonderbeloftes. Daarna is er havermout en het weerbericht uit Turku.',
    es: 'Mi día empieza a las siete con ejercicios de fuerza y música demasiado alta. Entrenamos a tu ritmo, sin gritos ni promesas milagrosas. Después hay gachas de avena y el parte meteorológico de Turku.',
  },
  people: [
    {
      form: 'feminine',
      build: 'medium',
      skin: 'fair',
      face: 'square',
      hair: 'ponytail',
      hairColour: 'platinum',
      eyes: 'blue',
      smile: 'open',
      brows: 'straight',
    },
  ],
  looks: [
    { outfit: 'track-top', colour: '#2f7f8c', scene: 'gym', light: 'ice', prop: 'dumbbell' },
    { outfit: 'tee', colour: '#d9dde3', scene: 'plants', light: 'emerald', prop: 'mug' },
    { outfit: 'crew-knit', colour: '#3c4f7a', scene: 'rain-window', light: 'blue-hour', prop: 'book' },
  ],
};
