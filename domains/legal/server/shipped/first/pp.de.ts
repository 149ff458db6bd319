import type { LegalDocument } from '../../../contract/document.ts';

export const ppDe: LegalDocument = {
  title: 'Datenschutz',
  summary:
    'Welche Daten wir speichern, wozu und wie lange, und was du darüber bestimmen kannst. Kurz: so wenig wie möglich, nichts für Werbung, nichts an Dritte ohne Anlass.',
  sections: [
    {
      anchor: 'controller',
      title: 'Wer verantwortlich ist',
      body: ['{operator}, {address}, {email}. An diese Adresse richtest du alle Fragen zum Datenschutz.'],
    },
    {
      anchor: 'data',
      title: 'Welche Daten wir verarbeiten und wozu',
      body: [
        'Dass jemand eine Seite wie diese besucht, kann etwas über sein Sexualleben sagen. Wir behandeln deshalb alles hier als besonders schutzwürdig (Artikel 9 DSGVO) und verarbeiten es auf Grundlage deiner Einwilligung bei der Registrierung.',
        [
          'Konto: E-Mail-Adresse, Passwort (nur als Prüfwert, argon2id), öffentliche Schlüssel deiner Passkeys, Sprache, Erklärung deiner Volljährigkeit. Damit du dich anmelden kannst (Vertrag, Artikel 6 Absatz 1 b).',
          'Profil: Name, Bild und Einstellungen, die du selbst angibst. Name und Bild sehen Darstellerinnen und Darsteller, mit denen du chattest.',
          'Anmeldungen: Gerät, Land und Zeitpunkt, damit du fremde Zugriffe erkennst. Deine IP-Adresse verwenden wir im Augenblick der Anfrage, um Missbrauch zu bremsen, und speichern sie nicht beim Konto.',
          'Käufe und Umsätze: Bestellungen, Buchungen von Coins, Beginn, Dauer und Preis deiner Chats. Für Abrechnung und Steuer (Vertrag und gesetzliche Pflicht, Artikel 6 Absatz 1 b und c).',
          'Chats: die Textnachrichten, damit beide Seiten den Verlauf sehen und wir Verstöße prüfen können. Bild und Ton werden nur durchgeleitet und nicht aufgezeichnet.',
          'Notizen, Umfragen, Rückmeldungen: was du uns schreibst. Notizen zu Darstellerinnen und Darstellern liest nur du.',
        ],
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      body: [
        'Wir setzen nur Cookies, ohne die die Seite nicht tut, worum du sie bittest. Es gibt keine Werbung, keine Zählpixel und keine fremden Skripte.',
        [
          'vesper_session: deine Anmeldung, höchstens 180 Tage',
          'vesper_visitor: eine Nummer für Besucher ohne Konto, 180 Tage',
          'vesper_passkey: während einer Anmeldung mit Passkey, fünf Minuten',
          'vesper_notice: dass du den Hinweis auf diese Seite gelesen hast, ein Jahr',
          'language, theme, discreet: deine Wahl von Sprache, Darstellung und diskretem Modus, ein Jahr',
        ],
      ],
    },
    {
      anchor: 'recipients',
      title: 'Wer Daten bekommt',
      body: [
        'Darstellerinnen und Darsteller sehen deinen Namen, dein Bild, deine Nachrichten und, wenn du deine Kamera einschaltest, dein Bild und deinen Ton, solange der Chat dauert. Deine E-Mail-Adresse sehen sie nie.',
        'Der Zahlungsdienst bekommt, was er für den Kauf braucht: Betrag, Bestellnummer und was du dort selbst eingibst. Was und mit wem du chattest, erfährt er nicht. Auf deiner Abrechnung erscheint eine neutrale Bezeichnung.',
        'Sonst geben wir Daten nur heraus, wenn ein Gesetz oder ein Gericht es verlangt. Die Seite lädt nichts von fremden Servern; Schriften, Bilder und Videos kommen von uns.',
      ],
    },
    {
      anchor: 'retention',
      title: 'Wie lange wir speichern',
      body: [
        [
          'Konto und Profil: bis du das Konto löschen lässt',
          'Anmeldungen: bis sie ablaufen, höchstens 180 Tage; Links aus E-Mails höchstens drei Tage',
          'Chatnachrichten: solange das Konto besteht, länger nur bei einem offenen Verstoß',
          'Bestellungen und Buchungen: so lange das Steuer- und Handelsrecht es verlangt, bis zu zehn Jahre, nach der Löschung des Kontos ohne deinen Namen',
          'Der Inhalt verschickter E-Mails wird nach dem Versand gelöscht',
        ],
      ],
    },
    {
      anchor: 'rights',
      title: 'Deine Rechte',
      body: [
        'Du kannst Auskunft und eine Kopie deiner Daten verlangen, sie berichtigen, löschen, einschränken und in einem gängigen Format mitnehmen. Du kannst widersprechen und eine Einwilligung jederzeit für die Zukunft widerrufen; das Konto endet dann, dein restliches Guthaben zahlen wir zurück.',
        'Schreib dafür an {email}, am besten von der Adresse deines Kontos. Wir antworten innerhalb eines Monats. Beschweren kannst du dich bei jeder Datenschutzaufsicht, zum Beispiel der deines Wohnorts.',
        'Entscheidungen mit rechtlicher Wirkung trifft hier kein Programm allein.',
      ],
    },
    {
      anchor: 'security',
      title: 'Sicherheit und Diskretion',
      body: [
        'Verbindungen sind verschlüsselt, Passwörter nie im Klartext gespeichert, Sitzungen kannst du einzeln oder alle zusammen beenden. Wird uns ein Vorfall bekannt, der dich betrifft, sagen wir es dir.',
        'Der diskrete Modus gibt dem Tab einen neutralen Titel und macht Bilder unscharf, bis du hinsiehst. „Sofort verlassen“ oder dreimal Escape führt weg von der Seite.',
      ],
    },
  ],
};
