import { defineMail } from '#kit/mail/mail-kinds.ts';

/** Asks an address whether it wants newsletters. */
export const askMail = defineMail({
  name: 'newsletter.ask',
  occasion: {
    en: 'To an address for which somebody wanted newsletters: they come once the button was pressed.',
    de: 'An eine Adresse, für die jemand Newsletter wollte: Sie kommen, wenn der Knopf gedrückt wurde.',
    nl: 'Aan een adres waarvoor iemand nieuwsbrieven wilde: ze komen zodra op de knop is gedrukt.',
    es: 'A una dirección para la que alguien quiso boletines: llegan cuando se pulsa el botón.',
  },
  words: {
    en: {
      subject: 'Please confirm your address',
      paragraphs: ['Newsletters were asked for at this address: {names}.', 'With the button you say: “{consent}”'],
      action: 'Yes, I want them',
      afterAction: ['The link works for {hours} hours. If you did not ask, do nothing: nothing comes then.'],
    },
    de: {
      subject: 'Bitte bestätige deine Adresse',
      paragraphs: ['Für diese Adresse wurden Newsletter gewünscht: {names}.', 'Mit dem Knopf sagst du: „{consent}“'],
      action: 'Ja, ich möchte sie',
      afterAction: ['Der Link gilt {hours} Stunden. Hast du nichts bestellt, tu nichts: Dann kommt auch nichts.'],
    },
    nl: {
      subject: 'Bevestig je adres',
      paragraphs: ['Voor dit adres zijn nieuwsbrieven gevraagd: {names}.', 'Met de knop zeg je: “{consent}”'],
      action: 'Ja, die wil ik',
      afterAction: ['De link werkt {hours} uur. Heb je niets gevraagd, doe dan niets: dan komt er ook niets.'],
    },
    es: {
      subject: 'Confirma tu dirección',
      paragraphs: ['Para esta dirección se pidieron boletines: {names}.', 'Con el botón dices: «{consent}»'],
      action: 'Sí, los quiero',
      afterAction: ['El enlace vale {hours} horas. Si no pediste nada, no hagas nada: así no llegará nada.'],
    },
  },
});

/** Leads out to who has no newsletter at hand. */
export const wayOutMail = defineMail({
  name: 'newsletter.wayOut',
  occasion: {
    en: 'To an address that gets newsletters and for which somebody wanted to end them.',
    de: 'An eine Adresse, die Newsletter bekommt und für die jemand sie beenden wollte.',
    nl: 'Aan een adres dat nieuwsbrieven krijgt en waarvoor iemand ze wilde stoppen.',
    es: 'A una dirección que recibe boletines y para la que alguien quiso terminarlos.',
  },
  words: {
    en: {
      subject: 'End your newsletters',
      paragraphs: ['With the button you end the newsletters to this address. If you want to keep them, do nothing.'],
      action: 'End them',
    },
    de: {
      subject: 'Newsletter beenden',
      paragraphs: ['Mit dem Knopf beendest du die Newsletter an diese Adresse. Willst du sie behalten, tu nichts.'],
      action: 'Beenden',
    },
    nl: {
      subject: 'Je nieuwsbrieven stoppen',
      paragraphs: ['Met de knop stop je de nieuwsbrieven aan dit adres. Wil je ze houden, doe dan niets.'],
      action: 'Stoppen',
    },
    es: {
      subject: 'Termina tus boletines',
      paragraphs: ['Con el botón terminas los boletines a esta dirección. Si quieres conservarlos, no hagas nada.'],
      action: 'Terminar',
    },
  },
});

export const askFooter = {
  en: 'You get this mail because your address was typed in for newsletters.',
  de: 'Du bekommst diese Mail, weil deine Adresse für Newsletter eingetragen wurde.',
  nl: 'Je krijgt deze mail omdat je adres voor nieuwsbrieven is ingevuld.',
  es: 'Recibes este correo porque tu dirección se apuntó a boletines.',
} as const;

export const wayOutFooter = {
  en: 'You get this mail because somebody asked to end newsletters to your address.',
  de: 'Du bekommst diese Mail, weil jemand die Newsletter an deine Adresse beenden wollte.',
  nl: 'Je krijgt deze mail omdat iemand de nieuwsbrieven aan jouw adres wilde stoppen.',
  es: 'Recibes este correo porque alguien pidió terminar los boletines a tu dirección.',
} as const;
