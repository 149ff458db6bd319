import type { VideoTitle } from '../contract/index.ts';
import type { Motif, Scene } from './seed-scenes.ts';

/** A clip of the demo world; `tune`: notes in Hz, one a second. `price` in hundredths of a coin. */
export interface Clip extends Scene {
  readonly title: VideoTitle;
  readonly description: VideoTitle;
  readonly tags: readonly string[];
  readonly seconds: number;
  readonly tune: readonly number[];
}

type Words = readonly [en: string, de: string, nl: string, es: string];
const text = ([en, de, nl, es]: Words): VideoTitle => ({ en, de, nl, es });

/** What is said below clips of a motif. */
const lines: Readonly<Record<Motif, Words>> = {
  hills: [
    'A short good night, with a tune I like.',
    'Eine kurze gute Nacht, mit einer Melodie, die ich mag.',
    'Een korte welterusten, met een wijsje dat ik mooi vind.',
    'Unas buenas noches cortas, con una melodía que me gusta.',
  ],
  lake: [
    'Still water, and time to talk.',
    'Stilles Wasser und Zeit zum Reden.',
    'Stil water en tijd om te praten.',
    'Agua en calma y tiempo para hablar.',
  ],
  city: [
    'From my roof, when the lights go on.',
    'Von meinem Dach, wenn die Lichter angehen.',
    'Vanaf mijn dak, als de lichten aangaan.',
    'Desde mi azotea, cuando se encienden las luces.',
  ],
  rain: [
    'Best with headphones.',
    'Am schönsten mit Kopfhörern.',
    'Het mooist met een koptelefoon.',
    'Mejor con auriculares.',
  ],
  candles: [
    'Light a candle and listen.',
    'Zünd eine Kerze an und hör zu.',
    'Steek een kaars aan en luister.',
    'Enciende una vela y escucha.',
  ],
  snow: [
    'Warm inside, white outside.',
    'Drinnen warm, draußen weiß.',
    'Binnen warm, buiten wit.',
    'Dentro calor, fuera blanco.',
  ],
  sea: ['Filmed on my holidays.', 'Gefilmt in meinem Urlaub.', 'Gefilmd op vakantie.', 'Grabado en mis vacaciones.'],
  balcony: ['What grows at my place.', 'Was bei mir wächst.', 'Wat er bij mij groeit.', 'Lo que crece en mi casa.'],
};

const tunes = [
  [220, 261.6, 329.6, 293.7],
  [196, 246.9, 293.7, 392],
  [261.6, 329.6, 392, 329.6],
  [174.6, 220, 261.6, 233.1],
] as const;

