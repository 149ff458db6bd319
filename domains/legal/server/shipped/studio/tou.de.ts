import type { LegalDocument } from '../../../contract/document.ts';

export const touDe: LegalDocument = {
  title: 'Nutzungsbedingungen für das Studio',
  summary:
    'Was gilt, wenn du bei uns vor der Kamera arbeitest: wer auf Sendung gehen darf, was du bestimmst, was nicht gezeigt wird, was du verdienst und wie du aufhörst.',
  sections: [
    {
      anchor: 'scope',
      title: 'Wofür das gilt',
      body: [
        'Diese Bedingungen gelten zwischen dir und {operator}, {address} („wir“), für alles, was du im Studio von {site} tust. Wo sie nichts regeln, gelten auch für dich die AGB und die Datenschutzhinweise der Seite.',
        'Stimmst du im Studio einer Fassung zu, halten wir fest, welcher und wann. Ändern wir die Bedingungen, fragen wir dich dort erneut. Alle Fassungen kannst du im Studio lesen, vergleichen und speichern.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Volljährig und ausgewiesen',
      body: [
        'Du bist mindestens 18 Jahre alt. Alter und Identität prüfen wir anhand eines amtlichen Ausweises, bevor wir dir das Studio öffnen.',
        'Das gilt für jeden Menschen, der in deinen Shows oder auf deinen Bildern zu sehen oder zu hören ist: Sein Altersnachweis und sein schriftliches Einverständnis liegen uns vor, bevor er erscheint. Wir bewahren beides auf.',
        'Dein Zugang gehört dir allein. Niemand sonst geht damit auf Sendung.',
      ],
    },
    {
      anchor: 'consent',
      title: 'Du bestimmst',
      body: [
        'Ob, wann und wie lange du auf Sendung bist und was du dabei tust, entscheidest allein du. Weder Gäste noch Dritte noch wir dürfen dich zu etwas drängen. Im Studio kannst du jederzeit',
        [
          'eine Chatanfrage ablehnen und jeden Chat beenden,',
          'Gäste stummschalten oder aus deinem Raum nehmen,',
          'Länder ausschließen, in denen du nicht zu sehen sein willst,',
          'Voyeure, Vorschau und das automatische Annehmen von Chats abschalten.',
        ],
        'Übt jemand Druck auf dich aus, behält deine Papiere oder dein Geld ein oder zwingt dich zu arbeiten, schreib an {email}. Wir helfen dir und behandeln vertraulich, was du uns sagst; dir entsteht daraus kein Nachteil.',
        'Bild und Ton deiner Shows leiten wir nur durch und zeichnen sie nicht auf. Ein Bild, dem eine abgebildete Person nicht oder nicht mehr zustimmt, entfernen wir innerhalb von 48 Stunden.',
      ],
    },
    {
      anchor: 'content',
      title: 'Was nicht gezeigt wird',
      body: [
        'Nicht erlaubt, auch nicht als Spiel, Andeutung oder auf Wunsch eines Gastes, ist',
        [
          'alles, was Minderjährige zeigt, erwähnt, nachahmt oder an sie denken lässt, ob durch Kleidung, Rolle, Sprache, Namen oder Gegenstände,',
          'Zwang, Gewalt und alles mit Menschen, die nicht einwilligen oder nicht einwilligen können,',
          'Tiere, Waffen und Drogen,',
          'Bilder, Musik und Namen, an denen du keine Rechte hast,',
          'was nach deinem oder unserem Recht verboten ist.',
        ],
        'Bilder und Texte deines Profils sieht jeder, auch ohne Anmeldung: Sie sind nicht freizügig. Wörter, die auf Minderjährige anspielen, weist das Studio von selbst zurück.',
        'Bei jedem Hinweis auf Minderjährige oder Zwang unterbrechen wir sofort und melden es den Behörden.',
      ],
    },
    {
      anchor: 'guests',
      title: 'Gäste und ihre Daten',
      body: [
        'Du siehst von einem Gast Namen, Bild und Nachrichten und, solange er seine Kamera einschaltet, ihn selbst. Das verwendest du nur für den Chat: Du schneidest nichts mit, gibst nichts weiter und versuchst nicht herauszufinden, wer er ist.',
        'Bitte Gäste nicht um Adressen, Zahlungsdaten, Treffen oder Geld außerhalb der Seite. Hast du doch etwas erfahren oder ist etwas in falsche Hände geraten, sag es uns sofort.',
      ],
    },
    {
      anchor: 'earnings',
      title: 'Preise und Verdienst',
      body: [
        'Deine Preise legst du selbst fest, von einem halben bis zu hundert Coins in der Minute. Ein neuer Preis gilt für Chats, die danach beginnen.',
        'Von den Coins, die Gäste für Chats mit dir bezahlen, bekommst du den Anteil, den wir mit dir vereinbart haben, auf ein Hundertstel Coin abgerundet. Gebucht wird er mit jeder Minute; unter „Einnahmen“ steht jeder Chat mit Dauer, Preis und deinem Anteil.',
        'Kommt beim Gast mindestens fünf Sekunden lang kein Bild an oder beendest du den Chat, bekommt er die nicht gelieferte Zeit zurück, und dein Anteil daran wird wieder abgezogen. Fordert ein Gast sein Geld bei der Bank zurück, behältst du, was du verdient hast.',
      ],
    },
    {
      anchor: 'payouts',
      title: 'Auszahlung',
      body: [
        'Dein Guthaben rechnen wir um wie beim Aufladen: Ein Euro sind {coins} Coins. Wir zahlen es so oft und auf dem Weg aus, wie wir es mit dir vereinbart haben, nur an dich selbst, und rechnen jede Auszahlung ab.',
        'Du arbeitest selbständig; Steuern und Abgaben führst du selbst ab.',
      ],
    },
    {
      anchor: 'breaches',
      title: 'Verstöße und Beschwerden',
      body: [
        'Verstößt du gegen diese Bedingungen, können wir eine Show beenden, Inhalte entfernen oder dein Studio sperren. Wir sagen dir, warum.',
        'Gegen unsere Entscheidung kannst du binnen sechs Monaten kostenlos Beschwerde einlegen; schreib an {email}. Ein Mensch sieht sie sich an und antwortet innerhalb von sieben Werktagen.',
      ],
    },
    {
      anchor: 'end',
      title: 'Aufhören',
      body: [
        'Du kannst jederzeit aufhören, ohne Frist und ohne Grund. Schreib an {email}: Wir schließen dein Studio, nehmen dein Profil und deine Bilder von der Seite und zahlen aus, was dir zusteht.',
        'Wir können mit einer Frist von vierzehn Tagen kündigen, bei schweren Verstößen sofort.',
        'Abrechnungen, Altersnachweise und Einverständnisse bewahren wir so lange auf, wie das Gesetz es verlangt. Alles andere löschen wir.',
      ],
    },
    {
      anchor: 'final',
      title: 'Zum Schluss',
      body: [
        'Es gilt das Recht des Landes, in dem {operator} seinen Sitz hat; zwingende Schutzrechte deines Landes bleiben bestehen. Ist eine Regel unwirksam, bleiben die übrigen bestehen.',
      ],
    },
  ],
};
