import type { LegalDocument } from '../../../contract/document.ts';

export const gtcDe: LegalDocument = {
  title: 'Allgemeine Bedingungen',
  summary:
    'Was für jeden Kauf gilt, kurz gesagt: mit wem du es zu tun hast, was im Preis steckt, wie du zahlst und wie du wieder herauskommst.',
  sections: [
    {
      anchor: 'scope',
      title: 'Mit wem und wofür',
      body: [
        'Du kaufst bei {operator}, {address}. Diese Bedingungen gelten für jeden Kauf von Coins und für alles, was du auf {site} damit bezahlst. Die AGB sagen dasselbe ausführlich; wo sich beide unterscheiden, gilt, was für dich besser ist.',
      ],
    },
    {
      anchor: 'offer',
      title: 'Was du kaufst',
      body: [
        'Coins sind ein Zahlungsmittel nur für diese Seite. Ein Euro sind {coins} Coins. Mit Coins bezahlst du Chats pro Minute und was wir und die Darstellerinnen und Darsteller daneben anbieten.',
        'Ein Vertrag kommt zustande, wenn du den Knopf drückst, der den Preis nennt. Preis und Leistung siehst du vorher.',
      ],
    },
    {
      anchor: 'prices',
      title: 'Was im Preis steckt',
      body: [
        'Jeder Preis enthält die Umsatzsteuer. Ein Konto zu eröffnen, zu haben und zu schließen kostet nichts, und nichts verlängert sich von selbst.',
        'Ein Chat kostet den Minutenpreis, der beim Anfragen zu sehen war, Minute für Minute im Voraus. Zum Start brauchst du den Preis einer Minute.',
      ],
    },
    {
      anchor: 'payment',
      title: 'Wie du zahlst',
      body: [
        'Ein Zahlungsdienst nimmt die Zahlung an und meldet sie uns; die Nummer deiner Karte sehen wir nie. Wird eine Zahlung zurückgebucht, gehen die Coins mit.',
        'Zeit ohne Bild kommt von selbst zurück, wie es in den AGB steht. Was sonst schiefging, bringen wir in Ordnung, wenn du an {email} schreibst.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Vierzehn Tage Widerruf',
      body: [
        'Einen Kauf von Coins kannst du vierzehn Tage lang ohne Grund widerrufen, auf der Seite „Vertrag widerrufen“, per Mail an {email} oder per Post. Du bekommst zurück, was du für nicht ausgegebene Coins bezahlt hast.',
      ],
    },
    {
      anchor: 'contact',
      title: 'So erreichst du uns',
      body: [
        '{operator}, {address}. Per Mail: {email}. Auf dieser Seite kannst du die Bedingungen als Datei speichern; jede Fassung, die je galt, bleibt hier lesbar.',
      ],
    },
  ],
};

export const touDe: LegalDocument = {
  title: 'Nutzungsbedingungen',
  summary:
    'Die Hausregeln für alle auf dieser Seite, angemeldet oder nicht: wer kommen darf, was in Ordnung ist und was nicht.',
  sections: [
    {
      anchor: 'scope',
      title: 'Wer diese Seite nutzen darf',
      body: [
        'Diese Seite ist für Erwachsene. Wer unter 18 ist oder jünger, als das Recht des eigenen Landes verlangt, muss gehen. Die Regeln gelten für alle auf {site}, mit und ohne Konto.',
      ],
    },
    {
      anchor: 'allowed',
      title: 'Was in Ordnung ist',
      body: [
        'Schauen, fragen, scherzen, flirten, Nein sagen und ein Nein hören. Beim Gratis-Chat darf jeder zusehen. Wo andere dabei sind oder Voyeure zusehen dürfen, steht das da, bevor du zahlst.',
      ],
    },
    {
      anchor: 'people',
      title: 'Wie wir miteinander umgehen',
      body: [
        'Auf der anderen Seite sitzt ein Mensch. Nicht erlaubt sind:',
        [
          'Beleidigungen, Drohungen, Hass und Druck jeder Art,',
          'alles, was Minderjährige betrifft oder andeutet,',
          'nach Adressen, Treffen oder Zahlungen außerhalb dieser Seite zu fragen,',
          'sich für jemand anderen auszugeben.',
        ],
      ],
    },
    {
      anchor: 'recording',
      title: 'Bild und Ton bleiben hier',
      body: [
        'Aufnehmen, den Bildschirm abfotografieren, kopieren und weitergeben ist nicht erlaubt, auch nicht für dich selbst. Die Bilder gehören den Darstellerinnen und Darstellern, und sie dürfen gegen jeden vorgehen, der sie nimmt.',
      ],
    },
    {
      anchor: 'technology',
      title: 'Technik',
      body: [
        'Stör die Seite nicht, lies sie nicht mit Programmen aus und umgeh nicht, was sie schützt. Ein Konto ist für einen Menschen; Passwort und Geräte behältst du für dich.',
      ],
    },
    {
      anchor: 'consequences',
      title: 'Was folgt und wo du dich beschwerst',
      body: [
        'Wer die Regeln bricht, kann stummgeschaltet, aus einem Raum entfernt, eingeschränkt oder gesperrt werden; wir sagen, warum. Schreib an {email}, wenn du etwas Rechtswidriges siehst oder meinst, dass wir falsch lagen. Ein Mensch liest es: {operator}, {address}.',
      ],
    },
  ],
};
