import type { en } from './en.ts';

export const nl = {
  'office.office.home.title': 'Overzicht',
  'office.office.home.menu': 'Overzicht',
  'office.office.home.lead': 'Wat nu je aandacht vraagt.',
  'office.office.home.places': 'Plekken',
  'office.office.mail.title': 'Uitgaande mail',
  'office.office.mail.menu': 'Mail',
  'office.office.mail.lead': 'Elke mail die het huis heeft geschreven.',
  'office.office.mail.capturedNote':
    'Er is geen mailserver ingesteld: mails blijven hier om te lezen. Stel SMTP_URL in om ze te versturen.',
  'office.office.mail.search': 'Zoek ontvanger of onderwerp',
  'office.office.mail.state': 'Status',
  'office.office.mail.all': 'Elke status',
  'office.office.mail.captured': 'Vastgehouden',
  'office.office.mail.queued': 'Wacht',
  'office.office.mail.sent': 'Verstuurd',
  'office.office.mail.failed': 'Mislukt',
  'office.office.mail.recipient': 'Ontvanger',
  'office.office.mail.subject': 'Onderwerp',
  'office.office.mail.created': 'Geschreven',
  'office.office.mail.none': 'Geen mail',
  'office.office.mail.noneText': 'Er is nog niets geschreven, of niets past bij de zoekopdracht.',
  'office.office.mail.older': 'Oudere mails',
  'office.office.mail.newest': 'Nieuwste mails',
  'office.office.mail.apply': 'Zoeken',
  'office.office.mail.back': 'Alle mails',
  'office.office.mail.erased':
    'De inhoud van een verstuurde mail is gewist: er kunnen links in staan die accounts openen.',
  'office.office.mail.attempts':
    '{count, plural, =0 {nog niet geprobeerd} one {één keer geprobeerd} other {# keer geprobeerd}}',
  'office.office.mail.text': 'Tekst',
  'office.office.mail.preview': 'Zoals mailprogramma’s het tonen',
  'office.office.styleguide.menu': 'Stijlgids',
  'office.office.styleguide.title': 'Alle onderdelen in alle toestanden',
  'office.office.styleguide.density': 'Dichtheid',
  'office.office.styleguide.back': 'Terug naar kantoor',
} satisfies Record<keyof typeof en, string>;
