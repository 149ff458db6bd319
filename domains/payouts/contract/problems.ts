import { defineProblem } from '#kit/contract/problem.ts';

/** Errors name the fields. */
export const taxDataRefused = defineProblem('payouts_tax_data', 422, {
  en: 'Something in your tax data does not fit. Check the marked fields.',
  de: 'In deinen Steuerdaten passt etwas nicht. Prüfe die markierten Felder.',
  nl: 'Er klopt iets niet in je belastinggegevens. Controleer de gemarkeerde velden.',
  es: 'Algo de tus datos fiscales no es correcto. Revisa los campos marcados.',
});
/** Errors name the field. */
export const accountRefused = defineProblem('payouts_account', 422, {
  en: 'This account cannot be paid to. Copy the IBAN from your bank’s app or a statement.',
  de: 'An dieses Konto kann nicht gezahlt werden. Übernimm die IBAN aus der App deiner Bank oder einem Auszug.',
  nl: 'Naar deze rekening kan niet worden betaald. Neem het IBAN over uit de app van je bank of een afschrift.',
  es: 'No se puede pagar a esta cuenta. Copia el IBAN de la app de tu banco o de un extracto.',
});
/** For operators: the run is not where this can be done. */
export const runElsewhere = defineProblem('payouts_run_elsewhere', 409, {
  en: 'The run is not at this point any more, or not yet. Somebody may have been quicker; load it again.',
  de: 'Der Lauf ist nicht mehr oder noch nicht so weit. Vielleicht war jemand schneller; lade ihn neu.',
  nl: 'De run is niet meer of nog niet zover. Misschien was iemand sneller; laad hem opnieuw.',
  es: 'La remesa ya no está en este punto, o todavía no. Quizá alguien se adelantó; cárgala de nuevo.',
});
export const runGoesOn = defineProblem('payouts_run_goes_on', 409, {
  en: 'Another run is not decided yet. Approve or cancel run {runId} first.',
  de: 'Ein anderer Lauf ist noch nicht entschieden. Gib zuerst Lauf {runId} frei oder brich ihn ab.',
  nl: 'Een andere run is nog niet beslist. Keur eerst run {runId} goed of annuleer hem.',
  es: 'Otra remesa aún no está decidida. Aprueba o cancela antes la remesa {runId}.',
});
export const approvedByMaker = defineProblem('payouts_own_run', 403, {
  en: 'You made this run; two other operators have to approve it.',
  de: 'Du hast diesen Lauf angelegt; zwei andere müssen ihn freigeben.',
  nl: 'Je hebt deze run gemaakt; twee anderen moeten hem goedkeuren.',
  es: 'Tú creaste esta remesa; deben aprobarla otras dos personas.',
});
export const approvedTwice = defineProblem('payouts_approved_twice', 409, {
  en: 'You have approved this run already; somebody else has to be the second.',
  de: 'Du hast diesen Lauf schon freigegeben; die zweite Freigabe muss von jemand anderem kommen.',
  nl: 'Je hebt deze run al goedgekeurd; de tweede goedkeuring moet van iemand anders komen.',
  es: 'Ya aprobaste esta remesa; la segunda aprobación debe ser de otra persona.',
});
export const notPayable = defineProblem('payouts_not_payable', 409, {
  en: 'There is nobody to pay in this run: everything is held, below the minimum or withheld.',
  de: 'In diesem Lauf ist niemand zu bezahlen: Alles ist in der Haltefrist, unter dem Mindestbetrag oder zurückgehalten.',
  nl: 'In deze run is niemand te betalen: alles wordt vastgehouden, is onder het minimum of ingehouden.',
  es: 'En esta remesa no hay a quién pagar: todo está retenido o por debajo del mínimo.',
});
export const correctionTooLarge = defineProblem('payouts_correction_large', 422, {
  en: 'A correction takes back at most what the credit note still stands for: {left} cents.',
  de: 'Eine Korrektur nimmt höchstens zurück, was von der Gutschrift noch steht: {left} Cent.',
  nl: 'Een correctie neemt hoogstens terug wat van de creditfactuur nog staat: {left} cent.',
  es: 'Una corrección retira como máximo lo que queda de la nota: {left} céntimos.',
});
/** For operators: the platform's own data for credit notes and transfers are not set. */
export const platformUnset = defineProblem('payouts_platform_unset', 409, {
  en: 'The platform has no name, address or account to pay from yet. Set {settings} and start again.',
  de: 'Die Plattform hat noch keinen Namen, keine Adresse oder kein Konto, von dem sie zahlt. Setze {settings} und starte neu.',
  nl: 'Het platform heeft nog geen naam, adres of rekening om van te betalen. Stel {settings} in en start opnieuw.',
  es: 'La plataforma aún no tiene nombre, dirección o cuenta desde la que pagar. Configura {settings} y reinicia.',
});
export const yearGoesOn = defineProblem('payouts_year_goes_on', 409, {
  en: 'The year is not over yet; its report is made from 1 January on.',
  de: 'Das Jahr ist noch nicht vorbei; seine Meldung entsteht ab dem 1. Januar.',
  nl: 'Het jaar is nog niet voorbij; de opgave wordt vanaf 1 januari gemaakt.',
  es: 'El año aún no ha terminado; su informe se hace a partir del 1 de enero.',
});
export const yearIsMade = defineProblem('payouts_year_is_made', 409, {
  en: 'A report of this year is being made. Wait until it is ready.',
  de: 'Eine Meldung dieses Jahres entsteht gerade. Warte, bis sie fertig ist.',
  nl: 'Een opgave van dit jaar wordt net gemaakt. Wacht tot ze klaar is.',
  es: 'Se está haciendo un informe de este año. Espera a que esté listo.',
});
