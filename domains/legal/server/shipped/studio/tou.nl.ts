import type { LegalDocument } from '../../../contract/document.ts';

export const touNl: LegalDocument = {
  title: 'Gebruiksvoorwaarden voor de studio',
  summary:
    'Wat er geldt als je bij ons voor de camera werkt: wie live mag gaan, waar jij over beslist, wat niet wordt getoond, wat je verdient en hoe je stopt.',
  sections: [
    {
      anchor: 'scope',
      title: 'Waarvoor dit geldt',
      body: [
        'Deze voorwaarden gelden tussen jou en {operator}, {address} (“wij”), voor alles wat je in de studio van {site} doet. Wat ze niet regelen, regelen ook voor jou de algemene voorwaarden en de privacyverklaring van de site.',
        'Ga je in de studio akkoord met een versie, dan leggen we vast met welke en wanneer. Veranderen we de voorwaarden, dan vragen we het je daar opnieuw. Alle versies kun je in de studio lezen, vergelijken en bewaren.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Meerderjarig en geïdentificeerd',
      body: [
        'Je bent minstens 18 jaar. We controleren je leeftijd en identiteit aan de hand van een officieel document voordat we de studio voor je openen.',
        'Dat geldt voor iedereen die in je shows of op je foto’s te zien of te horen is: we hebben het leeftijdsbewijs en de schriftelijke toestemming van die persoon voordat die verschijnt, en bewaren beide.',
        'Je toegang is alleen van jou. Niemand anders gaat er live mee.',
      ],
    },
    {
      anchor: 'consent',
      title: 'Jij beslist',
      body: [
        'Of, wanneer en hoe lang je live bent en wat je doet, beslis jij alleen. Gasten, derden en wijzelf mogen je nergens toe dwingen. In de studio kun je op elk moment',
        [
          'een chatverzoek weigeren en elke chat beëindigen,',
          'gasten dempen of uit je kamer halen,',
          'landen uitsluiten waar je niet te zien wilt zijn,',
          'voyeurs, de voorvertoning en het automatisch aannemen van chats uitzetten.',
        ],
        'Zet iemand je onder druk, houdt iemand je papieren of je geld achter of word je gedwongen te werken, schrijf dan naar {email}. We helpen je en behandelen wat je zegt vertrouwelijk; het werkt nooit tegen je.',
        'Beeld en geluid van je shows geven we alleen door; we nemen ze niet op. Een foto waarmee een afgebeelde persoon niet of niet meer instemt, verwijderen we binnen 48 uur.',
      ],
    },
    {
      anchor: 'content',
      title: 'Wat niet wordt getoond',
      body: [
        'Niet toegestaan, ook niet als spel, als toespeling of op verzoek van een gast, is',
        [
          'alles wat minderjarigen toont, noemt, nabootst of aan hen doet denken, door kleding, rol, taal, namen of voorwerpen,',
          'dwang, geweld en alles met mensen die niet instemmen of niet kunnen instemmen,',
          'dieren, wapens en drugs,',
          'beelden, muziek en namen waarop je geen rechten hebt,',
          'wat volgens jouw of ons recht verboden is.',
        ],
        'De foto’s en teksten van je profiel ziet iedereen, ook zonder in te loggen: ze zijn niet onthullend. Woorden die op minderjarigen zinspelen, weigert de studio vanzelf.',
        'Bij elk teken van minderjarigen of dwang grijpen we meteen in en melden we het bij de autoriteiten.',
      ],
    },
    {
      anchor: 'guests',
      title: 'Gasten en hun gegevens',
      body: [
        'Van een gast zie je naam, foto en berichten en, zolang de camera aanstaat, de gast zelf. Dat gebruik je alleen voor de chat: je neemt niets op, geeft niets door en probeert niet te achterhalen wie iemand is.',
        'Vraag gasten niet om adressen, betaalgegevens, ontmoetingen of geld buiten de site om. Heb je toch iets vernomen of is er iets in verkeerde handen gekomen, zeg het ons dan meteen.',
      ],
    },
    {
      anchor: 'earnings',
      title: 'Prijzen en inkomsten',
      body: [
        'Je bepaalt je prijzen zelf, van een halve tot honderd coins per minuut. Een nieuwe prijs geldt voor chats die daarna beginnen.',
        'Van de coins die gasten voor chats met jou betalen, krijg je het deel dat we met je hebben afgesproken, naar beneden afgerond op een honderdste coin. Het wordt elke minuut geboekt; onder “Inkomsten” staat elke chat met duur, prijs en jouw deel.',
        'Komt er minstens vijf seconden geen beeld bij de gast aan of beëindig jij de chat, dan krijgt de gast de niet geleverde tijd terug en gaat jouw deel daarvan er weer af. Laat een gast een betaling door de bank terugboeken, dan houd jij wat je hebt verdiend.',
      ],
    },
    {
      anchor: 'payouts',
      title: 'Uitbetaling',
      body: [
        'Je saldo rekenen we om zoals bij opwaarderen: één euro is {coins} coins. We betalen het zo vaak en op de manier uit als we met je hebben afgesproken, alleen aan jou zelf, en geven je van elke uitbetaling een afrekening.',
        'Je werkt zelfstandig; belastingen en premies draag je zelf af.',
      ],
    },
    {
      anchor: 'breaches',
      title: 'Overtredingen en klachten',
      body: [
        'Houd je je niet aan deze voorwaarden, dan kunnen we een show beëindigen, inhoud verwijderen of je studio sluiten. We zeggen je waarom.',
        'Tegen onze beslissing kun je binnen zes maanden gratis een klacht indienen; schrijf naar {email}. Een mens bekijkt die en antwoordt binnen zeven werkdagen.',
      ],
    },
    {
      anchor: 'end',
      title: 'Stoppen',
      body: [
        'Je kunt op elk moment stoppen, zonder termijn en zonder reden. Schrijf naar {email}: we sluiten je studio, halen je profiel en foto’s van de site en betalen uit wat je toekomt.',
        'Wij kunnen opzeggen met een termijn van veertien dagen, en bij ernstige overtredingen meteen.',
        'Afrekeningen, leeftijdsbewijzen en toestemmingen bewaren we zo lang als de wet het vraagt. Al het andere wissen we.',
      ],
    },
    {
      anchor: 'final',
      title: 'Tot slot',
      body: [
        'Het recht van het land waar {operator} is gevestigd, is van toepassing; dwingende bescherming door het recht van jouw land blijft bestaan. Is één regel ongeldig, dan blijven de andere gelden.',
      ],
    },
  ],
};
