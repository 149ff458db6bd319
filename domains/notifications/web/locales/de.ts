import type { en } from './en.ts';

export const de: typeof en = {
  'notifications.label': 'Benachrichtigungen',
  'notifications.close': '„{title}“ schließen',
  'notifications.toPreferences': 'Einstellen, wovon du hörst',
  'notifications.preferences.title': 'Benachrichtigungen',
  'notifications.preferences.lead': 'Wovon du hörst, auf welchen Wegen, wie oft und wann nicht.',
  'notifications.ways': 'Wege',
  'notifications.waysHint': 'Was du hier ausschaltest, bleibt bei allen Nachrichten aus.',
  'notifications.way.site': 'Auf der Seite, hinter der Glocke',
  'notifications.way.email': 'Per E-Mail',
  'notifications.way.push': 'Als Push-Nachricht dieses Browsers',
  'notifications.way.sms': 'Per SMS',
  'notifications.digest': 'E-Mails',
  'notifications.digest.none': 'Sofort',
  'notifications.digest.hourly': 'Gesammelt, jede Stunde',
  'notifications.digest.daily': 'Gesammelt, am Abend',
  'notifications.explicit': 'Namen dürfen zu sehen sein',
  'notifications.explicitHint':
    'Eingeschaltet nennen Betreffzeilen, Push-Nachrichten und SMS Namen und Anlass, ausgeschaltet nicht.',
  'notifications.every': 'Höchstens, pro Darsteller',
  'notifications.everyHours':
    '{minutes, plural, =0 {Jedes Mal} =60 {Einmal pro Stunde} =1440 {Einmal am Tag} =10080 {Einmal pro Woche} other {Einmal in {hours} Stunden}}',
  'notifications.quiet': 'Ruhezeiten',
  'notifications.quietHint':
    'E-Mails, Push-Nachrichten und SMS warten, bis sie vorbei sind. Die Glocke füllt sich still.',
  'notifications.quietOn': 'Ruhezeiten einhalten',
  'notifications.quietFrom': 'Von',
  'notifications.quietTo': 'Bis',
  'notifications.zone': 'Nach den Uhren von {zone}',
  'notifications.unsubscribe.title': 'Keine dieser Mails mehr?',
  'notifications.unsubscribe.text': 'Du bekommst dann keine Mails mehr zu: {label}.',
  'notifications.unsubscribe.submit': 'Abbestellen',
  'notifications.unsubscribe.done': 'Erledigt',
  'notifications.unsubscribe.doneText': 'Es kommen keine Mails mehr zu: {label}.',
  'notifications.unsubscribe.failed': 'Das hat nicht geklappt',
};
