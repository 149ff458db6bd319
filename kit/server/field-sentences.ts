import type { z } from 'zod';
import type { Language } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { ownValue } from '#kit/records/own-value.ts';

interface Sentences {
  readonly missing: string;
  readonly email: string;
  readonly phone: string;
  readonly form: string;
  readonly other: string;
  readonly kind: (name: string) => string;
  readonly oneOf: (values: string) => string;
  readonly unknown: (names: string) => string;
  readonly steps: (step: string) => string;
  readonly most: (bound: string) => string;
  readonly least: (bound: string) => string;
  readonly below: (bound: string) => string;
  readonly above: (bound: string) => string;
  readonly characters: string;
  readonly character: string;
  readonly entries: string;
  readonly entry: string;
  /** Text, number, whole number, yes or no, list, fields with names (JSON). */
  readonly kinds: readonly [text: string, number: string, whole: string, choice: string, list: string, object: string];
}

const de: Sentences = {
  missing: 'Bitte fülle dieses Feld aus.',
  email: 'Bitte gib eine E-Mail-Adresse wie name@example.com ein.',
  phone: 'Bitte gib die Nummer mit Landesvorwahl ein, wie +49 170 1234567.',
  form: 'Das hat noch nicht die richtige Form.',
  other: 'Das passt hier nicht.',
  kind: (name) => `Hier muss ${name} stehen.`,
  oneOf: (values) => `Möglich ist: ${values}.`,
  unknown: (names) => `Diese Angaben kennen wir nicht: ${names}.`,
  steps: (step) => `Nur in Schritten von ${step}.`,
  most: (bound) => `Höchstens ${bound}.`,
  least: (bound) => `Mindestens ${bound}.`,
  below: (bound) => `Weniger als ${bound}.`,
  above: (bound) => `Mehr als ${bound}.`,
  characters: 'Zeichen',
  character: 'Zeichen',
  entries: 'Einträge',
  entry: 'Eintrag',
  kinds: ['ein Text', 'eine Zahl', 'eine ganze Zahl', 'Ja oder Nein', 'eine Liste', 'ein Objekt'],
};

const en: Sentences = {
  missing: 'Please fill in this field.',
  email: 'Please enter an e-mail address such as name@example.com.',
  phone: 'Please enter the number with its country code, such as +49 170 1234567.',
  form: 'This does not have the right form yet.',
  other: 'This does not fit here.',
  kind: (name) => `This must be ${name}.`,
  oneOf: (values) => `Possible here: ${values}.`,
  unknown: (names) => `We do not know these entries: ${names}.`,
  steps: (step) => `Only in steps of ${step}.`,
  most: (bound) => `At most ${bound}.`,
  least: (bound) => `At least ${bound}.`,
  below: (bound) => `Less than ${bound}.`,
  above: (bound) => `More than ${bound}.`,
  characters: 'characters',
  character: 'character',
  entries: 'entries',
  entry: 'entry',
  kinds: ['a text', 'a number', 'a whole number', 'yes or no', 'a list', 'an object'],
};

const nl: Sentences = {
  missing: 'Vul dit veld in.',
  email: 'Vul een e-mailadres in, zoals naam@example.com.',
  phone: 'Vul het nummer in met landcode, zoals +31 6 12345678.',
  form: 'Dit heeft nog niet de juiste vorm.',
  other: 'Dit past hier niet.',
  kind: (name) => `Hier hoort ${name} te staan.`,
  oneOf: (values) => `Mogelijk is: ${values}.`,
  unknown: (names) => `Deze gegevens kennen we niet: ${names}.`,
  steps: (step) => `Alleen in stappen van ${step}.`,
  most: (bound) => `Hoogstens ${bound}.`,
  least: (bound) => `Minstens ${bound}.`,
  below: (bound) => `Minder dan ${bound}.`,
  above: (bound) => `Meer dan ${bound}.`,
  characters: 'tekens',
  character: 'teken',
  entries: 'items',
  entry: 'item',
  kinds: ['een tekst', 'een getal', 'een geheel getal', 'ja of nee', 'een lijst', 'een object'],
};

const es: Sentences = {
  missing: 'Rellena este campo.',
  email: 'Escribe un correo como nombre@example.com.',
  phone: 'Escribe el número con el prefijo del país, como +34 612 345 678.',
  form: 'Esto aún no tiene la forma correcta.',
  other: 'Esto no encaja aquí.',
  kind: (name) => `Aquí tiene que ir ${name}.`,
  oneOf: (values) => `Se puede elegir: ${values}.`,
  unknown: (names) => `No conocemos estos datos: ${names}.`,
  steps: (step) => `Solo en pasos de ${step}.`,
  most: (bound) => `Como máximo ${bound}.`,
  least: (bound) => `Como mínimo ${bound}.`,
  below: (bound) => `Menos de ${bound}.`,
  above: (bound) => `Más de ${bound}.`,
  characters: 'caracteres',
  character: 'carácter',
  entries: 'entradas',
  entry: 'entrada',
  kinds: ['un texto', 'un número', 'un número entero', 'sí o no', 'una lista', 'un objeto'],
};

const all: Readonly<Record<Language, Sentences>> = { de, en, nl, es };

/** What must stand there; undefined for what people have no word for. */
function named(say: Sentences, expected: string): string | undefined {
  const [text, number, whole, choice, array, object] = say.kinds;
  const known: Readonly<Record<string, string>> = {
    string: text,
    number,
    int: whole,
    boolean: choice,
    array,
    object,
    record: object,
  };
  return ownValue(known, expected);
}

function bounded(say: Sentences, language: Language, origin: string, bound: number | bigint): string {
  const number = bound.toLocaleString(language);
  if (origin === 'string') return `${number}\u00a0${bound === 1 ? say.character : say.characters}`;
  if (origin === 'array' || origin === 'set') return `${number}\u00a0${bound === 1 ? say.entry : say.entries}`;
  return number;
}

function sentence(say: Sentences, language: Language, issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const name = named(say, issue.expected);
      if (issue.input === undefined || issue.input === null) return say.missing;
      return name === undefined ? say.other : say.kind(name);
    }
    case 'too_big':
      return (issue.inclusive === false ? say.below : say.most)(bounded(say, language, issue.origin, issue.maximum));
    case 'too_small':
      if (issue.origin === 'string' && issue.input === '') return say.missing;
      return (issue.inclusive === false ? say.above : say.least)(bounded(say, language, issue.origin, issue.minimum));
    case 'invalid_format':
      return issue.format === 'email' ? say.email : issue.format === 'e164' ? say.phone : say.form;
    case 'invalid_value':
      return issue.input === undefined ? say.missing : say.oneOf(issue.values.map(String).join(', '));
    case 'not_multiple_of':
      return say.steps(issue.divisor.toLocaleString(language));
    case 'unrecognized_keys':
      return say.unknown(issue.keys.join(', '));
    case 'custom':
      return (issue.params?.['words'] as Texts | undefined)?.[language] ?? say.other;
    default:
      return say.other;
  }
}

/**
 * What a form says beside a field that was refused, instead of the validator's own words ("expected string to have
 * >=1 characters"), which are for programmers. A rule of our own (`refine`) brings its sentences as `params: { words }`.
 */
export const fieldSentence =
  (language: Language): z.core.$ZodErrorMap =>
  (issue) =>
    sentence(all[language], language, issue);
