import { defineSms } from '#kit/sms/sms-kinds.ts';

/** What an operator sends to their own phone. */
export const testSms = defineSms({
  name: 'office.testSms',
  occasion: {
    en: 'A test, sent by somebody of the team to their own phone.',
    de: 'Ein Test, den jemand vom Team an das eigene Telefon schickt.',
    nl: 'Een test die iemand van het team naar de eigen telefoon stuurt.',
    es: 'Una prueba que alguien del equipo envía a su propio teléfono.',
  },
  words: {
    en: 'Test from {site}: SMS arrive. The sign for this one is {sign}.',
    de: 'Test von {site}: SMS kommen an. Das Zeichen für diese ist {sign}.',
    nl: 'Test van {site}: sms’en komen aan. Het teken van deze is {sign}.',
    es: 'Prueba de {site}: los SMS llegan. La señal de este es {sign}.',
  },
  secrets: ['sign'],
});
