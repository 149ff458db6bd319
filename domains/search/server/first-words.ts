import type { WordKind, WordsByLanguage } from '../contract/words.ts';

/** What an installation begins with; operators change it. */
export const firstWords: readonly { readonly kind: WordKind; readonly words: WordsByLanguage }[] = [
  {
    kind: 'stop',
    words: {
      de: 'der die das den dem des ein eine einen einem einer und oder mit von vom zu zum zur im in am an auf für bei aus ist sind ich mir mich wir uns alle nur nach'.split(
        ' ',
      ),
      en: 'the a an and or with of to in on at for from by is are i me my we us all only who that'.split(' '),
      nl: 'de het een en of met van te in op aan voor bij uit is zijn ik mij wij ons alle alleen die dat'.split(' '),
      es: 'el la los las un una unos unas y o con de del a al en por para es son yo me mi nos todos solo que'.split(
        ' ',
      ),
    },
  },
  ...[
    'musik|music|muziek|música',
    'gitarre|guitar|gitaar|guitarra',
    'klavier,piano|piano,keyboard|piano|piano',
    'singen,gesang,lieder|singing,songs|zingen,liedjes|cantar,canciones',
    'tanz,tanzen|dance,dancing|dans,dansen|baile,bailar',
    'reden,gespräche,plaudern|talk,chat,talks|praten,gesprekken,kletsen|charla,charlas,conversar',
    'spiele,spielen,zocken|games,gaming|spellen,gamen|juegos,jugar',
    'kochen,küche|cooking,kitchen|koken,keuken|cocinar,cocina',
    'lesen,bücher|reading,books|lezen,boeken|leer,libros',
    'zeichnen,malen|drawing,painting|tekenen,schilderen|dibujar,pintar',
    'filme,kino|films,movies,cinema|films,bioscoop|películas,cine',
    'reisen,urlaub|travel,travelling,holiday|reizen,vakantie|viajar,viajes,vacaciones',
    'sport,training|sports,fitness,workout|sport,fitness|deporte,entrenamiento',
    'verkleiden,kostüm,cosplay|cosplay,costume|verkleden,kostuum|disfraz,cosplay',
    'entspannung,ruhe,flüstern|relaxing,calm,whispering|ontspanning,rust,fluisteren|relajación,calma,susurros',
    'neu,neue|new|nieuw,nieuwe|nuevo,nueva,nuevas',
    'gratis,kostenlos,umsonst|free|gratis|gratis',
    'paar,paare|couple,couples|koppel,stel|pareja,parejas',
    'mann,männer|man,men|man,mannen|hombre,hombres',
    'frau,frauen|woman,women|vrouw,vrouwen|mujer,mujeres',
    'abend,abende|evening,evenings|avond,avonden|noche,noches',
    'deutsch|german|duits|alemán',
  ].map((line) => {
    const [de = [], en = [], nl = [], es = []] = line.split('|').map((words) => words.split(','));
    return { kind: 'same' as const, words: { de, en, nl, es } };
  }),
];
