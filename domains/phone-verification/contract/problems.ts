import type { ProblemType } from '#kit/contract/problem.ts';
import { defineProblem } from '#kit/contract/problem.ts';

/** Data of each: `errorCode`, the number that spec 2 section 8 gives it. */
export const numberInvalid = defineProblem('phone_number_invalid', 422, {
  en: 'This is no number we can reach. Enter a mobile or landline number with its country code, such as +49 170 1234567.',
  de: 'Diese Nummer können wir nicht erreichen. Gib eine Mobil- oder Festnetznummer mit Ländervorwahl ein, etwa +49 170 1234567.',
  nl: 'Dit nummer kunnen we niet bereiken. Vul een mobiel of vast nummer met landcode in, zoals +49 170 1234567.',
  es: 'No podemos llegar a este número. Escribe un móvil o fijo con el prefijo del país, por ejemplo +49 170 1234567.',
});

/** A number without its country code. Data: `countries` (ISO 3166-1) it may be of, `likely` the one to be shown first, or null. */
export const countryNeeded = defineProblem('phone_country_needed', 422, {
  en: 'Which country is this number from? Choose it, or begin with + and the country code.',
  de: 'Aus welchem Land ist diese Nummer? Wähle es aus, oder beginne mit + und der Ländervorwahl.',
  nl: 'Uit welk land is dit nummer? Kies het, of begin met + en de landcode.',
  es: '¿De qué país es este número? Elígelo, o empieza con + y el prefijo del país.',
});

export const countryNotAllowed = defineProblem('phone_country_not_allowed', 422, {
  en: 'We cannot send codes to numbers of this country. Use a number of another country.',
  de: 'An Nummern dieses Landes können wir keine Codes senden. Nimm eine Nummer eines anderen Landes.',
  nl: 'Naar nummers van dit land kunnen we geen codes sturen. Gebruik een nummer uit een ander land.',
  es: 'No podemos enviar códigos a números de este país. Usa un número de otro país.',
});

export const typeInvalid = defineProblem('phone_type_invalid', 422, {
  en: 'This number does not fit: choose mobile for mobile numbers and landline for landline numbers.',
  de: 'Diese Nummer passt nicht: Wähle Mobil für Mobilnummern und Festnetz für Festnetznummern.',
  nl: 'Dit nummer past niet: kies mobiel voor mobiele nummers en vast voor vaste nummers.',
  es: 'Este número no encaja: elige móvil para móviles y fijo para fijos.',
});

export const codeExpired = defineProblem('phone_code_expired', 410, {
  en: 'This code is no longer valid. Ask for a new one.',
  de: 'Dieser Code gilt nicht mehr. Fordere einen neuen an.',
  nl: 'Deze code geldt niet meer. Vraag een nieuwe aan.',
  es: 'Este código ya no vale. Pide uno nuevo.',
});

export const numberBlocked = defineProblem('phone_number_blocked', 422, {
  en: 'This number cannot be used here. Use another one, or write to our support.',
  de: 'Diese Nummer kann hier nicht genutzt werden. Nimm eine andere oder schreib unserem Support.',
  nl: 'Dit nummer kan hier niet worden gebruikt. Gebruik een ander of schrijf onze support.',
  es: 'Este número no se puede usar aquí. Usa otro o escribe a nuestro soporte.',
});

export const numberTaken = defineProblem('phone_number_taken', 409, {
  en: 'This number belongs to another account already. Use another one, or remove it there first.',
  de: 'Diese Nummer gehört schon zu einem anderen Konto. Nimm eine andere oder entferne sie dort zuerst.',
  nl: 'Dit nummer hoort al bij een ander account. Gebruik een ander of verwijder het daar eerst.',
  es: 'Este número ya pertenece a otra cuenta. Usa otro o quítalo allí primero.',
});

