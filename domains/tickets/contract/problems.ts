import { defineProblem } from '#kit/contract/problem.ts';

export const showTimeTaken = defineProblem('show_time_taken', 409, {
  en: 'You have planned another show at that time.',
  de: 'Zu dieser Zeit hast du schon eine andere Show geplant.',
  nl: 'Op dat moment heb je al een andere show gepland.',
  es: 'A esa hora ya tienes otro show planeado.',
});

export const showTimeBounds = defineProblem('show_time_bounds', 422, {
  en: 'Choose a time between five minutes and 90 days from now.',
  de: 'Wähle eine Zeit zwischen in fünf Minuten und in 90 Tagen.',
  nl: 'Kies een tijd tussen over vijf minuten en over 90 dagen.',
  es: 'Elige una hora entre dentro de cinco minutos y dentro de 90 días.',
});

export const showNeedsTitle = defineProblem('show_needs_title', 422, {
  en: 'Give the show a title in one language at least.',
  de: 'Gib der Show einen Titel in mindestens einer Sprache.',
  nl: 'Geef de show een titel in minstens één taal.',
  es: 'Ponle al show un título en al menos un idioma.',
});

export const lateBelowPrice = defineProblem('late_below_price', 422, {
  en: 'The price near the start is not below the usual one.',
  de: 'Der Preis kurz vor Beginn liegt nicht unter dem üblichen.',
  nl: 'De prijs vlak voor het begin ligt niet onder de gewone prijs.',
  es: 'El precio cerca del comienzo no es menor que el habitual.',
});

/** Data: `state`. */
export const showIsOver = defineProblem('show_is_over', 409, {
  en: 'This show is over or called off.',
  de: 'Diese Show ist vorbei oder abgesagt.',
  nl: 'Deze show is voorbij of afgelast.',
  es: 'Este show ha terminado o se ha cancelado.',
});

/** Data: `opensAt`, epoch ms. */
export const showTooEarly = defineProblem('show_too_early', 409, {
  en: 'A show begins ten minutes before its time at the earliest.',
  de: 'Eine Show beginnt frühestens zehn Minuten vor ihrer Zeit.',
  nl: 'Een show begint op zijn vroegst tien minuten voor zijn tijd.',
  es: 'Un show comienza como muy pronto diez minutos antes de su hora.',
});

export const anotherShowRuns = defineProblem('another_show_runs', 409, {
  en: 'Another show of yours is still on. End it first.',
  de: 'Eine andere Show von dir läuft noch. Beende sie zuerst.',
  nl: 'Een andere show van je is nog bezig. Beëindig die eerst.',
  es: 'Otro show tuyo aún está en marcha. Termínalo primero.',
});

export const guestNotInvitable = defineProblem('guest_not_invitable', 409, {
  en: 'This guest cannot be invited. You can invite guests who are in your room or have written with you.',
  de: 'Dieser Gast kann nicht eingeladen werden. Einladen kannst du Gäste, die in deinem Raum sind oder mit dir geschrieben haben.',
  nl: 'Deze gast kan niet worden uitgenodigd. Je kunt gasten uitnodigen die in je kamer zijn of met je hebben geschreven.',
  es: 'No puedes invitar a este usuario. Puedes invitar a quienes están en tu sala o se han escrito contigo.',
});

export const invitationOpen = defineProblem('invitation_open', 409, {
  en: 'This guest has not answered your last invitation yet.',
  de: 'Dieser Gast hat deine letzte Einladung noch nicht beantwortet.',
  nl: 'Deze gast heeft je vorige uitnodiging nog niet beantwoord.',
  es: 'Este usuario aún no ha respondido a tu última invitación.',
});

export const tooManyInvitations = defineProblem('too_many_invitations', 409, {
  en: 'Ten of your invitations are still open. Wait for an answer, or call one off.',
  de: 'Zehn deiner Einladungen sind noch offen. Warte auf eine Antwort oder sage eine ab.',
  nl: 'Er staan nog tien uitnodigingen van je open. Wacht op een antwoord of trek er een in.',
  es: 'Aún tienes diez invitaciones abiertas. Espera una respuesta o cancela alguna.',
});

export const invitationNotAccepted = defineProblem('invitation_not_accepted', 409, {
  en: 'The guest has not accepted your invitation.',
  de: 'Der Gast hat deine Einladung nicht angenommen.',
  nl: 'De gast heeft je uitnodiging niet aangenomen.',
  es: 'El usuario no ha aceptado tu invitación.',
});
