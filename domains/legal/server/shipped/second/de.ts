import { ppDe as pp } from '../first/pp.de.ts';
import { tosDe as tos } from '../first/tos.de.ts';
import { revise } from '../revise.ts';

export const ppDe = revise(pp, {
  append: {
    data: [
      'Zustimmungen: welche Fassung unserer Texte du wann angenommen und was du über Speicher und Statistik entschieden hast. Damit wir es nachweisen können (Artikel 7 Absatz 1 DSGVO).',
    ],
    retention: [
      'Nachweise deiner Zustimmungen: solange das Konto besteht und danach drei Jahre, bis mögliche Ansprüche verjährt sind',
      'Statistik: einzelne Ereignisse 90 Tage, danach nur noch Summen ohne Bezug zu dir',
    ],
  },
  replace: {
    cookies: {
      title: 'Cookies und Speicher auf deinem Gerät',
      body: [
        'Was wir auf deinem Gerät ablegen, gehört zu einer von drei Gruppen. Über zwei davon entscheidest du beim ersten Besuch und danach jederzeit unter „Datenschutz-Einstellungen“ am Fuß jeder Seite. Dort ist auch jedes Cookie und jeder Eintrag mit Zweck und Dauer aufgeführt.',
        [
          'Notwendig: Anmeldung, Besuchernummer, Sprache, Darstellung, Lautstärke, gewählte Kamera und deine Entscheidungen selbst. Ohne sie tut die Seite nicht, worum du sie bittest; eine Einwilligung ist dafür nicht nötig (§ 25 Absatz 2 Nummer 2 TDDDG).',
          'Funktional: Annehmlichkeiten wie deine letzten drei Suchen. Nur mit deiner Einwilligung.',
          'Statistik: welche Art von Seite geöffnet und was dort benutzt wird. Nur mit deiner Einwilligung und nur auf unserem eigenen Server, ohne dein Konto, ohne Namen von Darstellerinnen und Darstellern und ohne Inhalte. Aus deiner Besuchernummer wird ein Prüfwert, dessen Schlüssel wir nach einem Tag löschen: Am nächsten Tag können auch wir dich nicht wiedererkennen.',
        ],
        'Ohne Einwilligung zählen wir nur, was nichts über dich sagt: wie oft ein Profil besucht wird und ob Verbindungen abbrechen. Es gibt keine Werbung, keine Zählpixel und keine fremden Skripte.',
        'Eine Einwilligung ist freiwillig, gilt ein Jahr und hat keinen Einfluss darauf, was du hier sehen oder tun kannst. Nimmst du sie zurück, wird gelöscht, was unter ihr auf deinem Gerät gespeichert war.',
      ],
    },
    rights: {
      body: [
        'Du kannst Auskunft und eine Kopie deiner Daten verlangen, sie berichtigen, löschen, einschränken und in einem gängigen Format mitnehmen. Du kannst der Verarbeitung widersprechen.',
        'Einwilligungen kannst du jederzeit für die Zukunft widerrufen: die zu Speicher und Statistik in den Datenschutz-Einstellungen, ohne dass sich sonst etwas ändert; die zu deinem Konto, indem du es löschen lässt. Dein restliches Guthaben zahlen wir dann zurück.',
        'Schreib dafür an {email}, am besten von der Adresse deines Kontos. Wir antworten innerhalb eines Monats. Beschweren kannst du dich bei jeder Datenschutzaufsicht, zum Beispiel der deines Wohnorts.',
        'Entscheidungen mit rechtlicher Wirkung trifft hier kein Programm allein.',
      ],
    },
  },
  after: {
    cookies: {
      anchor: 'device',
      title: 'Offline, als App und Benachrichtigungen',
      body: [
        'Ein kleines Hilfsprogramm in deinem Browser (Service Worker) hält das Gerüst der Seite und eine Offline-Seite bereit, damit sie schneller lädt und auch ohne Netz antwortet. Bezahlte Inhalte, Chats und deine persönlichen Seiten legt es nie ab. Du entfernst es zusammen mit den Websitedaten in den Einstellungen deines Browsers.',
        'Du kannst die Seite wie eine App installieren. Wir erfahren dadurch nichts zusätzlich über dich. Auf deinem Gerät erscheint sie aber mit Namen und Symbol; denk daran, wenn andere es benutzen.',
        'Push-Nachrichten verschicken wir nicht. Sollten wir sie einmal anbieten, fragen wir dich vorher.',
      ],
    },
  },
});

export const tosDe = revise(tos, {
  append: {
    scope: 'Die geltende und alle früheren Fassungen kannst du auf dieser Seite lesen und speichern.',
  },
  replace: {
    withdrawal: {
      body: [
        'Als Verbraucher kannst du einen Kauf von Coins binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag des Kaufs. Es genügt, dass du uns vor ihrem Ablauf eine eindeutige Erklärung schickst: mit der Funktion „Vertrag widerrufen“ am Fuß jeder Seite, an {email} oder per Post an {operator}, {address}.',
        'Die Funktion führt dich in zwei Schritten durch den Widerruf, auch ohne Anmeldung. Den Eingang bestätigen wir dir sofort per E-Mail, mit dem Wortlaut deiner Erklärung, Datum und Uhrzeit.',
        'Wir zahlen dir binnen vierzehn Tagen, nachdem uns dein Widerruf erreicht hat, alles zurück, was du für die noch nicht ausgegebenen Coins bezahlt hast, auf demselben Weg, auf dem du bezahlt hast, und ohne Kosten für dich.',
        'Startest du vor Ablauf der Frist einen bezahlten Chat, verlangst du ausdrücklich, dass wir sofort beginnen, und weißt, dass dein Widerrufsrecht für diese Leistung erlischt, wenn sie vollständig erbracht ist. Dafür ausgegebene Coins sind verbraucht.',
        'Du kannst auch dieses Muster verwenden: „Hiermit widerrufe ich den Kauf von Coins vom [Datum]. Name, E-Mail-Adresse des Kontos, Datum.“',
      ],
    },
    report: {
      body: [
        'Melde rechtswidrige Inhalte oder Verhalten an {email}, unsere Kontaktstelle nach Artikel 11 und 12 der Verordnung (EU) 2022/2065 (Gesetz über digitale Dienste). Sag uns, worum es geht und wo es zu finden ist. Wir bestätigen den Eingang, prüfen innerhalb von sieben Werktagen und teilen dir das Ergebnis mit Gründen mit.',
        'Aufnahmen, denen eine abgebildete Person nicht zugestimmt hat, entfernen wir innerhalb von 48 Stunden.',
        'Gegen unsere Entscheidung kannst du binnen sechs Monaten kostenlos Beschwerde einlegen. Ein Mensch sieht sie sich an. Du kannst dich auch an eine zugelassene außergerichtliche Streitbeilegungsstelle wenden (Artikel 21) oder vor Gericht gehen.',
      ],
    },
  },
});