export const verificationMissing = defineProblem('phone_verification_missing', 404, {
  en: 'This verification does not exist. Start again with your number.',
  de: 'Diese Bestätigung gibt es nicht. Beginne noch einmal mit deiner Nummer.',
  nl: 'Deze bevestiging bestaat niet. Begin opnieuw met je nummer.',
  es: 'Esta verificación no existe. Empieza de nuevo con tu número.',
});

/** Data: `left`, the tries that are left. */
export const codeWrong = defineProblem('phone_code_wrong', 422, {
  en: 'This code is wrong. Look at it again.',
  de: 'Dieser Code stimmt nicht. Sieh noch einmal nach.',
  nl: 'Deze code klopt niet. Kijk nog eens.',
  es: 'Este código no es correcto. Míralo otra vez.',
});

/** Data: `retryAt`, when it may be tried again, epoch ms. */
export const attemptsReached = defineProblem('phone_attempts_reached', 429, {
  en: 'Too many tries. Please wait a while and ask for a new code then.',
  de: 'Zu viele Versuche. Warte bitte eine Weile und fordere dann einen neuen Code an.',
  nl: 'Te veel pogingen. Wacht even en vraag dan een nieuwe code aan.',
  es: 'Demasiados intentos. Espera un rato y pide después un código nuevo.',
});

/** Data: `retryAt`, when the next code may be asked for, epoch ms; often that is now. */
export const codeSpent = defineProblem('phone_code_spent', 429, {
  en: 'Five wrong tries: this code no longer counts. Ask for a new one.',
  de: 'Fünfmal falsch: Dieser Code zählt nicht mehr. Fordere einen neuen an.',
  nl: 'Vijf keer fout: deze code telt niet meer. Vraag een nieuwe aan.',
  es: 'Cinco intentos fallidos: este código ya no cuenta. Pide uno nuevo.',
});

export const codeNotSent = defineProblem('phone_code_not_sent', 503, {
  en: 'The code could not be sent. Please try again later.',
  de: 'Der Code konnte nicht gesendet werden. Versuch es bitte später noch einmal.',
  nl: 'De code kon niet worden verstuurd. Probeer het later opnieuw.',
  es: 'No se pudo enviar el código. Inténtalo más tarde.',
});

/** The numbers of spec 1 section 8 and spec 2 section 8. */
export const errorCodes = {
  phone_number_invalid: 1,
  // The specification has none of its own: to it, a number whose country is not known is no number.
  phone_country_needed: 1,
  phone_country_not_allowed: 2,
  phone_type_invalid: 3,
  phone_code_expired: 4,
  phone_number_blocked: 5,
  phone_number_taken: 6,
  phone_verification_missing: 7,
  phone_code_wrong: 8,
  phone_attempts_reached: 9,
  phone_code_spent: 9,
  phone_code_not_sent: 10,
} as const;

/** A refusal of this domain that has a number on the wire. */
export type PinCallProblem = ProblemType<keyof typeof errorCodes>;

/** Data: `prefix`. */
export const prefixInvalid = defineProblem('phone_prefix_invalid', 422, {
  en: 'Enter a number or its beginning with the country code, such as +49900, with at least four digits.',
  de: 'Gib eine Nummer oder ihren Anfang mit Ländervorwahl ein, etwa +49900, mit mindestens vier Ziffern.',
  nl: 'Vul een nummer of het begin ervan met landcode in, zoals +49900, met minstens vier cijfers.',
  es: 'Escribe un número o su comienzo con el prefijo del país, como +49900, con al menos cuatro cifras.',
});

export const countryUnknown = defineProblem('phone_country_unknown', 422, {
  en: 'There is no such country. Use two letters, such as DE.',
  de: 'Dieses Land gibt es nicht. Nimm zwei Buchstaben, etwa DE.',
  nl: 'Dit land bestaat niet. Gebruik twee letters, zoals DE.',
  es: 'Ese país no existe. Usa dos letras, como DE.',
});
