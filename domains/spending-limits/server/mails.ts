import { defineMail } from '#kit/mail/mail-kinds.ts';

/** To a guest who begins a break from spending. */
export const breakMail = defineMail({
  name: 'spending-limits.break',
  occasion: {
    en: 'To a guest, when they begin a break from spending.',
    de: 'An den Gast, wenn er eine Pause vom Ausgeben beginnt.',
    nl: 'Aan de gast, als die een pauze van uitgeven begint.',
    es: 'Al usuario, cuando empieza una pausa de gasto.',
  },
  words: {
    en: {
      subject: 'Your break has begun',
      paragraphs: ['You have asked for a break in which nothing is charged to you. Its end: {end}.'],
      action: 'See my limits',
    },
    de: {
      subject: 'Deine Pause hat begonnen',
      paragraphs: ['Du hast um eine Pause gebeten, in der dir nichts berechnet wird. Ihr Ende: {end}.'],
      action: 'Zu meinen Limits',
    },
    nl: {
      subject: 'Je pauze is begonnen',
      paragraphs: ['Je hebt om een pauze gevraagd waarin niets in rekening wordt gebracht. Het einde: {end}.'],
      action: 'Naar mijn limieten',
    },
    es: {
      subject: 'Tu pausa ha empezado',
      paragraphs: ['Has pedido una pausa en la que no se te cobra nada. Su final: {end}.'],
      action: 'Ver mis límites',
    },
  },
});

/** Why somebody gets this mail. */
export const breakMailFooter = {
  en: 'Vesper. You get this mail because you began a break in your account.',
  de: 'Vesper. Du bekommst diese Mail, weil du in deinem Konto eine Pause begonnen hast.',
  nl: 'Vesper. Je krijgt deze mail omdat je in je account een pauze begon.',
  es: 'Vesper. Recibes este correo porque empezaste una pausa en tu cuenta.',
} as const;
