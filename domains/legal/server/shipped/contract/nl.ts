import type { LegalDocument } from '../../../contract/document.ts';

export const contractNl: LegalDocument = {
  title: 'Overeenkomst met performers',
  summary:
    'Wat jij en wij afspreken voordat je hier te zien bent: wat jij doet, wat wij doen, wat je verdient en hoe we weer uit elkaar gaan.',
  sections: [
    {
      anchor: 'parties',
      title: 'Wie met wie',
      body: [
        'Deze overeenkomst is tussen {operator}, {address}, en jou, de persoon die tekent. Ze begint als we je aanmelding accepteren, en niet eerder.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Alleen volwassenen',
      body: [
        'Je bent vandaag en op elke dag waarop iets van jou wordt opgenomen minstens 18 jaar. Je bewijst ons je identiteit en leeftijd voordat je te zien bent, en opnieuw als je document verloopt of wij erom vragen.',
        "In je shows, foto's en films is niemand anders te zien, tenzij die persoon hier is gecontroleerd en met precies dat ene heeft ingestemd.",
      ],
    },
    {
      anchor: 'yours',
      title: 'Jij beslist',
      body: [
        'Jij beslist wanneer je werkt, wat je laat zien en wat je weigert. Er zijn geen minimumuren. Je mag elke show op elk moment zonder reden beëindigen.',
        'Je prijzen bepaal je zelf binnen de grenzen die je ziet.',
      ],
    },
    {
      anchor: 'rules',
      title: 'Wat niet getoond mag worden',
      body: [
        [
          'minderjarigen of iets dat aan hen doet denken',
          'geweld, dwang of mensen die niet kunnen instemmen',
          'mensen die niet hebben ingestemd',
          'wat de wet van jouw of ons land verbiedt',
        ],
        'We bekijken livebeelden en uploads, en stoppen direct wat deze regels breekt.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Je beelden blijven van jou',
      body: [
        'Alle rechten op je opnamen blijven bij jou. Je staat {site} toe ze te bewaren, om te zetten en te tonen zolang je ze hier laat, en met wat je openbaar hebt gemaakt reclame voor je te maken.',
        'Je kunt je toestemming altijd intrekken. Wat je intrekt, verdwijnt binnen een minuut overal; gegevens die de wet vraagt, blijven.',
      ],
    },
    {
      anchor: 'money',
      title: 'Wat je verdient',
      body: [
        'Van elke verkoop krijg je het aandeel dat op die dag in je studio staat; een aandeel verandert nooit met terugwerkende kracht. Eén euro is {coins} coins.',
        'Bij elke uitbetaling schrijven we een creditnota. We betalen als je belastinggegevens compleet zijn en het minimum is bereikt. Wat gasten via hun bank terughalen, kan van latere uitbetalingen afgaan, nooit meer dan voor die verkoop is betaald.',
      ],
    },
    {
      anchor: 'data',
      title: 'Wat we van je bewaren',
      body: [
        'Je identiteitsdocumenten bewaren we versleuteld en apart van al het andere, zolang deze overeenkomst en de wet dat vragen. Je echte naam ziet geen enkele gast en staat in geen adres.',
        'Wie hier je documenten leest, laat een regel met de reden achter.',
      ],
    },
    {
      anchor: 'end',
      title: 'Hoe het eindigt',
      body: [
        'Je kunt deze overeenkomst altijd direct beëindigen door aan {email} te schrijven. Wij kunnen haar met 14 dagen opzegtermijn beëindigen, en direct als een regel hierboven wordt gebroken.',
        'Wat je hebt verdiend, wordt uitbetaald. Je artiestennaam blijft een jaar voor je gereserveerd.',
      ],
    },
    {
      anchor: 'law',
      title: 'Recht',
      body: [
        'Geldt een zin van deze overeenkomst niet, dan gelden de andere wel. Het recht dat je beschermt waar je woont, blijft gelden.',
      ],
    },
  ],
};
