import { defineProblem } from '#kit/contract/problem.ts';

export const nameTaken = defineProblem('name_taken', 409, {
  en: 'This name is taken. Please choose another one.',
  de: 'Dieser Name ist schon vergeben. Bitte wähle einen anderen.',
  nl: 'Deze naam is al bezet. Kies een andere.',
  es: 'Este nombre ya está en uso. Elige otro.',
});

export const ownStanding = defineProblem('own_standing', 409, {
  en: 'Nobody decides about their own account.',
  de: 'Über das eigene Konto entscheidet niemand selbst.',
  nl: 'Niemand beslist over het eigen account.',
  es: 'Nadie decide sobre su propia cuenta.',
});

export const standingUnchanged = defineProblem('standing_unchanged', 409, {
  en: 'That is already so. Somebody may have been quicker.',
  de: 'Das ist schon so. Vielleicht war jemand schneller.',
  nl: 'Dat is al zo. Misschien was iemand sneller.',
  es: 'Ya está así. Quizá alguien se adelantó.',
});

export const bannedForGood = defineProblem('banned_for_good', 409, {
  en: 'This account is locked for good. Lifting that takes two operators.',
  de: 'Dieses Konto ist für immer gesperrt. Das heben nur zwei Personen vom Team zusammen auf.',
  nl: 'Dit account is voorgoed geblokkeerd. Dat opheffen doen twee medewerkers samen.',
  es: 'Esta cuenta está bloqueada para siempre. Levantarlo requiere a dos personas del equipo.',
});
