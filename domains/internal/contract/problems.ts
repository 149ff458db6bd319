import { defineProblem } from '#kit/contract/problem.ts';

/** No domain of this installation provides what was asked for; nothing was changed. */
export const notAvailableYet = defineProblem('not_available_yet', 409, {
  en: 'This platform does not offer that yet.',
  de: 'Das gibt es hier noch nicht.',
  nl: 'Dat is hier nog niet beschikbaar.',
  es: 'Eso aún no está disponible aquí.',
});

export const alreadyRunning = defineProblem('already_running', 409, {
  en: 'This is under way already.',
  de: 'Das läuft bereits.',
  nl: 'Dit is al bezig.',
  es: 'Esto ya está en marcha.',
});

export const unknownAction = defineProblem('unknown_action', 404, {
  en: 'There is no test action called “{action}”.',
  de: 'Es gibt keine Testaktion namens „{action}“.',
  nl: 'Er is geen testactie met de naam “{action}”.',
  es: 'No hay ninguna acción de prueba llamada «{action}».',
});

export const notInProduction = defineProblem('not_in_production', 403, {
  en: 'This is for tests and never works in production.',
  de: 'Das ist für Tests da und geht nie im Echtbetrieb.',
  nl: 'Dit is voor tests en werkt nooit in productie.',
  es: 'Esto es para pruebas y nunca funciona en producción.',
});

export const notATestAccount = defineProblem('not_a_test_account', 403, {
  en: 'Only accounts with an address of a reserved domain (.example, .test) may be changed by tests.',
  de: 'Tests dürfen nur Konten mit einer Adresse unter einer reservierten Domain (.example, .test) ändern.',
  nl: 'Tests mogen alleen accounts met een adres van een gereserveerd domein (.example, .test) wijzigen.',
  es: 'Las pruebas solo pueden cambiar cuentas con una dirección de un dominio reservado (.example, .test).',
});

export const guestClosed = defineProblem('guest_closed', 403, {
  en: 'This guest’s account is closed, so it is given nothing.',
  de: 'Das Konto dieses Gasts ist geschlossen, es bekommt nichts gutgeschrieben.',
  nl: 'Het account van deze gast is gesloten, het krijgt niets.',
  es: 'La cuenta de este huésped está cerrada: no se le concede nada.',
});
