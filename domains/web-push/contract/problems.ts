import { defineProblem } from '#kit/contract/problem.ts';

export const pushAddressRefused = defineProblem('push_address_refused', 422, {
  en: 'This browser’s push service cannot be used. You can be told by e-mail.',
  de: 'Der Push-Dienst dieses Browsers lässt sich nicht verwenden. Per E-Mail geht es.',
  nl: 'De pushdienst van deze browser is niet te gebruiken. Per e-mail kan het wel.',
  es: 'El servicio de notificaciones de este navegador no se puede usar. Por correo sí es posible.',
});

export const pushTokenUnknown = defineProblem('push_token_unknown', 404, {
  en: 'This browser is not known any more. Switch push messages on again.',
  de: 'Dieser Browser ist nicht mehr bekannt. Schalte Push-Nachrichten neu ein.',
  nl: 'Deze browser is niet meer bekend. Zet pushberichten opnieuw aan.',
  es: 'Este navegador ya no se conoce. Activa otra vez las notificaciones.',
});
