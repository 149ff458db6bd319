import type { LegalDocument } from '../../../contract/document.ts';

export const impDe: LegalDocument = {
  title: 'Impressum',
  summary: 'Wer diese Seite betreibt und wie du uns erreichst.',
  sections: [
    { anchor: 'operator', title: 'Betreiber', body: ['{operator}', '{address}'] },
    {
      anchor: 'contact',
      title: 'Kontakt',
      body: [
        'E-Mail: {email}. Wir antworten in der Regel innerhalb von zwei Werktagen, auf Meldungen zu Inhalten schneller.',
        'Diese Adresse ist zugleich unsere Kontaktstelle für Nutzer und Behörden nach Artikel 11 und 12 der Verordnung (EU) 2022/2065. Du kannst Deutsch, Englisch, Niederländisch oder Spanisch schreiben.',
      ],
    },
    {
      anchor: 'responsible',
      title: 'Verantwortlich für den Inhalt',
      body: ['{operator}, Anschrift wie oben.'],
    },
    {
      anchor: 'minors',
      title: 'Jugendschutz',
      body: [
        'Dieses Angebot richtet sich nur an Erwachsene. Alle Seiten tragen das Kennzeichen RTA, das Filterprogramme erkennen: Eltern können den Zugang damit auf ihren Geräten sperren.',
        'Hinweise zum Jugendschutz gehen an {email} und werden vorrangig bearbeitet.',
      ],
    },
    {
      anchor: 'disputes',
      title: 'Streitbeilegung',
      body: [
        'Schreib uns zuerst, meist lässt es sich klären. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil, wenn wir nicht dazu verpflichtet sind.',
      ],
    },
  ],
};
