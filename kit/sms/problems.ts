import { defineProblem } from '#kit/contract/problem.ts';

export const smsUnavailable = defineProblem('sms_unavailable', 503, {
  en: 'SMS cannot be sent here at the moment.',
  de: 'SMS können hier zurzeit nicht verschickt werden.',
  nl: 'Sms’en kunnen hier op dit moment niet worden verstuurd.',
  es: 'En este momento no se pueden enviar SMS desde aquí.',
});
