import type { en } from './en.ts';

export const de = {
  'guest.account.title': 'Dein Bereich',
  'guest.account.menu': 'Dein Bereich',
  'guest.account.hello': 'Hallo, {name}',
  'guest.account.since': 'Alles, was dir gehört, an einem Ort.',
  'guest.account.balance': 'Guthaben',
  'guest.account.coins': '{amount} Coins',
  'guest.account.topUp': 'Aufladen',
  'guest.account.unverified': 'Bitte bestätige {email}. Wir haben dir eine Mail mit einem Link geschickt.',
  'guest.account.unverifiedMore': 'Adresse ansehen',
  'guest.profile.title': 'Profil',
  'guest.profile.menu': 'Profil',
  'guest.profile.lead': 'Wie andere dich sehen und wie sich die Seite für dich verhält.',
  'guest.profile.name': 'Name',
  'guest.profile.nameHint':
    '3 bis 20 Buchstaben oder Ziffern. Darstellerinnen und Darsteller sehen ihn, wenn du chattest.',
  'guest.profile.nameError':
    'Bitte nimm 3 bis 20 Buchstaben oder Ziffern; einzelne Leerzeichen, Punkte und Striche dazwischen sind in Ordnung.',
  'guest.profile.language': 'Sprache für Mails und Nachrichten',
  'guest.profile.save': 'Speichern',
  'guest.profile.saved': 'Gespeichert.',
  'guest.profile.picture': 'Bild',
  'guest.profile.pictureHint': 'JPEG, PNG oder WebP, höchstens 12 MB. Es ist beim Chatten zu sehen.',
  'guest.profile.pictureChoose': 'Bild auswählen',
  'guest.profile.pictureRemove': 'Bild entfernen',
  'guest.profile.pictureTooLarge': 'Diese Datei ist größer als 12 MB.',
  'guest.profile.preferences': 'Einstellungen',
  'guest.profile.preferencesHint': 'Sie gelten sofort und auf allen deinen Geräten.',
  'guest.profile.autoplay': 'Bewegte Vorschauen',
  'guest.profile.autoplayHint': 'Karten bewegen sich, wenn du auf sie zeigst oder sie gedrückt hältst.',
  'guest.profile.euro': 'Preise auch in Euro',
  'guest.profile.euroHint': 'Der Preis in Coins steht immer zuerst.',
  'guest.notice.text':
    'Keine Tracker, keine Dritten: Wir speichern nur, was die Seite braucht. <privacy>Mehr dazu</privacy>',
  'guest.notice.accept': 'In Ordnung',
} satisfies Record<keyof typeof en, string>;
