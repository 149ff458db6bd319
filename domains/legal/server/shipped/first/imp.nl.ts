import type { LegalDocument } from '../../../contract/document.ts';

export const impNl: LegalDocument = {
  title: 'Colofon',
  summary: 'Wie deze site beheert en hoe je ons bereikt.',
  sections: [
    { anchor: 'operator', title: 'Beheerder', body: ['{operator}', '{address}'] },
    {
      anchor: 'contact',
      title: 'Contact',
      body: [
        'E-mail: {email}. Meestal antwoorden we binnen twee werkdagen, op meldingen over inhoud sneller.',
        'Dit adres is ook ons contactpunt voor gebruikers en autoriteiten volgens artikel 11 en 12 van Verordening (EU) 2022/2065. Je kunt in het Nederlands, Engels, Duits of Spaans schrijven.',
      ],
    },
    {
      anchor: 'responsible',
      title: 'Verantwoordelijk voor de inhoud',
      body: ['{operator}, adres zie boven.'],
    },
    {
      anchor: 'minors',
      title: 'Bescherming van minderjarigen',
      body: [
        'Deze dienst is alleen voor volwassenen. Elke pagina draagt het RTA-label dat filterprogramma’s herkennen: ouders kunnen daarmee de toegang op hun apparaten blokkeren.',
        'Meldingen over de bescherming van minderjarigen gaan naar {email} en krijgen voorrang.',
      ],
    },
    {
      anchor: 'disputes',
      title: 'Geschillen',
      body: [
        'Schrijf ons eerst; meestal komen we eruit. We nemen niet deel aan procedures bij een geschillencommissie, tenzij we daartoe verplicht zijn.',
      ],
    },
  ],
};
