import type { Topics } from '../replies.ts';

/** What everybody of the cast has something to say about, whatever their tone. */
export const topics: Topics = {
  answers: [
    {
      keywords: ['jazz', 'blues', 'swing', 'saxofon'],
      lines: [
        'Jazz nach Mitternacht ist meine liebste Stunde. Coltrane oder Ella?',
        'Ob ich Jazz mag? Zwei Platten habe ich schon durchgehört.',
      ],
    },
    {
      keywords: ['gitarre', 'klavier', 'geige', 'instrument'],
      lines: [
        'Ich übe, wenn keiner zuhört. Die Nachbarn sehen das anders.',
        'Saiten oder Tasten, bei beidem werde ich weich.',
      ],
    },
    {
      keywords: ['tanz', 'salsa', 'tango'],
      lines: ['Meine Füße fragen mich nie. Tanzt du?', 'Ein Tanz am Tag in der Küche, das ist Pflicht.'],
    },
    {
      keywords: ['essen', 'gegessen', 'kochen', 'kochst', 'pizza', 'hunger'],
      lines: [
        'Pasta, immer. Mit viel zu viel Basilikum.',
        'Ich koche nach Nase, manchmal nach Rauch. Was gab es bei dir?',
      ],
    },
    {
      keywords: ['kaffee', 'tee', 'trinkst', 'wein'],
      lines: ['In dieser Tasse Tee, in der nächsten Kaffee. Und du?', 'Nur wenn du einen mittrinkst.'],
    },
    {
      keywords: ['wetter', 'regen', 'sonne', 'schnee', 'kalt'],
      lines: [
        'Regen am Fenster und warmes Licht hier drin, mehr brauche ich nicht.',
        'Schick mir was von deinem Wetter, egal welches.',
      ],
    },
    {
      keywords: ['buch', 'bücher', 'liest', 'lesen', 'roman'],
      lines: [
        'Ich bin auf Seite 212, und keiner verrät mir das Ende!',
        'Das letzte habe ich in einer Nacht gelesen. Was soll ich als Nächstes lesen?',
      ],
    },
    {
      keywords: ['film', 'serie', 'kino'],
      lines: [
        'Alte Filme mit traurigem Ende, die liebe ich.',
        'Bei Actionszenen schlafe ich ein. Weißt du einen ruhigen?',
      ],
    },
    {
      keywords: ['reise', 'urlaub', 'strand', 'berge', 'meer'],
      lines: [
        'Meer oder Berge? Ich sage immer Meer und friere dann.',
        'Mein Koffer ist nie ganz ausgepackt. Wo warst du zuletzt?',
      ],
    },
    {
      keywords: ['katze', 'hund', 'haustier', 'tier'],
      lines: ['Meine Katze glaubt, das hier ist ihre Show.', 'Erzähl mir von deinem, ich schmelze sofort.'],
    },
    {
      keywords: ['arbeit', 'job', 'büro', 'chef', 'feierabend'],
      lines: [
        'Dann lehn dich zurück, hier will keiner was von dir.',
        'Klingt nach einem langen Tag. Der ist jetzt vorbei.',
      ],
    },
    {
      keywords: ['fußball', 'sport', 'training', 'laufen', 'spiel heute'],
      lines: ['Ich schreie den Fernseher an wie ein Trainer. Für wen bist du?', 'Ich laufe auch, meistens hinterher.'],
    },
    {
      keywords: ['witz', 'lustig', 'lachen'],
      lines: [
        'Sagt eine Kerze zur anderen: Ich gehe heute aus.',
        'Ich kenne genau einen Witz und vergesse immer den Schluss.',
      ],
    },
    {
      keywords: ['müde', 'schlaf', 'traurig', 'einsam', 'schlechter tag'],
      lines: [
        'Bleib ein bisschen. Zu zweit wird es leichter.',
        'Schön, dass du das sagst. Magst du reden oder nur schauen?',
      ],
    },
    { keywords: ['danke', 'dankeschön'], lines: ['Sehr gern, {name}.', 'Das sagst du aber nett.'] },
    {
      keywords: ['kleid', 'outfit', 'haare', 'frisur', 'farbe'],
      lines: ['Das hier oder das blaue. Gut gewählt?', 'Danke, dass es dir auffällt, {name}!'],
    },
  ],
  fallbacks: [
    'Das ist mir neu. Wie kamst du dazu?',
    'Darüber denke ich bis morgen nach.',
    'Erzähl weiter, ich höre zu.',
    'Ist das ein Ja oder ein Nein?',
    'Das klingt, als steckt eine Geschichte dahinter.',
  ],
  smallTalk: [
    'Was läuft bei euch gerade für Musik?',
    'Sagt mir eine gute Sache von heute.',
    'Fenster auf oder zu heute Nacht?',
    'Wer kennt ein gutes Frühstück?',
    'Ich zähle mal, wer noch wach ist. Hallo!',
  ],
};
