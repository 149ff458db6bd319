import { ageOn } from '#kit/i18n/age.ts';
import type { IdentityFinding } from '../../contract/states.ts';
import type { ReadDocument } from './port.ts';

/** The words of a name, without case, accents and signs; ü and ue, ß and ss are the same. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=[aou])e/g, '')
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
}

/** Whether a name is the one on a document: the same family name, and given names that all stand there; a second one may be left out. */
export function isSameName(
  form: { readonly firstName: string; readonly lastName: string },
  read: { readonly firstName: string | null; readonly lastName: string | null },
): boolean {
  const given = wordsOf(form.firstName);
  const onDocument = new Set(wordsOf(read.firstName ?? ''));
  const family = wordsOf(form.lastName);
  return (
    given.length > 0 &&
    family.length > 0 &&
    given.every((word) => onDocument.has(word)) &&
    family.join(' ') === wordsOf(read.lastName ?? '').join(' ')
  );
}

/** What keeps an accepted document from being enough for a form. `today` is a day of the product's zone. */
export function findingsOf(
  form: { readonly firstName: string | null; readonly lastName: string | null; readonly birthDate: string | null },
  read: ReadDocument,
  { today, isElsewhere }: { readonly today: string; readonly isElsewhere: boolean },
): IdentityFinding[] {
  const { firstName, lastName } = form;
  const isNamed = firstName !== null && lastName !== null && isSameName({ firstName, lastName }, read);
  return [
    ...(isNamed ? [] : ['nameDiffers' as const]),
    ...(form.birthDate !== null && form.birthDate === read.birthDate ? [] : ['birthDateDiffers' as const]),
    ...(isElsewhere ? ['documentElsewhere' as const] : []),
    ...(read.validUntil !== null && read.validUntil < today ? ['documentOver' as const] : []),
  ];
}

/** Whether a birth date says that somebody is not 18 on a day. */
export function isMinor(birthDate: string | null, today: string): boolean {
  const age = birthDate === null ? null : ageOn(birthDate, today);
  return age !== null && age < 18;
}
