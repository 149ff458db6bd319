import { defineProblem } from '#kit/contract/problem.ts';

/** Data: `period`, `euroCents` (the limit), `endsAt` (when the period is over, epoch ms). */
export const limitReached = defineProblem('spending_limit_reached', 403, {
  en: 'That would be more than the spending limit you have set. You find it in your account under “My limits”.',
  de: 'Das wäre mehr als dein eigenes Ausgabenlimit. Du findest es in deinem Konto unter „Meine Limits“.',
  nl: 'Dat zou meer zijn dan je eigen uitgavenlimiet. Je vindt die in je account onder ‘Mijn limieten’.',
  es: 'Superaría el límite de gasto que fijaste. Lo encuentras en tu cuenta, en «Mis límites».',
});

/** Data: `until` (epoch ms). */
export const onBreak = defineProblem('spending_on_break', 403, {
  en: 'You are taking a break from spending. You see in your account under “My limits” until when.',
  de: 'Du machst eine Pause vom Ausgeben. Bis wann, siehst du in deinem Konto unter „Meine Limits“.',
  nl: 'Je neemt een pauze van uitgeven. Tot wanneer zie je in je account onder ‘Mijn limieten’.',
  es: 'Estás haciendo una pausa de gasto. En tu cuenta, en «Mis límites», ves hasta cuándo.',
});

export const excluded = defineProblem('spending_excluded', 403, {
  en: 'You have excluded yourself from spending. It stands for at least a year; then write to us if you want it lifted.',
  de: 'Du hast dich selbst vom Ausgeben gesperrt. Das gilt mindestens ein Jahr; danach schreib uns, wenn du es aufheben willst.',
  nl: 'Je hebt jezelf uitgesloten van uitgeven. Dat geldt minstens een jaar; schrijf ons daarna als je het wilt opheffen.',
  es: 'Te has excluido de gastar. Vale al menos un año; después escríbenos si quieres levantarlo.',
});

export const breakRuns = defineProblem('break_not_shorter', 409, {
  en: 'A break cannot be made shorter. You can make it longer.',
  de: 'Eine Pause lässt sich nicht verkürzen, nur verlängern.',
  nl: 'Een pauze kan niet korter worden, alleen langer.',
  es: 'Una pausa no se puede acortar, solo alargar.',
});

export const tooEarlyToLift = defineProblem('exclusion_too_young', 409, {
  en: 'A self-exclusion stands for at least a year.',
  de: 'Eine Selbstsperre gilt mindestens ein Jahr.',
  nl: 'Een zelfuitsluiting geldt minstens een jaar.',
  es: 'Una autoexclusión dura al menos un año.',
});
