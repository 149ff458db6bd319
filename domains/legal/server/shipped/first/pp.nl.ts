import type { LegalDocument } from '../../../contract/document.ts';

export const ppNl: LegalDocument = {
  title: 'Privacy',
  summary:
    'Welke gegevens we bewaren, waarvoor en hoe lang, en wat jij daarover kunt bepalen. Kort: zo weinig mogelijk, niets voor reclame, niets aan anderen zonder reden.',
  sections: [
    {
      anchor: 'controller',
      title: 'Wie verantwoordelijk is',
      body: ['{operator}, {address}, {email}. Schrijf daarheen met elke vraag over privacy.'],
    },
    {
      anchor: 'data',
      title: 'Welke gegevens we verwerken en waarvoor',
      body: [
        'Dat iemand een site als deze bezoekt, kan iets over diens seksuele leven zeggen. Daarom behandelen we alles hier als bijzonder beschermd (artikel 9 AVG) en verwerken we het op basis van de toestemming die je bij je aanmelding geeft.',
        [
          'Account: e-mailadres, wachtwoord (alleen als controlewaarde, argon2id), publieke sleutels van je passkeys, taal, je verklaring dat je volwassen bent. Zodat je kunt inloggen (overeenkomst, artikel 6 lid 1 b).',
          'Profiel: de naam, foto en instellingen die je zelf opgeeft. Performers met wie je chat, zien naam en foto.',
          'Logins: apparaat, land en tijdstip, zodat je toegang door anderen opmerkt. Je IP-adres gebruiken we op het moment van een verzoek om misbruik af te remmen en bewaren we niet bij je account.',
          'Aankopen en overzicht: bestellingen, boekingen van coins, begin, duur en prijs van je chats. Voor afrekening en belasting (overeenkomst en wettelijke plicht, artikel 6 lid 1 b en c).',
          'Chats: de tekstberichten, zodat beide kanten het gesprek zien en we overtredingen kunnen onderzoeken. Beeld en geluid worden doorgegeven en niet opgenomen.',
          'Notities, enquêtes, feedback: wat je ons schrijft. Alleen jij leest je notities over performers.',
        ],
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      body: [
        'We plaatsen alleen cookies waar de site niet zonder kan om te doen wat je vraagt. Er is geen reclame, er zijn geen trackingpixels en geen scripts van anderen.',
        [
          'vesper_session: je login, hoogstens 180 dagen',
          'vesper_visitor: een nummer voor bezoekers zonder account, 180 dagen',
          'vesper_passkey: tijdens een login met een passkey, vijf minuten',
          'vesper_notice: dat je de melding over deze pagina hebt gelezen, een jaar',
          'language, theme, discreet: je keuze van taal, weergave en discrete modus, een jaar',
        ],
      ],
    },
    {
      anchor: 'recipients',
      title: 'Wie gegevens krijgt',
      body: [
        'Performers zien je naam, je foto, je berichten en, als je je camera aanzet, je beeld en geluid zolang de chat duurt. Je e-mailadres zien ze nooit.',
        'De betaaldienst krijgt wat voor de aankoop nodig is: bedrag, bestelnummer en wat je daar zelf invult. Waarover en met wie je chat, komt hij niet te weten. Op je afschrift staat een neutrale naam.',
        'Verder geven we gegevens alleen af als een wet of rechter het eist. De site laadt niets van andere servers; lettertypes, foto’s en video’s komen van ons.',
      ],
    },
    {
      anchor: 'retention',
      title: 'Hoe lang we bewaren',
      body: [
        [
          'Account en profiel: tot je het account laat verwijderen',
          'Logins: tot ze aflopen, hoogstens 180 dagen; links uit e-mails hoogstens drie dagen',
          'Chatberichten: zolang het account bestaat, langer alleen bij een openstaande overtreding',
          'Bestellingen en boekingen: zo lang als belasting- en handelsrecht eisen, tot tien jaar, zonder je naam zodra het account is verwijderd',
          'De inhoud van e-mails wordt na verzending gewist',
        ],
      ],
    },
    {
      anchor: 'rights',
      title: 'Je rechten',
      body: [
        'Je kunt inzage en een kopie van je gegevens vragen, ze laten verbeteren, wissen of beperken, en ze in een gangbaar formaat meenemen. Je kunt bezwaar maken en een toestemming altijd voor de toekomst intrekken; het account eindigt dan en we betalen je resterende saldo terug.',
        'Schrijf naar {email}, het liefst vanaf het adres van je account. We antwoorden binnen een maand. Een klacht kun je indienen bij elke privacytoezichthouder, bijvoorbeeld die van je woonplaats.',
        'Geen programma neemt hier alleen beslissingen met rechtsgevolgen.',
      ],
    },
    {
      anchor: 'security',
      title: 'Veiligheid en discretie',
      body: [
        'Verbindingen zijn versleuteld, wachtwoorden worden nooit als tekst bewaard, en je kunt sessies één voor één of allemaal tegelijk beëindigen. Als we van een incident horen dat jou raakt, vertellen we het je.',
        'De discrete modus geeft het tabblad een neutrale titel en maakt foto’s wazig tot je kijkt. “Meteen verlaten”, of drie keer Escape, brengt je weg van de site.',
      ],
    },
  ],
};
