import type { LegalDocument } from '../../../contract/document.ts';

export const tosDe: LegalDocument = {
  title: 'Allgemeine Geschäftsbedingungen',
  summary:
    'Was gilt, wenn du diese Seite benutzt: wer mitmachen darf, was Coins und Chats kosten, wann du Geld zurückbekommst und wie wir miteinander umgehen.',
  sections: [
    {
      anchor: 'scope',
      title: 'Wer wir sind und wofür das gilt',
      body: [
        'Diese Bedingungen gelten zwischen dir und {operator}, {address} („wir“), für alles, was du auf {site} tust: zuschauen, chatten, Coins kaufen und ausgeben.',
        'Es gilt die Fassung, die du bei der Registrierung angenommen hast. Ändern wir sie, fragen wir dich vorher; ohne deine Zustimmung gilt die alte Fassung für dein Guthaben weiter.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Nur für Erwachsene',
      body: [
        'Du musst mindestens 18 Jahre alt sein, und so alt, wie das Recht deines Landes es für solche Angebote verlangt. Wir dürfen dein Alter prüfen und Inhalte bis dahin zurückhalten.',
        'Alle Darstellerinnen und Darsteller sind volljährig. Identität und Alter sind geprüft, bevor sie das erste Mal auf Sendung gehen.',
        'Gib deinen Zugang nicht weiter und lass Minderjährige nicht an ein Gerät, auf dem du angemeldet bist.',
      ],
    },
    {
      anchor: 'account',
      title: 'Dein Konto',
      body: [
        'Das Konto ist kostenlos. Du brauchst eine E-Mail-Adresse, die dir gehört, und ein Passwort oder einen Passkey. Bestätige die Adresse, damit du ein vergessenes Passwort ersetzen kannst.',
        'Ein Konto gehört einer Person. Melde uns sofort, wenn du glaubst, dass jemand anderes es benutzt; unter „Sicherheit“ kannst du alle Geräte abmelden.',
        'Du kannst jederzeit kündigen, ohne Frist und ohne Grund. Schreib dazu an {email}.',
      ],
    },
    {
      anchor: 'coins',
      title: 'Coins',
      body: [
        'Bezahlt wird mit Coins. Ein Euro sind {coins} Coins; beim Aufladen runden wir zu deinen Gunsten auf ganze Coins auf. Den Preis in Euro siehst du vor jedem Kauf und neben jedem Preis in Coins. Er enthält die gesetzliche Umsatzsteuer.',
        'Coins sind nur auf dieser Seite einlösbar, nicht übertragbar und verzinsen sich nicht. Sie verfallen nicht, solange dein Konto besteht.',
        'Den Zahlungsvorgang wickelt ein Zahlungsdienst ab. Gutgeschrieben wird, sobald er die Zahlung bestätigt. Wird eine Zahlung zurückgebucht, ziehen wir die Coins wieder ab; dein Guthaben kann dadurch unter null sinken.',
      ],
    },
    {
      anchor: 'chats',
      title: 'Was ein Chat kostet',
      body: [
        'Der Vertrag über einen bezahlten Chat kommt zustande, wenn du ihn mit dem angezeigten Preis startest und die andere Seite annimmt. Ab dem ersten Bild wird jede angefangene Minute im Voraus abgerechnet. Der Gratis-Chat und die Vorschau kosten nichts.',
        'Der Preis gilt für den ganzen Chat, auch wenn er währenddessen für andere geändert wird. Reichen deine Coins nicht für die nächste Minute, endet der Chat; wir warnen dich eine Minute vorher.',
        'Du kannst jederzeit gehen. Die angefangene Minute ist bezahlt, danach läuft nichts weiter.',
      ],
    },
    {
      anchor: 'picture',
      title: 'Wenn das Bild ausfällt',
      body: [
        'Kommt fünf Sekunden lang kein Bild bei dir an, schreiben wir dir die Zeit ohne Bild sekundengenau gut. Das geschieht von selbst und steht in deinen Umsätzen neben der Minute. Lag es an deiner eigenen Verbindung, geschieht es für bis zu zehn Minuten am Tag von selbst; darüber hinaus prüfen wir den Fall zuerst.',
        'Fällt bei uns etwas aus, wird nach dem letzten angekommenen Bild nichts mehr berechnet. Deine gesetzlichen Rechte bei Mängeln bleiben davon unberührt.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Widerrufsrecht',
      body: [
        'Als Verbraucher kannst du einen Kauf von Coins binnen vierzehn Tagen ohne Angabe von Gründen widerrufen. Die Frist beginnt mit dem Tag des Kaufs. Es genügt, dass du uns vor ihrem Ablauf eine eindeutige Erklärung schickst: an {email} oder per Post an {operator}, {address}.',
        'Wir zahlen dir dann binnen vierzehn Tagen alles zurück, was du für die noch nicht ausgegebenen Coins bezahlt hast, auf demselben Weg, auf dem du bezahlt hast, und ohne Kosten für dich.',
        'Startest du vor Ablauf der Frist einen bezahlten Chat, verlangst du ausdrücklich, dass wir sofort beginnen, und weißt, dass dein Widerrufsrecht für diese Leistung erlischt, wenn sie vollständig erbracht ist. Dafür ausgegebene Coins sind verbraucht.',
        'Du kannst dieses Muster verwenden: „Hiermit widerrufe ich den Kauf von Coins vom [Datum]. Name, E-Mail-Adresse des Kontos, Datum.“ Den Eingang bestätigen wir dir per E-Mail.',
      ],
    },
    {
      anchor: 'conduct',
      title: 'Wie wir miteinander umgehen',
      body: [
        'Auf der anderen Seite sitzt ein Mensch, der arbeitet. Ein Nein gilt. Nicht erlaubt ist:',
        [
          'Beleidigung, Drohung, Druck und Hass,',
          'alles, was Minderjährige betrifft oder an sie denken lässt,',
          'Bilder oder Töne mitzuschneiden, zu kopieren oder weiterzugeben,',
          'nach Namen, Adressen oder Treffen zu drängen oder Darstellerinnen und Darsteller auf andere Wege der Bezahlung zu lenken,',
          'Programme, die die Seite stören, ausforschen oder umgehen.',
        ],
        'Darstellerinnen und Darsteller dürfen Gäste stummschalten, aus ihrem Raum nehmen und Länder ausschließen. Bei schweren oder wiederholten Verstößen beschränken oder sperren wir Konten; wir sagen dir, warum, und du kannst Beschwerde einlegen.',
      ],
    },
    {
      anchor: 'report',
      title: 'Inhalte melden, Beschwerden',
      body: [
        'Melde rechtswidrige Inhalte oder Verhalten an {email}. Wir bestätigen den Eingang, prüfen innerhalb von sieben Werktagen und teilen dir das Ergebnis mit. Aufnahmen, denen eine abgebildete Person nicht zugestimmt hat, entfernen wir innerhalb von 48 Stunden.',
        'Gegen unsere Entscheidung kannst du binnen sechs Monaten kostenlos Beschwerde einlegen. Ein Mensch sieht sie sich an.',
      ],
    },
    {
      anchor: 'liability',
      title: 'Haftung und Verfügbarkeit',
      body: [
        'Wir haften unbeschränkt bei Vorsatz, grober Fahrlässigkeit und bei Verletzung von Leben, Körper und Gesundheit. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Pflichten, begrenzt auf den vorhersehbaren Schaden.',
        'Wir können nicht zusagen, dass eine bestimmte Person zu einer bestimmten Zeit auf Sendung ist. Wartungen kündigen wir nach Möglichkeit an.',
      ],
    },
    {
      anchor: 'final',
      title: 'Zum Schluss',
      body: [
        'Es gilt das Recht des Landes, in dem {operator} seinen Sitz hat. Zwingende Verbraucherrechte deines Landes bleiben bestehen, und du kannst auch dort klagen.',
        'Ist eine Regel unwirksam, bleiben die übrigen bestehen. An Schlichtungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil, wenn wir nicht dazu verpflichtet sind.',
      ],
    },
  ],
};
