import type { LanguageReplies } from './replies.ts';

export const nl: LanguageReplies = {
  answers: [
    {
      keywords: ['hallo', 'hoi', 'hey', 'goedenavond', 'dag '],
      lines: ['Hallo {name}, fijn dat je er bent!', 'Hoi {name}, schuif gezellig aan.'],
    },
    {
      keywords: ['hoe gaat', 'hoe is het', 'alles goed'],
      lines: ['Heel goed, dank je! En hoe was jouw dag?', 'Een beetje moe, maar het licht is warm en jullie zijn er.'],
    },
    {
      keywords: ['waar kom', 'waar woon', 'waarvandaan', 'stad'],
      lines: [
        'De stad verklap ik graag, de straat niet. Kijk maar op mijn profiel!',
        'Staat op mijn profiel, en het weer is er beter dan ze zeggen.',
      ],
    },
    {
      keywords: ['hobby', 'vrije tijd', 'graag doe'],
      lines: ['Dit, wandelen en veel te lang ontbijten.', 'Lezen, koken en luisteren naar wat mensen dromen.'],
    },
    {
      keywords: ['muziek', 'liedje', 'nummer', 'zing', 'speel'],
      lines: ['Noem er een en ik probeer het!', 'Tegen muziek zeg ik nooit nee. Snel of langzaam?'],
    },
    {
      keywords: ['privé', 'prive', 'alleen', 'videobellen', 'prijs', 'kost'],
      lines: [
        'De prijzen staan naast het beeld en je betaalt altijd per minuut.',
        'Klik op de betaalde chat, dan ben ik er alleen voor jou.',
      ],
    },
    {
      keywords: ['mooi', 'knap', 'lief', 'leuk', 'geweldig'],
      lines: ['Dank je, die bewaar ik voor een grijze dag.', 'Wat lief! De lamp helpt een beetje mee.'],
    },
    {
      keywords: ['doei', 'dag allemaal', 'welterusten', 'tot ziens', 'moet gaan'],
      lines: ['Slaap lekker, {name}, en tot gauw!', 'Het ga je goed! Ik laat het licht aan.'],
    },
  ],
  fallbacks: [
    'Vertel daar eens meer over!',
    'Dat moet je me echt even uitleggen.',
    'Interessant! Wat vindt de rest van de chat?',
  ],
  paidChatGreetings: [
    'Zo, {name}, nu ben ik er helemaal voor jou. Waar heb je zin in?',
    'Fijn dat we even tijd voor onszelf hebben. Vertel!',
  ],
  tones: {
    warm: {
      greetings: ['Kom binnen, {name}, het is hier warm en de thee trekt nog.', 'Wat fijn je te zien, {name}!'],
      tipThanks: ['Wat lief van je, {name}, dank je wel!', 'Dank je! Dat verwarmt meer dan de thee.'],
      smallTalk: ['Wie heeft er vandaag iets lekkers gegeten?', 'Vertel eens, waar moest je vandaag om lachen?'],
      goodbyes: ['Bedankt voor de avond, pas goed op jezelf!'],
    },
    playful: {
      greetings: [
        'Daar is {name}! We zijn al zonder je begonnen. Grapje, natuurlijk niet.',
        '{name} is er, nu kan het beginnen!',
      ],
      tipThanks: [
        'Jippie, {name}! Ik doe een klein vreugdedansje.',
        'Dank je! Dat wordt direct omgezet in een goed humeur.',
      ],
      smallTalk: [
        'Stemmen maar: pannenkoeken zoet of hartig?',
        'Wie mij aan het lachen krijgt, kiest het volgende onderwerp.',
      ],
      goodbyes: ['Dat was het voor vandaag, lieverds. Niet huilen, morgen gaan we verder!'],
    },
    calm: {
      greetings: [
        'Hallo {name}. Neem de tijd, hier haast niemand zich.',
        'Goedenavond, {name}. Zoek een lekker plekje.',
      ],
      tipThanks: ['Dank je, {name}. Dat betekent veel voor me.', 'Wat attent, hartelijk dank.'],
      smallTalk: ['Horen jullie het ook? Zo klinkt een rustige avond.', 'Gewoon kijken mag hier ook.'],
      goodbyes: ['Kom goed de nacht door. Tot gauw.'],
    },
    witty: {
      greetings: ['{name}! Eindelijk iemand met smaak.', 'Welkom, {name}. De toegang is gratis, de clous ook.'],
      tipThanks: ['Dank je, {name}, ik neem alles terug wat ik nooit heb gezegd.', 'Gul! Dat staat je goed.'],
      smallTalk: [
        'Ik sta open voor alle vragen, behalve wiskunde.',
        'Het is zo stil dat ik mijn kamerplant hoor oordelen.',
      ],
      goodbyes: ['Ik ga op het mooiste moment. Tot morgen!'],
    },
    elegant: {
      greetings: ['Goedenavond, {name}. Wat een genoegen dat je er bent.', 'Welkom in mijn kleine salon, {name}.'],
      tipThanks: ['Ik dank je van harte, {name}.', 'Wat charmant van je, dank je.'],
      smallTalk: [
        'Vertel me over een avond die je nooit bent vergeten.',
        'Een goed gesprek heeft genoeg aan twee mensen en een beetje licht.',
      ],
      goodbyes: ['Het doek valt, maar slechts tot morgen. Goedenacht.'],
    },
  },
};
