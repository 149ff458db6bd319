import type { en } from './en.ts';

export const de = {
  'office.office.home.title': 'Überblick',
  'office.office.home.menu': 'Überblick',
  'office.office.home.lead': 'Was jetzt deine Aufmerksamkeit braucht.',
  'office.office.home.places': 'Bereiche',
  'office.office.mail.title': 'Postausgang',
  'office.office.mail.menu': 'Mail',
  'office.office.mail.lead': 'Jede Mail, die das Haus geschrieben hat.',
  'office.office.mail.capturedNote':
    'Es ist kein Mailserver eingestellt: Mails bleiben hier zum Lesen. Mit SMTP_URL werden sie verschickt.',
  'office.office.mail.search': 'Empfänger oder Betreff suchen',
  'office.office.mail.state': 'Stand',
  'office.office.mail.all': 'Jeder Stand',
  'office.office.mail.captured': 'Festgehalten',
  'office.office.mail.queued': 'Wartet',
  'office.office.mail.sent': 'Verschickt',
  'office.office.mail.failed': 'Gescheitert',
  'office.office.mail.recipient': 'Empfänger',
  'office.office.mail.subject': 'Betreff',
  'office.office.mail.created': 'Geschrieben',
  'office.office.mail.none': 'Keine Mail',
  'office.office.mail.noneText': 'Es wurde noch nichts geschrieben, oder nichts passt zur Suche.',
  'office.office.mail.older': 'Ältere Mails',
  'office.office.mail.newest': 'Neueste Mails',
  'office.office.mail.apply': 'Suchen',
  'office.office.mail.back': 'Alle Mails',
  'office.office.mail.erased':
    'Der Inhalt einer verschickten Mail ist gelöscht: Er kann Links enthalten, die Konten öffnen.',
  'office.office.mail.attempts':
    '{count, plural, =0 {noch nicht versucht} one {einmal versucht} other {#-mal versucht}}',
  'office.office.mail.text': 'Text',
  'office.office.mail.preview': 'So zeigen es Mailprogramme',
  'office.office.styleguide.menu': 'Stilbuch',
  'office.office.styleguide.title': 'Alle Bausteine in allen Zuständen',
  'office.office.styleguide.density': 'Dichte',
  'office.office.styleguide.back': 'Zurück ins Büro',
} satisfies Record<keyof typeof en, string>;
