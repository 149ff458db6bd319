import type { LegalDocument } from '../../../contract/document.ts';

export const tosNl: LegalDocument = {
  title: 'Algemene voorwaarden',
  summary:
    'Wat er geldt als je deze site gebruikt: wie mag meedoen, wat coins en chats kosten, wanneer je geld terugkrijgt en hoe we met elkaar omgaan.',
  sections: [
    {
      anchor: 'scope',
      title: 'Wie wij zijn en waarvoor dit geldt',
      body: [
        'Deze voorwaarden gelden tussen jou en {operator}, {address} (“wij”), voor alles wat je op {site} doet: kijken, chatten, coins kopen en uitgeven.',
        'De versie die je bij je aanmelding hebt geaccepteerd, geldt. Als we die veranderen, vragen we het je eerst; zonder je toestemming blijft de oude versie gelden voor je saldo.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Alleen voor volwassenen',
      body: [
        'Je moet minstens 18 jaar zijn, en zo oud als het recht van je land voor zo’n dienst vraagt. We mogen je leeftijd controleren en inhoud tot die tijd achterhouden.',
        'Alle performers zijn volwassen. Hun identiteit en leeftijd zijn gecontroleerd vóór hun eerste uitzending.',
        'Deel je toegang niet en houd minderjarigen weg van een apparaat waarop je bent ingelogd.',
      ],
    },
    {
      anchor: 'account',
      title: 'Je account',
      body: [
        'Een account is gratis. Je hebt een eigen e-mailadres nodig en een wachtwoord of passkey. Bevestig het adres, zodat je een vergeten wachtwoord kunt vervangen.',
        'Eén account hoort bij één persoon. Laat het ons meteen weten als je denkt dat iemand anders het gebruikt; onder “Beveiliging” kun je alle apparaten afmelden.',
        'Je kunt altijd opzeggen, zonder termijn en zonder reden. Schrijf naar {email}.',
      ],
    },
    {
      anchor: 'coins',
      title: 'Coins',
      body: [
        'Je betaalt met coins. Eén euro is {coins} coins; bij het opwaarderen ronden we in jouw voordeel af op hele coins. De prijs in euro zie je vóór elke aankoop en naast elke prijs in coins. De btw is inbegrepen.',
        'Coins kun je alleen op deze site uitgeven, niet overdragen, en ze leveren geen rente op. Ze vervallen niet zolang je account bestaat.',
        'Een betaaldienst handelt de betaling af. De coins worden bijgeschreven zodra die bevestigt. Wordt een betaling teruggeboekt, dan nemen we de coins terug; je saldo kan dan onder nul komen.',
      ],
    },
    {
      anchor: 'chats',
      title: 'Wat een chat kost',
      body: [
        'De overeenkomst voor een betaalde chat ontstaat als je hem tegen de getoonde prijs start en de ander aanneemt. Vanaf het eerste beeld wordt elke begonnen minuut vooraf afgerekend. Gratis chat en voorvertoningen kosten niets.',
        'De prijs geldt voor de hele chat, ook als hij intussen voor anderen verandert. Zijn je coins niet genoeg voor de volgende minuut, dan stopt de chat; we waarschuwen je een minuut van tevoren.',
        'Je kunt op elk moment weggaan. De begonnen minuut is betaald en daarna loopt er niets door.',
      ],
    },
    {
      anchor: 'picture',
      title: 'Als het beeld uitvalt',
      body: [
        'Komt er vijf seconden geen beeld bij je aan, dan schrijven we de tijd zonder beeld op de seconde bij. Dat gebeurt vanzelf en staat in je overzicht naast de minuut. Lag het aan je eigen verbinding, dan gebeurt het voor ten hoogste tien minuten per dag vanzelf; daarboven bekijken we het geval eerst.',
        'Valt er bij ons iets uit, dan wordt er na het laatste aangekomen beeld niets meer berekend. Je wettelijke rechten bij gebreken blijven bestaan.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Herroepingsrecht',
      body: [
        'Als consument kun je een aankoop van coins binnen veertien dagen zonder reden herroepen. De termijn begint op de dag van de aankoop. Het is genoeg dat je ons vóór het einde een duidelijke verklaring stuurt: naar {email} of per post naar {operator}, {address}.',
        'Binnen veertien dagen betalen we dan terug wat je voor de nog niet uitgegeven coins hebt betaald, op dezelfde manier als je hebt betaald en zonder kosten voor jou.',
        'Start je vóór het einde van de termijn een betaalde chat, dan vraag je uitdrukkelijk dat we meteen beginnen en weet je dat je herroepingsrecht voor die dienst vervalt als hij volledig is geleverd. De daarvoor uitgegeven coins zijn verbruikt.',
        'Je kunt dit formulier gebruiken: “Hierbij herroep ik de aankoop van coins van [datum]. Naam, e-mailadres van het account, datum.” We bevestigen de ontvangst per e-mail.',
      ],
    },
    {
      anchor: 'conduct',
      title: 'Hoe we met elkaar omgaan',
      body: [
        'Aan de andere kant zit een mens aan het werk. Nee is nee. Niet toegestaan zijn:',
        [
          'beledigen, bedreigen, druk uitoefenen en haat,',
          'alles wat minderjarigen betreft of aan hen doet denken,',
          'beeld of geluid opnemen, kopiëren of doorgeven,',
          'aandringen op namen, adressen of ontmoetingen, of performers naar andere manieren van betalen leiden,',
          'programma’s die de site storen, bespioneren of omzeilen.',
        ],
        'Performers mogen gasten dempen, uit hun kamer zetten en landen uitsluiten. Bij ernstige of herhaalde overtredingen beperken of blokkeren we accounts; we zeggen waarom, en je kunt een klacht indienen.',
      ],
    },
    {
      anchor: 'report',
      title: 'Inhoud melden, klachten',
      body: [
        'Meld onwettige inhoud of onwettig gedrag via {email}. We bevestigen de ontvangst, onderzoeken het binnen zeven werkdagen en laten je de uitkomst weten. Beelden waarmee een afgebeeld persoon niet heeft ingestemd, verwijderen we binnen 48 uur.',
        'Tegen onze beslissing kun je binnen zes maanden gratis een klacht indienen. Een mens kijkt ernaar.',
      ],
    },
    {
      anchor: 'liability',
      title: 'Aansprakelijkheid en beschikbaarheid',
      body: [
        'We zijn onbeperkt aansprakelijk bij opzet, grove nalatigheid en bij schade aan leven, lichaam en gezondheid. Bij lichte nalatigheid zijn we alleen aansprakelijk voor schending van wezenlijke plichten, beperkt tot de voorzienbare schade.',
        'We kunnen niet beloven dat een bepaald persoon op een bepaald moment uitzendt. Onderhoud kondigen we waar mogelijk aan.',
      ],
    },
    {
      anchor: 'final',
      title: 'Tot slot',
      body: [
        'Het recht van het land waar {operator} gevestigd is, is van toepassing. Dwingende consumentenrechten van je eigen land blijven gelden, en je kunt ook daar naar de rechter.',
        'Is één regel ongeldig, dan blijven de andere gelden. We nemen niet deel aan procedures bij een geschillencommissie, tenzij we daartoe verplicht zijn.',
      ],
    },
  ],
};
