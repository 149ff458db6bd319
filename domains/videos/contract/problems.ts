import { defineProblem } from '#kit/contract/problem.ts';

/** Data: `restriction` and `reason`, as those of access. */
export const videoLocked = defineProblem('video_locked', 403, {
  en: 'This video opens once you buy it.',
  de: 'Dieses Video öffnet sich, sobald du es kaufst.',
  nl: 'Deze video gaat open zodra je hem koopt.',
  es: 'Este vídeo se abre en cuanto lo compras.',
});

export const videoNotForSale = defineProblem('video_not_for_sale', 409, {
  en: 'This video can be watched without buying it.',
  de: 'Dieses Video kannst du ansehen, ohne es zu kaufen.',
  nl: 'Deze video kun je bekijken zonder hem te kopen.',
  es: 'Puedes ver este vídeo sin comprarlo.',
});

export const videoNotReady = defineProblem('video_not_ready', 409, {
  en: 'This video is still being made ready. Try again when it is done.',
  de: 'Dieses Video wird noch vorbereitet. Versuch es noch einmal, wenn es fertig ist.',
  nl: 'Deze video wordt nog voorbereid. Probeer het opnieuw als hij klaar is.',
  es: 'Este vídeo aún se está preparando. Inténtalo de nuevo cuando esté listo.',
});

export const videoNeedsTitle = defineProblem('video_needs_title', 422, {
  en: 'Give this video a title in one language at least.',
  de: 'Gib diesem Video einen Titel in mindestens einer Sprache.',
  nl: 'Geef deze video een titel in minstens één taal.',
  es: 'Ponle a este vídeo un título en al menos un idioma.',
});

export const videoNeedsWord = defineProblem('video_needs_word', 422, {
  en: 'Confirm that everybody who can be seen or heard in this video is named.',
  de: 'Bestätige, dass alle genannt sind, die in diesem Video zu sehen oder zu hören sind.',
  nl: 'Bevestig dat iedereen die in deze video te zien of te horen is, is genoemd.',
  es: 'Confirma que están nombradas todas las personas que se ven u oyen en este vídeo.',
});

export const saleBounds = defineProblem('video_sale_bounds', 422, {
  en: 'A sale price is lower than the price, and a sale ends within 60 days.',
  de: 'Ein Angebotspreis liegt unter dem Preis, und ein Angebot endet innerhalb von 60 Tagen.',
  nl: 'Een actieprijs is lager dan de prijs, en een actie eindigt binnen 60 dagen.',
  es: 'El precio rebajado es menor que el precio y la rebaja termina en 60 días como máximo.',
});

export const videoDecided = defineProblem('video_decided', 409, {
  en: 'This video has been decided on, or has changed. Look at it again.',
  de: 'Über dieses Video ist schon entschieden, oder es hat sich geändert. Sieh es dir noch einmal an.',
  nl: 'Over deze video is al beslist of hij is veranderd. Bekijk hem opnieuw.',
  es: 'Ya se ha decidido sobre este vídeo o ha cambiado. Míralo otra vez.',
});

export const sharingRestricted = defineProblem('sharing_restricted', 403, {
  en: 'You cannot write to others at the moment. Copy the link instead.',
  de: 'Du kannst gerade niemandem schreiben. Kopier stattdessen den Link.',
  nl: 'Je kunt anderen nu niet schrijven. Kopieer in plaats daarvan de link.',
  es: 'Ahora mismo no puedes escribir a otros. Copia el enlace en su lugar.',
});

export const planBounds = defineProblem('video_plan_bounds', 422, {
  en: 'Choose a time between now and half a year from now.',
  de: 'Wähle einen Zeitpunkt zwischen jetzt und in einem halben Jahr.',
  nl: 'Kies een moment tussen nu en over een half jaar.',
  es: 'Elige un momento entre ahora y dentro de medio año.',
});
