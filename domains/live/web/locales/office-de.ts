import type { officeEn } from './office-en.ts';

export const officeDe = {
  'live.office.paidBack.menu': 'Gutschriften',
  'live.office.paidBack.title': 'Gutschriften',
  'live.office.paidBack.lead':
    'Gäste, deren eigene Leitung im bezahlten Chat abriss. Bis zu {cap} Minuten am Tag kommen von selbst zurück, darüber hinaus wird die Zeit zurückgehalten und steht hier. Ab {alarm} Minuten ist ein Tag markiert.',
  'live.office.paidBack.day': 'Tag (UTC)',
  'live.office.paidBack.show': 'Anzeigen',
  'live.office.paidBack.guest': 'Gast',
  'live.office.paidBack.times': 'Anzahl',
  'live.office.paidBack.seconds': 'Sekunden',
  'live.office.paidBack.coins': 'Coins',
  'live.office.paidBack.withheld': 'Zurückgehalten',
  'live.office.paidBack.withheldText': '{seconds} s · {coins} Coins',
  'live.office.paidBack.pay': 'Auszahlen',
  'live.office.paidBack.paidOut': 'Ausgezahlt',
  'live.office.paidBack.payTitle': 'Zurückgehaltene Zeit auszahlen?',
  'live.office.paidBack.payText':
    '{name} bekommt {coins} Coins zurück, als Erstattung des Chats, und liest es in den Umsätzen.',
  'live.office.paidBack.reason': 'Warum',
  'live.office.paidBack.reasonHint': 'Es steht im Protokoll.',
  'live.office.paidBack.reasonMissing': 'Bitte sag in ein paar Worten, warum.',
  'live.office.paidBack.cancel': 'Abbrechen',
  'live.office.paidBack.payout': 'Auszahlung',
  'live.office.paidBack.state': 'Stand',
  'live.office.paidBack.state.quiet': 'Üblich',
  'live.office.paidBack.state.alarm': 'Viel',
  'live.office.paidBack.state.capped': 'Grenze erreicht',
  'live.office.paidBack.check': 'Als geprüft markieren',
  'live.office.paidBack.checked': 'Geprüft',
  'live.office.paidBack.noneOf': 'An diesem Tag hat kein Gast etwas zurückbekommen',
  'live.office.paidBack.noneText':
    'Zeit ohne Bild, für die die Darstellerin, der Darsteller oder das Haus gesorgt hat, steht hier nicht.',
} satisfies Record<keyof typeof officeEn, string>;