const subjects: readonly (readonly [motif: Motif, hue: number, tags: string, ...title: Words])[] = [
  [
    'hills',
    0,
    'good night,talk',
    'An evening over the hills',
    'Ein Abend über den Hügeln',
    'Een avond boven de heuvels',
    'Una tarde sobre las colinas',
  ],
  [
    'candles',
    0,
    'asmr,whispering',
    'Whispers by candlelight',
    'Geflüster bei Kerzenlicht',
    'Gefluister bij kaarslicht',
    'Susurros a la luz de las velas',
  ],
  [
    'city',
    0,
    'behind the scenes',
    'Behind my camera',
    'Hinter meiner Kamera',
    'Achter mijn camera',
    'Detrás de mi cámara',
  ],
  ['sea', 0, 'travel,outdoors', 'A day by the sea', 'Ein Tag am Meer', 'Een dag aan zee', 'Un día junto al mar'],
  [
    'rain',
    0,
    'asmr,good night',
    'Rain on my window',
    'Regen an meinem Fenster',
    'Regen op mijn raam',
    'Lluvia en mi ventana',
  ],
  [
    'balcony',
    0,
    'outdoors,talk',
    'Spring on my balcony',
    'Frühling auf meinem Balkon',
    'Lente op mijn balkon',
    'Primavera en mi balcón',
  ],
  [
    'lake',
    0,
    'talk,interview',
    'Ten questions, ten answers',
    'Zehn Fragen, zehn Antworten',
    'Tien vragen, tien antwoorden',
    'Diez preguntas, diez respuestas',
  ],
  ['snow', 0, 'outdoors,music', 'First snow', 'Der erste Schnee', 'De eerste sneeuw', 'La primera nieve'],
  [
    'city',
    330,
    'fashion',
    'What I wear tonight',
    'Was ich heute Abend trage',
    'Wat ik vanavond draag',
    'Lo que me pongo esta noche',
  ],
  ['hills', 335, 'fitness,outdoors', 'Morning run', 'Morgenlauf', 'Ochtendloop', 'Carrera matinal'],
  [
    'candles',
    345,
    'music,good night',
    'A song before sleep',
    'Ein Lied vor dem Schlafen',
    'Een liedje voor het slapen',
    'Una canción antes de dormir',
  ],
  [
    'sea',
    340,
    'dance,outdoors',
    'Dancing on the beach',
    'Tanzen am Strand',
    'Dansen op het strand',
    'Bailando en la playa',
  ],
  ['rain', 330, 'talk', 'Tea and a talk', 'Tee und ein Gespräch', 'Thee en een praatje', 'Té y charla'],
  [
    'balcony',
    340,
    'cooking',
    'Herbs for my kitchen',
    'Kräuter für meine Küche',
    'Kruiden voor mijn keuken',
    'Hierbas para mi cocina',
  ],
  [
    'lake',
    330,
    'asmr,outdoors',
    'The sound of the lake',
    'Der Klang des Sees',
    'Het geluid van het meer',
    'El sonido del lago',
  ],
  ['snow', 345, 'cosplay', 'My winter costume', 'Mein Winterkostüm', 'Mijn winterkostuum', 'Mi disfraz de invierno'],
  [
    'city',
    20,
    'dance,music',
    'Dancing through the night',
    'Durch die Nacht tanzen',
    'De nacht door dansen',
    'Bailar toda la noche',
  ],
  [
    'hills',
    15,
    'travel',
    'A weekend in the mountains',
    'Ein Wochenende in den Bergen',
    'Een weekend in de bergen',
    'Un fin de semana en la montaña',
  ],
  ['candles', 15, 'make-up', 'Getting ready', 'Ich mache mich fertig', 'Ik maak me klaar', 'Preparándome'],
  [
    'sea',
    15,
    'travel,talk',
    'Postcard from the south',
    'Postkarte aus dem Süden',
    'Ansichtkaart uit het zuiden',
    'Postal desde el sur',
  ],
  [
    'rain',
    15,
    'games',
    'A rainy games night',
    'Spieleabend bei Regen',
    'Spelavond bij regen',
    'Noche de juegos con lluvia',
  ],
  [
    'balcony',
    15,
    'fitness',
    'Stretching in the sun',
    'Dehnen in der Sonne',
    'Rekken in de zon',
    'Estiramientos al sol',
  ],
  ['lake', 15, 'music', 'Guitar by the water', 'Gitarre am Wasser', 'Gitaar aan het water', 'Guitarra junto al agua'],
  [
    'snow',
    15,
    'good night',
    'A winter night story',
    'Eine Winternachtsgeschichte',
    'Een verhaal voor een winternacht',
    'Un cuento de noche de invierno',
  ],
  ['city', 345, 'interview', 'How I began', 'Wie ich angefangen habe', 'Hoe ik begon', 'Cómo empecé'],
  ['hills', 345, 'asmr,talk', 'Wind in the grass', 'Wind im Gras', 'Wind in het gras', 'Viento en la hierba'],
  ['candles', 330, 'cooking,talk', 'Dinner for two', 'Abendessen für zwei', 'Diner voor twee', 'Cena para dos'],
  [
    'sea',
    330,
    'asmr,good night',
    'Waves to fall asleep to',
    'Wellen zum Einschlafen',
    'Golven om bij in slaap te vallen',
    'Olas para dormir',
  ],
  [
    'rain',
    345,
    'fashion,make-up',
    'My favourite coats',
    'Meine liebsten Mäntel',
    'Mijn liefste jassen',
    'Mis abrigos favoritos',
  ],
  ['lake', 345, 'behind the scenes', 'A day off', 'Ein freier Tag', 'Een vrije dag', 'Un día libre'],
];

/** Clips of the demo world, each drawn once; several performers have it. */
export const clips: readonly Clip[] = subjects.map(([motif, hue, tags, ...title], index) => ({
  ...{ motif, hue, title: text(title), description: text(lines[motif]), tags: tags.split(',') },
  // Two of them are long enough for a preview.
  seconds: index === 0 ? 8 : index === 1 || index === 9 ? 14 : 5 + (index % 4),
  tune: tunes[index % tunes.length] ?? tunes[0],
}));

/** How many videos a demo world has. */
export const clipsIn = { on: 150, seed: 1 } as const;

/** Prices of the videos in turn, hundredths of a coin; the first is free. */
export const clipPrices = [0, 500, 300, 0, 800, 200, 1200, 400] as const;
