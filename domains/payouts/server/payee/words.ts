import type { Texts } from '#kit/contract/problem.ts';

export const birthDateMissing: Texts = {
  en: 'Enter your birth date.',
  de: 'Trage dein Geburtsdatum ein.',
  nl: 'Vul je geboortedatum in.',
  es: 'Escribe tu fecha de nacimiento.',
};
export const birthDateWrong: Texts = {
  en: 'Enter the birth date as on your document; only adults are paid.',
  de: 'Trage das Geburtsdatum wie auf deinem Ausweis ein; bezahlt werden nur Erwachsene.',
  nl: 'Vul de geboortedatum in zoals op je document; alleen volwassenen worden betaald.',
  es: 'Escribe la fecha de nacimiento como en tu documento; solo se paga a adultos.',
};
export const registerMissing: Texts = {
  en: 'Enter the company’s number in its register.',
  de: 'Trage die Registernummer der Firma ein.',
  nl: 'Vul het registernummer van het bedrijf in.',
  es: 'Escribe el número de registro de la empresa.',
};
export const companyNotPrivate: Texts = {
  en: 'A company carries on a business: choose one of the other two.',
  de: 'Eine Firma ist gewerblich: Wähle eine der beiden anderen Angaben.',
  nl: 'Een bedrijf is zakelijk: kies een van de andere twee.',
  es: 'Una empresa ejerce una actividad: elige una de las otras dos opciones.',
};
export const vatIdWrong: Texts = {
  en: 'This is no VAT number of your country. It begins with its letters, such as DE123456789.',
  de: 'Das ist keine USt-IdNr. deines Landes. Sie beginnt mit dessen Buchstaben, etwa DE123456789.',
  nl: 'Dit is geen btw-nummer van je land. Het begint met de letters ervan, zoals NL123456789B01.',
  es: 'Este no es un NIF-IVA de tu país. Empieza con sus letras, por ejemplo ESX1234567X.',
};
export const vatIdMissing: Texts = {
  en: 'As a business in another country of the EU you have a VAT number; enter it.',
  de: 'Als Gewerbe in einem anderen EU-Land hast du eine USt-IdNr.; trage sie ein.',
  nl: 'Als bedrijf in een ander EU-land heb je een btw-nummer; vul het in.',
  es: 'Como empresa en otro país de la UE tienes un NIF-IVA; escríbelo.',
};
export const ibanWrong: Texts = {
  en: 'The IBAN does not add up. Compare it digit by digit with your bank’s.',
  de: 'Die IBAN geht nicht auf. Vergleiche sie Ziffer für Ziffer mit der deiner Bank.',
  nl: 'Het IBAN klopt niet. Vergelijk het cijfer voor cijfer met dat van je bank.',
  es: 'El IBAN no cuadra. Compáralo dígito a dígito con el de tu banco.',
};
