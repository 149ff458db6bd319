import type { LegalDocument } from '../../../contract/document.ts';

export const contractDe: LegalDocument = {
  title: 'Vereinbarung mit Darstellerinnen und Darstellern',
  summary:
    'Was du und wir vereinbaren, bevor man dich hier sieht: was du tust, was wir tun, was du verdienst und wie wir uns wieder trennen.',
  sections: [
    {
      anchor: 'parties',
      title: 'Wer mit wem',
      body: [
        'Diese Vereinbarung besteht zwischen {operator}, {address}, und dir, der Person, die sie unterschreibt. Sie beginnt, wenn wir deine Bewerbung annehmen, und nicht vorher.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Nur Erwachsene',
      body: [
        'Du bist heute und an jedem Tag, an dem etwas von dir aufgenommen wird, mindestens 18 Jahre alt. Du weist uns Identität und Alter nach, bevor man dich sieht, und erneut, wenn dein Ausweis abläuft oder wir dich darum bitten.',
        'In deinen Shows, Bildern und Filmen ist niemand außer dir zu sehen, es sei denn, diese Person ist hier geprüft und hat genau dieser einen Sache zugestimmt.',
      ],
    },
    {
      anchor: 'yours',
      title: 'Du entscheidest',
      body: [
        'Du entscheidest, wann du arbeitest, was du zeigst und was du ablehnst. Mindeststunden gibt es nicht. Du darfst jede Show jederzeit ohne Grund beenden.',
        'Deine Preise bestimmst du innerhalb der Grenzen, die dir angezeigt werden.',
      ],
    },
    {
      anchor: 'rules',
      title: 'Was nicht gezeigt werden darf',
      body: [
        [
          'Minderjährige oder etwas, das an sie denken lässt',
          'Gewalt, Zwang oder Menschen, die nicht zustimmen können',
          'Menschen, die nicht zugestimmt haben',
          'was das Recht deines oder unseres Landes verbietet',
        ],
        'Wir beobachten Livebilder und sehen uns Hochgeladenes an und beenden sofort, was gegen diese Regeln verstößt.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Deine Bilder bleiben deine',
      body: [
        'Alle Rechte an deinen Aufnahmen bleiben bei dir. Du erlaubst {site}, sie zu speichern, umzuwandeln und zu zeigen, solange du sie hier lässt, und mit dem für dich zu werben, was du öffentlich gemacht hast.',
        'Deine Zustimmung kannst du jederzeit widerrufen. Was du widerrufst, verschwindet innerhalb einer Minute überall; Aufzeichnungen, die das Gesetz verlangt, bleiben.',
      ],
    },
    {
      anchor: 'money',
      title: 'Was du verdienst',
      body: [
        'Von jedem Verkauf bekommst du den Anteil, der an diesem Tag in deinem Studio steht; rückwirkend wird kein Anteil geändert. Ein Euro sind {coins} Coins.',
        'Zu jeder Auszahlung schreiben wir eine Gutschrift. Wir zahlen, wenn deine Steuerdaten vollständig sind und der Mindestbetrag erreicht ist. Was Gäste bei ihrer Bank zurückholen, kann von späteren Auszahlungen abgehen, nie mehr als für diesen Verkauf gezahlt wurde.',
      ],
    },
    {
      anchor: 'data',
      title: 'Was wir von dir aufbewahren',
      body: [
        'Deine Ausweise bewahren wir verschlüsselt und getrennt von allem anderen auf, solange diese Vereinbarung und das Gesetz es verlangen. Dein bürgerlicher Name wird keinem Gast gezeigt und steht in keiner Adresse.',
        'Wer hier deine Ausweise liest, hinterlässt eine Zeile mit dem Grund.',
      ],
    },
    {
      anchor: 'end',
      title: 'Wie es endet',
      body: [
        'Du kannst diese Vereinbarung jederzeit sofort beenden, indem du an {email} schreibst. Wir können sie mit 14 Tagen Frist beenden, und sofort, wenn gegen eine Regel oben verstoßen wird.',
        'Was du verdient hast, wird ausgezahlt. Dein Künstlername bleibt ein Jahr für dich reserviert.',
      ],
    },
    {
      anchor: 'law',
      title: 'Recht',
      body: [
        'Gilt ein Satz dieser Vereinbarung nicht, gelten die anderen trotzdem. Das Recht, das dich an deinem Wohnort schützt, bleibt in Kraft.',
      ],
    },
  ],
};
