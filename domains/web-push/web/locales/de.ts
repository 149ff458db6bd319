import type { en } from './en.ts';

export const de: typeof en = {
  'web-push.title': 'Push-Nachrichten',
  'web-push.lead':
    'Sie kommen auch, wenn keine Seite von uns offen ist, und nennen niemanden, außer du erlaubst es oben.',
  'web-push.here': 'In diesem Browser',
  'web-push.unsupported':
    'Dieser Browser kann keine Push-Nachrichten zeigen. Auf einem iPhone füge die Seite zuerst zum Startbildschirm hinzu.',
  'web-push.blocked': 'Push-Nachrichten sind gesperrt. In den Einstellungen deines Browsers kannst du sie erlauben.',
  'web-push.failed': 'Das hat nicht geklappt. Nichts wurde geändert.',
  'web-push.ask': 'Sollen wir dir sagen, wenn jemand live ist?',
  'web-push.askText': 'Mit einer diskreten Push-Nachricht dieses Browsers.',
  'web-push.yes': 'Ja, gern',
  'web-push.askElsewhere': 'Du findest es in deinem Konto unter Benachrichtigungen',
  'web-push.on': 'Du hörst von uns',
  'web-push.stored.subscription': 'Wem die Push-Nachrichten dieses Browsers gehören.',
  'web-push.stored.favourites': 'Wann du zuletzt nach Push-Nachrichten gefragt wurdest.',
  'web-push.stored.token': 'Was die Push-Nachrichten dieses Browsers erneuert.',
};
