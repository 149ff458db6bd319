import type { LegalDocument } from '../../../contract/document.ts';

export const gtcNl: LegalDocument = {
  title: 'Algemene bepalingen',
  summary:
    'Wat voor elke aankoop geldt, in het kort: met wie je te maken hebt, wat er in de prijs zit, hoe je betaalt en hoe je er weer van afkomt.',
  sections: [
    {
      anchor: 'scope',
      title: 'Met wie en waarvoor',
      body: [
        'Je koopt bij {operator}, {address}. Deze bepalingen gelden voor elke aankoop van coins en voor alles wat je er op {site} mee betaalt. De algemene voorwaarden zeggen hetzelfde uitgebreid; waar ze verschillen, geldt wat voor jou beter is.',
      ],
    },
    {
      anchor: 'offer',
      title: 'Wat je koopt',
      body: [
        'Coins zijn een betaalmiddel voor deze site alleen. Eén euro is {coins} coins. Met coins betaal je chats per minuut en wat wij en de performers daarnaast aanbieden.',
        'Er is een overeenkomst zodra je op de knop met de prijs drukt. Prijs en inhoud zie je daarvoor.',
      ],
    },
    {
      anchor: 'prices',
      title: 'Wat er in de prijs zit',
      body: [
        'Elke prijs is inclusief btw. Een account openen, hebben en sluiten kost niets, en niets wordt vanzelf verlengd.',
        'Een chat kost de minuutprijs die je zag toen je erom vroeg, minuut voor minuut vooraf. Om te beginnen heb je de prijs van één minuut nodig.',
      ],
    },
    {
      anchor: 'payment',
      title: 'Hoe je betaalt',
      body: [
        'Een betaaldienst neemt de betaling aan en meldt die aan ons; het nummer van je kaart zien wij nooit. Wordt een betaling teruggeboekt, dan gaan de coins mee.',
        'Tijd zonder beeld komt vanzelf terug, zoals in de algemene voorwaarden staat. Wat er verder misging, zetten we recht als je naar {email} schrijft.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Veertien dagen bedenktijd',
      body: [
        'Een aankoop van coins kun je veertien dagen lang zonder reden herroepen, op de pagina “Overeenkomst herroepen”, per mail aan {email} of per post. Je krijgt terug wat je voor niet uitgegeven coins hebt betaald.',
      ],
    },
    {
      anchor: 'contact',
      title: 'Zo bereik je ons',
      body: [
        '{operator}, {address}. Per mail: {email}. Op deze pagina kun je de bepalingen als bestand bewaren; elke versie die ooit gold, blijft hier te lezen.',
      ],
    },
  ],
};

export const touNl: LegalDocument = {
  title: 'Gebruiksvoorwaarden',
  summary: 'De huisregels voor iedereen op deze site, ingelogd of niet: wie mag komen, wat prima is en wat niet.',
  sections: [
    {
      anchor: 'scope',
      title: 'Wie deze site mag gebruiken',
      body: [
        'Deze site is voor volwassenen. Wie jonger is dan 18, of jonger dan het recht van het eigen land vraagt, moet weg. De regels gelden voor iedereen op {site}, met en zonder account.',
      ],
    },
    {
      anchor: 'allowed',
      title: 'Wat prima is',
      body: [
        'Kijken, vragen, grapjes maken, flirten, nee zeggen en een nee horen. Naar de gratis chat mag iedereen kijken. Waar anderen bij zijn of voyeurs mogen meekijken, staat dat er voordat je betaalt.',
      ],
    },
    {
      anchor: 'people',
      title: 'Hoe we met elkaar omgaan',
      body: [
        'Aan de andere kant zit een mens. Niet toegestaan zijn:',
        [
          'beledigingen, bedreigingen, haat en elke vorm van druk,',
          'alles wat minderjarigen betreft of suggereert,',
          'vragen naar adressen, afspraken of betalingen buiten deze site,',
          'je voor iemand anders uitgeven.',
        ],
      ],
    },
    {
      anchor: 'recording',
      title: 'Beeld en geluid blijven hier',
      body: [
        'Opnemen, het scherm fotograferen, kopiëren en doorgeven mag niet, ook niet voor jezelf. De beelden zijn van de performers, en zij mogen optreden tegen wie ze meeneemt.',
      ],
    },
    {
      anchor: 'technology',
      title: 'Techniek',
      body: [
        'Stoor de site niet, lees haar niet met programma’s uit en omzeil niet wat haar beschermt. Een account is voor één mens; je wachtwoord en je apparaten houd je voor jezelf.',
      ],
    },
    {
      anchor: 'consequences',
      title: 'Wat volgt en waar je klaagt',
      body: [
        'Wie de regels breekt, kan gedempt, uit een kamer gezet, beperkt of geblokkeerd worden; we zeggen waarom. Schrijf naar {email} als je iets onwettigs ziet of vindt dat wij fout zaten. Een mens leest het: {operator}, {address}.',
      ],
    },
  ],
};
