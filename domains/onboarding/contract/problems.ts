import { defineProblem } from '#kit/contract/problem.ts';

/** Also of everything else: who was refused as a minor stays refused. */
export const refusedUnderage = defineProblem('joining_underage', 403, {
  en: 'Only adults can be on Vesper. Your application was refused for good.',
  de: 'Auf Vesper sind nur Erwachsene zu sehen. Deine Bewerbung wurde endgültig abgelehnt.',
  nl: 'Op Vesper zijn alleen volwassenen te zien. Je aanmelding is definitief geweigerd.',
  es: 'En Vesper solo hay adultos. Tu solicitud se rechazó de forma definitiva.',
});
export const applicationClosed = defineProblem('joining_closed', 409, {
  en: 'This part cannot be changed now: your application is being looked at, or has been decided. Write to us on the help page if something is wrong.',
  de: 'Dieser Teil lässt sich gerade nicht ändern: Deine Bewerbung wird geprüft oder ist entschieden. Schreib uns über die Hilfeseite, wenn etwas nicht stimmt.',
  nl: 'Dit deel kun je nu niet wijzigen: je aanmelding wordt bekeken of er is beslist. Schrijf ons via de hulppagina als iets niet klopt.',
  es: 'Ahora no puedes cambiar esta parte: tu solicitud se está revisando o ya está decidida. Escríbenos desde la página de ayuda si algo no está bien.',
});
/** Data: `steps`, the names of what is missing, in order. */
export const stepsMissing = defineProblem('joining_steps_missing', 409, {
  en: 'Some steps are still open. Finish the marked ones, then send your application.',
  de: 'Einige Schritte sind noch offen. Erledige die markierten und sende deine Bewerbung dann ab.',
  nl: 'Er staan nog stappen open. Maak de gemarkeerde af en verstuur daarna je aanmelding.',
  es: 'Aún quedan pasos abiertos. Termina los marcados y envía después tu solicitud.',
});
export const emailUnproven = defineProblem('joining_email_unproven', 409, {
  en: 'Confirm your e-mail address first: open the link in the mail we sent you.',
  de: 'Bestätige zuerst deine E-Mail-Adresse: Öffne den Link in der Mail, die wir dir geschickt haben.',
  nl: 'Bevestig eerst je e-mailadres: open de link in de mail die we je stuurden.',
  es: 'Confirma primero tu correo: abre el enlace del mensaje que te enviamos.',
});
export const phoneInvalid = defineProblem('joining_phone_invalid', 422, {
  en: 'This is no number we can reach. Enter it with its country code, such as +49 170 1234567.',
  de: 'Diese Nummer können wir nicht erreichen. Gib sie mit Ländervorwahl ein, etwa +49 170 1234567.',
  nl: 'Dit nummer kunnen we niet bereiken. Vul het in met landcode, zoals +49 170 1234567.',
  es: 'No podemos llegar a este número. Escríbelo con el prefijo del país, por ejemplo +49 170 1234567.',
});
export const birthDateInvalid = defineProblem('joining_birth_date_invalid', 422, {
  en: 'This is no birth date. Enter the day, month and year as on your document.',
  de: 'Das ist kein Geburtsdatum. Gib Tag, Monat und Jahr wie auf deinem Ausweis ein.',
  nl: 'Dit is geen geboortedatum. Vul dag, maand en jaar in zoals op je document.',
  es: 'Esto no es una fecha de nacimiento. Escribe día, mes y año como en tu documento.',
});
export const personMissing = defineProblem('joining_person_missing', 409, {
  en: 'Enter your legal name, birth date and address first: your document is compared with them.',
  de: 'Trage zuerst Namen, Geburtsdatum und Adresse ein: Dein Ausweis wird damit verglichen.',
  nl: 'Vul eerst je naam, geboortedatum en adres in: je document wordt daarmee vergeleken.',
  es: 'Escribe primero tu nombre legal, fecha de nacimiento y dirección: tu documento se compara con ellos.',
});
export const stageMissing = defineProblem('joining_stage_missing', 409, {
  en: 'Choose your stage name first.',
  de: 'Wähle zuerst deinen Künstlernamen.',
  nl: 'Kies eerst je artiestennaam.',
  es: 'Elige primero tu nombre artístico.',
});
export const stageNameKept = defineProblem('joining_name_kept', 422, {
  en: 'The name {name} is reserved for somebody who left not long ago. Please choose another one.',
  de: 'Der Name {name} ist noch für jemanden reserviert, der vor Kurzem gegangen ist. Bitte wähle einen anderen.',
  nl: 'De naam {name} is nog gereserveerd voor iemand die kort geleden is weggegaan. Kies een andere.',
  es: 'El nombre {name} sigue reservado para alguien que se fue hace poco. Elige otro.',
});
export const identityPending = defineProblem('joining_identity_pending', 409, {
  en: 'Your document is being looked at. You will hear from us; nothing else is needed now.',
  de: 'Dein Ausweis wird gerade geprüft. Du hörst von uns; mehr ist jetzt nicht nötig.',
  nl: 'Je document wordt bekeken. Je hoort van ons; meer is nu niet nodig.',
  es: 'Se está revisando tu documento. Te avisaremos; no hace falta nada más.',
});
export const identitySilent = defineProblem('joining_identity_silent', 503, {
  en: 'The service that checks documents does not answer at the moment. Everything you entered is kept; try again in a few minutes.',
  de: 'Der Dienst, der Ausweise prüft, antwortet gerade nicht. Alles Eingetragene bleibt; versuch es in ein paar Minuten noch einmal.',
  nl: 'De dienst die documenten controleert antwoordt nu niet. Alles wat je invulde blijft; probeer het over een paar minuten opnieuw.',
  es: 'El servicio que comprueba documentos no responde ahora. Todo lo que escribiste se guarda; inténtalo en unos minutos.',
});
export const contractChanged = defineProblem('joining_contract_changed', 409, {
  en: 'The agreement was changed while you were reading it. Read it again, then sign.',
  de: 'Die Vereinbarung wurde geändert, während du sie gelesen hast. Lies sie noch einmal und unterschreib dann.',
  nl: 'De overeenkomst is gewijzigd terwijl je haar las. Lees haar nog eens en teken dan.',
  es: 'El acuerdo cambió mientras lo leías. Léelo otra vez y firma después.',
});
export const signatureDiffers = defineProblem('joining_signature_differs', 422, {
  en: 'Sign with your legal name as you entered it: {name}.',
  de: 'Unterschreib mit deinem bürgerlichen Namen, wie du ihn eingetragen hast: {name}.',
  nl: 'Teken met je wettelijke naam zoals je die hebt ingevuld: {name}.',
  es: 'Firma con tu nombre legal tal como lo escribiste: {name}.',
});
export const priceMissing = defineProblem('joining_price_missing', 422, {
  en: 'Set at least one price: for the video chat or for the group chat.',
  de: 'Lege mindestens einen Preis fest: für den Videochat oder den Gruppenchat.',
  nl: 'Stel minstens één prijs in: voor de videochat of de groepschat.',
  es: 'Pon al menos un precio: para el videochat o para el chat en grupo.',
});
export const profileMissing = defineProblem('joining_profile_missing', 422, {
  en: 'Write a headline and some words about yourself in at least one language.',
  de: 'Schreib eine Überschrift und ein paar Worte über dich in mindestens einer Sprache.',
  nl: 'Schrijf een kop en een paar woorden over jezelf in minstens één taal.',
  es: 'Escribe un titular y unas palabras sobre ti en al menos un idioma.',
});
/** For operators: the application is not in a state this can be done in. */
export const applicationElsewhere = defineProblem('joining_elsewhere', 409, {
  en: 'This application is not waiting for that any more. Somebody may have been quicker; load it again.',
  de: 'Diese Bewerbung wartet darauf nicht mehr. Vielleicht war jemand schneller; lade sie neu.',
  nl: 'Deze aanmelding wacht daar niet meer op. Misschien was iemand sneller; laad haar opnieuw.',
  es: 'Esta solicitud ya no espera eso. Quizá alguien se adelantó; cárgala de nuevo.',
});
/** For operators. Data: `steps`. */
export const applicationIncomplete = defineProblem('joining_incomplete', 409, {
  en: 'This person cannot be accepted yet: a step is open or the identity does not fit. Ask for what is missing.',
  de: 'Diese Person kann noch nicht angenommen werden: Ein Schritt ist offen, oder die Identität passt nicht. Fordere an, was fehlt.',
  nl: 'Deze persoon kan nog niet worden geaccepteerd: een stap staat open of de identiteit klopt niet. Vraag wat ontbreekt.',
  es: 'Aún no se puede aceptar a esta persona: hay un paso abierto o la identidad no coincide. Pide lo que falta.',
});
/** For operators. Data: `most`. */
export const copiesTooMany = defineProblem('joining_copies_too_many', 422, {
  en: 'These days show more than {most} people. Choose fewer days and ask for the rest apart.',
  de: 'In diesen Tagen sind mehr als {most} Personen zu sehen. Wähle weniger Tage und beantrage den Rest getrennt.',
  nl: 'In deze dagen zijn meer dan {most} mensen te zien. Kies minder dagen en vraag de rest apart aan.',
  es: 'En esos días aparecen más de {most} personas. Elige menos días y pide el resto aparte.',
});
/** For operators. */
export const copiesOver = defineProblem('joining_copies_over', 409, {
  en: 'The time to fetch these copies is over. Ask for them again.',
  de: 'Die Zeit, diese Kopien abzuholen, ist vorbei. Beantrage sie noch einmal.',
  nl: 'De tijd om deze kopieën op te halen is voorbij. Vraag ze opnieuw aan.',
  es: 'El plazo para descargar estas copias terminó. Pídelas otra vez.',
});
