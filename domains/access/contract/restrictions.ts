import { z } from 'zod';
import { defineProblem } from '#kit/contract/problem.ts';

/** What a guest can do about a refusal (spec 1 section 3, restriction codes). */
export const restrictionCodes = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const;
export const restrictionCode = z.enum(restrictionCodes).meta({ id: 'RestrictionCode' });
export type RestrictionCode = z.output<typeof restrictionCode>;

/**
 * Whether a guest may do something. `reason` is a stable word for logs and tests; `restriction` says what the guest can
 * do about it, null when there is nothing (a locked account, a country that is not served).
 */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly restriction: RestrictionCode | null; readonly reason: string };

/** Data: `restriction` (see {@link restrictionCodes}, or null) and `reason`. */
export const restricted = defineProblem('restricted', 403, {
  en: 'This is not open to you yet.',
  de: 'Das ist für dich noch nicht freigeschaltet.',
  nl: 'Dit is voor jou nog niet beschikbaar.',
  es: 'Esto todavía no está disponible para ti.',
});

/** Data as {@link restricted}: the age is not proven as the country asks. */
export const ageNotProven = defineProblem('age_not_proven', 403, {
  en: 'Where you are, this opens once your age is proven.',
  de: 'Wo du bist, öffnet sich das, sobald dein Alter belegt ist.',
  nl: 'Waar je bent, gaat dit open zodra je leeftijd is bewezen.',
  es: 'Donde estás, esto se abre en cuanto compruebes tu edad.',
});
/** Data as {@link restricted}: a check said that the guest is under 18; nothing they do opens it (docs/decisions/062). */
export const underage = defineProblem('age_underage', 403, {
  en: 'A check says that you are not 18 yet. This site is for adults only. If that is wrong, write to us on the help page.',
  de: 'Eine Prüfung sagt, dass du noch nicht 18 bist. Diese Website ist nur für Erwachsene. Stimmt das nicht, schreib uns über die Hilfeseite.',
  nl: 'Een controle zegt dat je nog geen 18 bent. Deze site is alleen voor volwassenen. Klopt dat niet, schrijf ons via de hulppagina.',
  es: 'Una comprobación dice que aún no tienes 18 años. Este sitio es solo para adultos. Si no es así, escríbenos desde la página de ayuda.',
});
/** Data as {@link restricted}: the age is proven, and the adult area is not open in this visit. */
export const adultAreaClosed = defineProblem('adult_area_closed', 403, {
  en: 'First open the adult area for this visit.',
  de: 'Öffne zuerst den Erwachsenenbereich für diesen Besuch.',
  nl: 'Open eerst het volwassenengedeelte voor dit bezoek.',
  es: 'Abre primero la zona para adultos en esta visita.',
});

/** What a restricted account is told (levels of a restriction, domains/guest). */
export const accountRestricted = defineProblem('account_restricted', 403, {
  en: 'Your account is restricted: you cannot begin paid chats. Write to us at “Help and contact”.',
  de: 'Dein Konto ist eingeschränkt: Bezahlte Chats kannst du nicht beginnen. Schreib uns über „Hilfe und Kontakt“.',
  nl: 'Je account is beperkt: je kunt geen betaalde chats beginnen. Schrijf ons via “Hulp en contact”.',
  es: 'Tu cuenta está restringida: no puedes empezar chats de pago. Escríbenos desde «Ayuda y contacto».',
});
export const writingRestricted = defineProblem('writing_restricted', 403, {
  en: 'Your account is restricted: you can read along but not write.',
  de: 'Dein Konto ist eingeschränkt: Du kannst mitlesen, aber nicht schreiben.',
  nl: 'Je account is beperkt: je kunt meelezen, maar niet schrijven.',
  es: 'Tu cuenta está restringida: puedes leer, pero no escribir.',
});

/** What a locked account is told wherever coins or money would move. */
export const accountLocked = defineProblem('account_locked', 403, {
  en: 'Your account is locked: nothing can be paid, bought or redeemed. Write to us at “Help and contact”.',
  de: 'Dein Konto ist gesperrt: Du kannst nichts bezahlen, kaufen oder einlösen. Schreib uns über „Hilfe und Kontakt“.',
  nl: 'Je account is vergrendeld: je kunt niets betalen, kopen of inwisselen. Schrijf ons via “Hulp en contact”.',
  es: 'Tu cuenta está bloqueada: no puedes pagar, comprar ni canjear nada. Escríbenos desde «Ayuda y contacto».',
});
export const spendingRestricted = defineProblem('spending_restricted', 403, {
  en: 'Your account is restricted: nothing can be paid, bought or redeemed. Write to us at “Help and contact”.',
  de: 'Dein Konto ist eingeschränkt: Du kannst nichts bezahlen, kaufen oder einlösen. Schreib uns über „Hilfe und Kontakt“.',
  nl: 'Je account is beperkt: je kunt niets betalen, kopen of inwisselen. Schrijf ons via “Hulp en contact”.',
  es: 'Tu cuenta está restringida: no puedes pagar, comprar ni canjear nada. Escríbenos desde «Ayuda y contacto».',
});

/**
 * Why an account neither buys coins nor gets any: a check says under 18, an operator locked or restricted it, its guest excluded
 * themselves or takes a break. Orders and payments keep the word for ever: of a payment that came in after it.
 */
export const closing = z
  .enum(['underage', 'locked', 'restricted', 'excluded', 'onBreak'])
  .meta({ id: 'AccountClosing' });
export type Closing = z.output<typeof closing>;

/** The closings that say of themselves what their guest reads; of the others who keeps the rule does. */
export const closings = { underage, locked: accountLocked, restricted: spendingRestricted } as const;
