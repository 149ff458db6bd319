import { defineProblem } from '#kit/contract/problem.ts';

/** The words were changed between the page and the press. */
export const termsChanged = defineProblem('consent_terms_changed', 409, {
  en: 'The words you agree to have changed. Read them again, then answer.',
  de: 'Die Worte, denen du zustimmst, haben sich geändert. Lies sie noch einmal und antworte dann.',
  nl: 'De woorden waarmee je instemt zijn gewijzigd. Lees ze opnieuw en antwoord dan.',
  es: 'Las palabras que aceptas han cambiado. Léelas de nuevo y responde después.',
});

/** Somebody is named whom nobody verified by this name. */
export const personUnknown = defineProblem('consent_person_unknown', 422, {
  en: 'Nobody verified is known as “{name}”. Write the stage name as it stands on the profile; who has none joins first, so that their age is proven.',
  de: 'Niemand Geprüftes heißt „{name}“. Schreib den Künstlernamen wie im Profil; wer keinen hat, meldet sich zuerst an, damit das Alter belegt ist.',
  nl: 'Niemand die gecontroleerd is heet “{name}”. Schrijf de artiestennaam zoals op het profiel; wie er geen heeft, meldt zich eerst aan, zodat de leeftijd bewezen is.',
  es: 'Nadie verificado se llama «{name}». Escribe el nombre artístico como en el perfil; quien no tenga uno se une primero, para que conste su edad.',
});

/** The day lies ahead. */
export const recordedAhead = defineProblem('consent_recorded_ahead', 422, {
  en: 'The day of recording lies ahead. Write the day on which it was made.',
  de: 'Der Tag der Aufnahme liegt in der Zukunft. Schreib den Tag, an dem sie entstand.',
  nl: 'De opnamedag ligt in de toekomst. Schrijf de dag waarop het is gemaakt.',
  es: 'El día de la grabación está por llegar. Escribe el día en que se hizo.',
});

/** More lines than a file holds. */
export const exportTooLarge = defineProblem('consent_export_too_large', 422, {
  en: 'That is more than {most} lines. Export one person, or what was recorded between two days.',
  de: 'Das sind mehr als {most} Zeilen. Exportiere eine Person oder was zwischen zwei Tagen aufgenommen wurde.',
  nl: 'Dat zijn meer dan {most} regels. Exporteer één persoon, of wat tussen twee dagen is opgenomen.',
  es: 'Son más de {most} líneas. Exporta a una persona o lo grabado entre dos días.',
});
