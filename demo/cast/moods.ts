import type { Language } from '#kit/i18n/language.ts';
import { cast } from './cast.ts';

/** A line about tonight, as somebody says it in each language. */
export type Mood = Readonly<Record<Language, string>>;

const line = (de: string, en: string, nl: string, es: string): Mood => ({ de, en, nl, es });

/** What simulated performers say about tonight; as many as are live at once, so that no two say the same. */
const moods: readonly Mood[] = [
  line('Tee, Decke, gute Laune', 'Tea, blanket, good mood', 'Thee, dekentje, goed humeur', 'Té, manta y buen humor'),
  line('Heute will ich lachen', 'I feel like laughing tonight', 'Ik heb zin om te lachen', 'Hoy tengo ganas de reír'),
  line(
    'Komme aus der Probe und bin hellwach',
    'Straight from rehearsal and wide awake',
    'Net van de repetitie en klaarwakker',
    'Vengo del ensayo y no tengo nada de sueño',
  ),
  line(
    'Langsamer Abend, viel Zeit',
    'Slow evening, plenty of time',
    'Rustige avond, alle tijd',
    'Noche tranquila y tiempo de sobra',
  ),
  line(
    'Wer mir ein Buch empfiehlt, hat gewonnen',
    'Recommend me a book and you win',
    'Wie me een boek aanraadt, wint',
    'Recomiéndame un libro y ganas',
  ),
  line(
    'Neue Saiten drauf, das muss ich euch vorspielen',
    'New strings on, you have to hear this',
    'Nieuwe snaren erop, dit moet je horen',
    'Cuerdas nuevas: esto tenéis que oírlo',
  ),
  line(
    'Der Ofen läuft, gleich riecht es hier gut',
    'The oven is on, it will smell good in here soon',
    'De oven staat aan, straks ruikt het hier lekker',
    'El horno está encendido, pronto olerá de maravilla',
  ),
  line(
    'Ein Level noch, dann bin ich für euch da',
    'One more level, then I am with you',
    'Nog één level, dan ben ik er voor jullie',
    'Un nivel más y estoy con vosotros',
  ),
  line(
    'Regen draußen, Musik drinnen',
    'Rain outside, music inside',
    'Buiten regen, binnen muziek',
    'Fuera llueve, aquí suena música',
  ),
  line(
    'Ich male heute, was ihr euch wünscht',
    'Tonight I paint whatever you ask for',
    'Ik schilder vanavond wat jullie vragen',
    'Hoy pinto lo que me pidáis',
  ),
  line(
    'Beine müde vom Tanzen, Kopf hellwach',
    'Tired legs from dancing, head wide awake',
    'Moe van het dansen, hoofd klaarwakker',
    'Piernas cansadas de bailar, cabeza despierta',
  ),
  line(
    'Erzählt mir das Beste von eurem Tag',
    'Tell me the best part of your day',
    'Vertel me het leukste van je dag',
    'Contadme lo mejor de vuestro día',
  ),
  line('Kerzen an, Handy aus', 'Candles on, phone off', 'Kaarsen aan, telefoon uit', 'Velas encendidas, móvil apagado'),
  line(
    'Ich bleibe länger wach als sonst',
    'Staying up later than usual',
    'Ik blijf langer op dan anders',
    'Hoy me acuesto más tarde que otras noches',
  ),
  line(
    'Heute übe ich Witze, seid nachsichtig',
    'Practising jokes tonight, be kind',
    'Ik oefen grapjes vanavond, wees lief',
    'Hoy ensayo chistes, sed buenos',
  ),
  line(
    'Erst reden, dann singen',
    'First we talk, then I sing',
    'Eerst kletsen, dan zingen',
    'Primero hablamos, luego canto',
  ),
];

/** The line of one of the cast: the same every evening of the demo, and another one than whoever is live beside them. */
export function moodOf(slug: string): Mood {
  const place = cast.filter(({ clip }) => clip !== undefined).findIndex((member) => member.slug === slug);
  return moods[Math.max(0, place) % moods.length] as Mood;
}
