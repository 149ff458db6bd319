import { defineProblem } from '#kit/contract/problem.ts';

/** The account is no studio that an operator accepted. */
export const noStudio = defineProblem('studio_missing', 403, {
  en: 'Only accepted studios can do this. Apply under “Studio” in your account, or wait for the answer.',
  de: 'Das können nur angenommene Studios. Bewirb dich unter „Studio“ in deinem Konto oder warte auf die Antwort.',
  nl: 'Dat kunnen alleen geaccepteerde studio’s. Meld je aan onder “Studio” in je account, of wacht op antwoord.',
  es: 'Solo pueden hacerlo los estudios aceptados. Solicítalo en «Estudio» de tu cuenta o espera la respuesta.',
});
export const performersNoStudio = defineProblem('studio_of_performer', 409, {
  en: 'An account of a performer or operator is no studio. Use an account of its own for the studio.',
  de: 'Ein Konto einer Darstellerin oder der Plattform ist kein Studio. Nimm ein eigenes Konto für das Studio.',
  nl: 'Een account van een performer of van het platform is geen studio. Gebruik een eigen account voor de studio.',
  es: 'Una cuenta de artista o de la plataforma no es un estudio. Usa una cuenta propia para el estudio.',
});
export const studioClosed = defineProblem('studio_closed', 409, {
  en: 'This studio was accepted or closed already. For a change write to us under Help.',
  de: 'Über dieses Studio ist schon entschieden. Für eine Änderung schreib uns unter Hilfe.',
  nl: 'Over deze studio is al besloten. Schrijf ons voor een wijziging onder Hulp.',
  es: 'Este estudio ya fue aceptado o cerrado. Para un cambio escríbenos en Ayuda.',
});
export const studioNameTaken = defineProblem('studio_name_taken', 409, {
  en: 'A studio is called “{name}” already. Choose another name.',
  de: 'Es gibt schon ein Studio namens „{name}“. Wähle einen anderen Namen.',
  nl: 'Er heet al een studio “{name}”. Kies een andere naam.',
  es: 'Ya hay un estudio llamado «{name}». Elige otro nombre.',
});
/** Errors name the field. */
export const studioVatId = defineProblem('studio_vat_id', 422, {
  en: 'The VAT number does not add up. Copy it from a letter of your tax office, or leave it empty.',
  de: 'Die USt-IdNr. geht nicht auf. Übernimm sie aus einem Schreiben des Finanzamts oder lass sie leer.',
  nl: 'Het btw-nummer klopt niet. Neem het over uit een brief van de belastingdienst, of laat het leeg.',
  es: 'El NIF-IVA no es correcto. Cópialo de una carta de Hacienda o déjalo vacío.',
});
export const studioDecided = defineProblem('studio_decided', 409, {
  en: 'Somebody was quicker: this studio is not in that state any more. Load the list again.',
  de: 'Jemand war schneller: Dieses Studio ist nicht mehr in diesem Stand. Lade die Liste neu.',
  nl: 'Iemand was sneller: deze studio is niet meer in die stand. Laad de lijst opnieuw.',
  es: 'Alguien se adelantó: este estudio ya no está en ese estado. Carga la lista de nuevo.',
});
export const memberUnknown = defineProblem('studio_member_unknown', 422, {
  en: 'Nobody is called “{name}” here. Write the stage name as on the profile, or an e-mail address.',
  de: 'Hier heißt niemand „{name}“. Schreib den Künstlernamen wie im Profil oder eine E-Mail-Adresse.',
  nl: 'Hier heet niemand “{name}”. Schrijf de artiestennaam zoals op het profiel, of een e-mailadres.',
  es: 'Aquí nadie se llama «{name}». Escribe el nombre artístico como en el perfil o un correo.',
});
export const tooManyMembers = defineProblem('studio_too_many', 409, {
  en: 'A studio has at most {most} members and open invitations. Take an invitation back first.',
  de: 'Ein Studio hat höchstens {most} Mitglieder und offene Einladungen. Nimm zuerst eine Einladung zurück.',
  nl: 'Een studio heeft hooguit {most} leden en open uitnodigingen. Trek eerst een uitnodiging in.',
  es: 'Un estudio tiene como mucho {most} miembros e invitaciones abiertas. Retira antes una invitación.',
});
export const agreementChanged = defineProblem('studio_agreement_changed', 409, {
  en: 'The agreement changed while you were reading it. Read it again, then sign.',
  de: 'Die Vereinbarung hat sich beim Lesen geändert. Lies sie noch einmal und unterschreibe dann.',
  nl: 'De overeenkomst is tijdens het lezen gewijzigd. Lees haar opnieuw en teken dan.',
  es: 'El acuerdo cambió mientras lo leías. Léelo de nuevo y firma después.',
});
export const signatureDiffers = defineProblem('studio_signature_differs', 422, {
  en: 'Sign with your legal name as it stands in your records.',
  de: 'Unterschreib mit deinem bürgerlichen Namen, wie er in deinen Unterlagen steht.',
  nl: 'Teken met je wettelijke naam zoals die in je gegevens staat.',
  es: 'Firma con tu nombre legal tal como consta en tus documentos.',
});
export const sharesTooMuch = defineProblem('studio_shares_too_much', 409, {
  en: 'With this share all your studios together would get more than everything. Leave another one first, or ask for a smaller share.',
  de: 'Mit diesem Anteil bekämen alle deine Studios zusammen mehr als alles. Verlass zuerst ein anderes oder bitte um einen kleineren Anteil.',
  nl: 'Met dit deel zouden al je studio’s samen meer dan alles krijgen. Verlaat eerst een andere of vraag om een kleiner deel.',
  es: 'Con esta parte todos tus estudios juntos recibirían más que todo. Deja antes otro o pide una parte menor.',
});
