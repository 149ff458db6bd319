import type { FaqTexts } from './faq-texts.ts';

export const de: FaqTexts = {
  coins: {
    title: 'Coins und Bezahlen',
    questions: {
      price: {
        question: 'Was kostet ein Coin?',
        answer: 'Vier Coins kosten einen Euro. Überall, wo ein Preis in Coins steht, stehen die Euro daneben.',
      },
      pay: {
        question: 'Schließe ich ein Abo ab?',
        answer:
          'Nein. Du lädst einmal auf, und nichts verlängert sich von selbst. Sind deine Coins verbraucht, entscheidest du, ob du neue kaufst.',
      },
      statement: {
        question: 'Wo sehe ich, was ich ausgegeben habe?',
        answer:
          'Unter „Guthaben und Umsätze“ in deinem Bereich. Jede bezahlte Minute und jeder Coin, den du zurückbekommst, hat dort eine eigene Zeile.',
      },
      back: {
        question: 'Ich habe bezahlt, aber meine Coins sind nicht da.',
        answer:
          'Die Coins kommen, sobald der Zahlungsdienst die Zahlung bestätigt, meist in Sekunden. Auf der Seite deiner Aufladung steht, wie weit sie ist. Dauert es länger als einen Tag, schreib uns unten.',
      },
    },
  },
  chat: {
    title: 'Bezahlte Chats',
    questions: {
      cost: {
        question: 'Was kostet ein Privatchat?',
        answer:
          'Den Preis pro Minute legt die Darstellerin oder der Darsteller fest. Du siehst ihn, bevor du startest, und währenddessen die laufenden Kosten. Der Gratis-Chat kostet nichts. Zum Start eines bezahlten Chats brauchst du den Preis einer Minute.',
      },
      end: {
        question: 'Was passiert, wenn meine Coins aufgebraucht sind?',
        answer: 'Der Chat endet von selbst, genau am Ende der letzten bezahlten Minute. Ins Minus rutschst du nie.',
      },
      leave: {
        question: 'Zahle ich eine Minute, die ich nicht ganz nutze?',
        answer:
          'Jede Minute wird bezahlt, wenn sie beginnt. Gehst du mittendrin, bleibt sie bezahlt. Beendet dein Gegenüber oder beenden wir den Chat, bekommst du den Rest der Minute zurück.',
      },
    },
  },
  picture: {
    title: 'Bild und Ton',
    questions: {
      broken: {
        question: 'Das Bild ist weg. Zahle ich trotzdem?',
        answer:
          'Nein. Kommt fünf Sekunden lang kein Bild an, wird nichts mehr berechnet, und die Zeit ohne Bild bekommst du auf die Sekunde genau zurück. Du musst nichts dafür tun: Die Gutschrift steht in deinen Umsätzen. Lag es an deiner eigenen Verbindung, kommen am Tag zehn Minuten von selbst zurück; darüber hinaus sehen wir es uns erst an.',
      },
      device: {
        question: 'Was brauche ich zum Zuschauen?',
        answer:
          'Einen aktuellen Browser auf Handy, Tablet oder Computer. Zu installieren gibt es nichts. Ruckelt das Bild, schließ andere Videos oder geh näher an deinen Router; bei schwacher Verbindung wählen wir von selbst ein kleineres Bild.',
      },
    },
  },
  privacy: {
    title: 'Privatsphäre',
    questions: {
      who: {
        question: 'Was weiß mein Gegenüber über mich?',
        answer:
          'Deinen Namen auf dieser Seite und was du schreibst. Nie deine E-Mail-Adresse, deine Zahlungsdaten oder woher deine Verbindung kommt: Bilder laufen immer über unsere Server.',
      },
      discreet: {
        question: 'Wie nutze ich die Seite diskret?',
        answer:
          'Schalte am Ende jeder Seite den diskreten Modus ein. Der Tab bekommt einen neutralen Titel und ein neutrales Symbol, und Bilder bleiben unscharf, bis du darauf zeigst.',
      },
      exit: {
        question: 'Wie komme ich schnell weg?',
        answer: 'Drück dreimal Escape oder oben auf „Sofort verlassen“. Beides führt sofort auf eine harmlose Seite.',
      },
      bill: {
        question: 'Was steht auf meinem Kontoauszug?',
        answer: 'Ein neutraler Name, der nicht verrät, was du gekauft hast.',
      },
    },
  },
  camera: {
    title: 'Deine Kamera',
    questions: {
      off: {
        question: 'Kann jemand meine Kamera einschalten?',
        answer:
          'Nein. Deine Kamera ist aus, bis du sie selbst einschaltest, und dein Browser fragt dich vorher. Ein Klick schaltet sie wieder aus.',
      },
      seen: {
        question: 'Wer sieht meine Kamera?',
        answer: 'Nur die Person, mit der du chattest, und nur solange der Chat läuft. Andere Gäste sehen sie nicht.',
      },
    },
  },
  account: {
    title: 'Dein Konto',
    questions: {
      password: {
        question: 'Ich habe mein Passwort vergessen.',
        answer:
          'Fordere auf der Anmeldeseite ein neues an. Wir schicken dir einen Link, der einmal funktioniert. Mit einem Passkey brauchst du gar kein Passwort: Richte ihn unter Sicherheit ein.',
      },
      mail: {
        question: 'Die Bestätigungsmail kommt nicht an.',
        answer:
          'Schau zuerst in den Spam-Ordner. In deinem Bereich kannst du sie noch einmal anfordern. Hast du dich bei der Adresse vertippt, ändere sie unter Sicherheit.',
      },
      delete: {
        question: 'Wie lösche ich mein Konto?',
        answer:
          'Schreib uns unten von der Adresse deines Kontos aus und wähle „Konto“. Wir bestätigen es dir und löschen alles, was wir nicht gesetzlich aufbewahren müssen.',
      },
      language: {
        question: 'Gibt es die Seite in anderen Sprachen?',
        answer:
          'Ja, auf Deutsch, Englisch, Niederländisch und Spanisch. Wähle die Sprache oben oder am Ende jeder Seite; du bleibst, wo du bist.',
      },
    },
  },
  adults: {
    title: 'Nur für Erwachsene',
    questions: {
      age: {
        question: 'Wer darf die Seite nutzen?',
        answer:
          'Nur Erwachsene. Bei der Registrierung bestätigst du, dass du mindestens 18 bist. Konten von Minderjährigen schließen wir sofort.',
      },
      performers: {
        question: 'Sind alle vor der Kamera erwachsen?',
        answer:
          'Ja. Unsere Hausregeln erlauben niemanden unter 18 und nichts, was danach aussieht, weder vor der Kamera noch in Worten. Kommt dir etwas falsch vor, schreib uns unten und wähle „Etwas stimmt nicht“.',
      },
    },
  },
};
