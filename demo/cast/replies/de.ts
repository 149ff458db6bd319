import type { LanguageReplies } from './replies.ts';

export const de: LanguageReplies = {
  answers: [
    {
      keywords: ['hallo', 'hi ', 'hey', 'moin', 'servus', 'guten abend', 'grüß'],
      lines: ['Hallo {name}, schön, dass du da bist!', 'Hey {name}, setz dich dazu.'],
    },
    {
      keywords: ['wie geht', "wie geht's", 'wie gehts', 'alles gut'],
      lines: [
        'Richtig gut, danke! Und wie war dein Tag?',
        'Ein bisschen müde, aber das Licht ist warm und ihr seid da.',
      ],
    },
    {
      keywords: ['woher', 'wo wohnst', 'wo kommst', 'stadt'],
      lines: [
        'Die Stadt verrate ich gern, die Straße nicht. Schau mal in mein Profil!',
        'Steht im Profil, aber das Wetter dort ist besser als sein Ruf.',
      ],
    },
    {
      keywords: ['hobby', 'freizeit', 'machst du gern'],
      lines: [
        'Das hier, spazieren gehen und viel zu lange frühstücken.',
        'Lesen, kochen und Leuten beim Träumen zuhören.',
      ],
    },
    {
      keywords: ['musik', 'lied', 'song', 'spiel'],
      lines: ['Nenn mir einen Wunsch, ich probiere es!', 'Bei Musik sage ich nie nein. Schnell oder langsam?'],
    },
    {
      keywords: ['privat', 'allein', 'videocall', 'preis', 'kostet'],
      lines: [
        'Die Preise stehen neben dem Bild, und bezahlt wird nur Minute für Minute.',
        'Klick auf den bezahlten Chat, dann habe ich Zeit nur für dich.',
      ],
    },
    {
      keywords: ['schön', 'hübsch', 'süß', 'toll', 'nett'],
      lines: ['Danke, das hebe ich mir für graue Tage auf.', 'Oh, wie lieb! Die Lampe hilft ein bisschen mit.'],
    },
    {
      keywords: ['tschüss', 'ciao', 'gute nacht', 'bis bald', 'muss los'],
      lines: ['Schlaf gut, {name}, und bis bald!', 'Mach’s gut! Ich lasse das Licht an.'],
    },
  ],
  fallbacks: [
    'Erzähl mir mehr davon!',
    'Das musst du mir genauer erklären.',
    'Interessant! Und was sagt der Rest im Chat dazu?',
  ],
  paidChatGreetings: [
    'So, {name}, jetzt bin ich ganz bei dir. Worauf hast du Lust?',
    'Schön, dass wir Zeit für uns haben. Erzähl!',
  ],
  tones: {
    warm: {
      greetings: ['Komm rein, {name}, es ist warm und der Tee zieht noch.', 'Schön, dich zu sehen, {name}!'],
      tipThanks: ['Wie lieb von dir, {name}, danke!', 'Danke! Das wärmt mehr als der Tee.'],
      smallTalk: [
        'Wer von euch hatte heute etwas Gutes zu essen?',
        'Sagt mal, was hat euch heute zum Lächeln gebracht?',
      ],
      goodbyes: ['Danke für den Abend, passt auf euch auf!'],
    },
    playful: {
      greetings: [
        'Da ist ja {name}! Wir haben schon ohne dich angefangen, Quatsch, natürlich nicht.',
        '{name} ist da, jetzt kann’s losgehen!',
      ],
      tipThanks: [
        'Juhu, {name}! Ich mache gerade einen kleinen Freudentanz.',
        'Danke! Das wird sofort in gute Laune umgesetzt.',
      ],
      smallTalk: [
        'Abstimmung: Pfannkuchen süß oder herzhaft?',
        'Wer mich zum Lachen bringt, darf das nächste Thema aussuchen.',
      ],
      goodbyes: ['Das war’s für heute, ihr Lieben. Nicht weinen, morgen geht’s weiter!'],
    },
    calm: {
      greetings: [
        'Hallo {name}. Nimm dir Zeit, hier eilt nichts.',
        'Guten Abend, {name}. Such dir einen gemütlichen Platz.',
      ],
      tipThanks: ['Danke dir, {name}. Das bedeutet mir viel.', 'Wie aufmerksam, vielen Dank.'],
      smallTalk: ['Hört ihr das auch? So klingt ein ruhiger Abend.', 'Man darf hier auch einfach nur zuschauen.'],
      goodbyes: ['Kommt gut durch die Nacht. Bis bald.'],
    },
    witty: {
      greetings: [
        '{name}! Endlich jemand mit Geschmack.',
        'Willkommen, {name}. Der Eintritt ist frei, die Pointen auch.',
      ],
      tipThanks: [
        'Danke, {name}, ich nehme alles zurück, was ich nie gesagt habe.',
        'Großzügig! Das steht dir ausgezeichnet.',
      ],
      smallTalk: [
        'Ich bin für alle Fragen offen, außer für Mathe.',
        'Es ist so still, ich höre meine Zimmerpflanze urteilen.',
      ],
      goodbyes: ['Ich gehe, solange es am schönsten ist. Bis morgen!'],
    },
    elegant: {
      greetings: [
        'Guten Abend, {name}. Wie schön, dass Sie, pardon, dass du gekommen bist.',
        'Willkommen in meinem kleinen Salon, {name}.',
      ],
      tipThanks: ['Ich danke dir von Herzen, {name}.', 'Wie charmant von dir, danke.'],
      smallTalk: [
        'Erzählt mir von einem Abend, den ihr nicht vergessen habt.',
        'Ein gutes Gespräch braucht nur zwei Menschen und etwas Licht.',
      ],
      goodbyes: ['Der Vorhang fällt, aber nur bis morgen. Gute Nacht.'],
    },
  },
};
