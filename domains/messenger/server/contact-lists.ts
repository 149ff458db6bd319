import type { ContactWords } from '../contract/index.ts';

type Lists = Readonly<Record<ContactWords['language'], Readonly<Record<ContactWords['kind'], readonly string[]>>>>;

/** The platform's words, where operators have written none of their own. */
export const platformLists: Lists = {
  all: {
    contact: [
      't.me',
      'wa.me',
      'm.me',
      'linktr.ee',
      'whats app',
      'telegram',
      'tele gramm',
      'snap chat',
      'insta',
      'instagram',
      'face book',
      'tik tok',
      'discord',
      'skype',
      'viber',
      'only fans',
      'kik',
    ],
    payment: [
      'paypal.me',
      'pay pal',
      'cash app',
      'western union',
      'money gram',
      'revolut',
      'pay safe',
      'bitcoin',
      'ethereum',
      'iban',
      'venmo',
      'zelle',
      'wise.com',
      'bizum',
      'tikkie',
    ],
  },
  de: {
    contact: ['meine nummer', 'meine handynummer', 'meine telefonnummer', 'signal nummer'],
    payment: ['überweise', 'überweisen', 'überweisung', 'bank konto', 'kontonummer'],
  },
  en: {
    contact: ['my number', 'my phone number', 'signal number'],
    payment: ['bank transfer', 'bank account'],
  },
  nl: {
    contact: ['mijn nummer', 'mijn telefoonnummer', 'signal nummer'],
    payment: ['overschrijv*', 'rekeningnummer'],
  },
  es: {
    contact: ['mi número', 'mi teléfono', 'signal número'],
    payment: ['transferencia bancaria', 'cuenta bancaria'],
  },
};
