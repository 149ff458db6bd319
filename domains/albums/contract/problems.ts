import { defineProblem } from '#kit/contract/problem.ts';

export const albumNotForSale = defineProblem('album_not_for_sale', 409, {
  en: 'This album can be seen without buying it.',
  de: 'Dieses Album kannst du ansehen, ohne es zu kaufen.',
  nl: 'Dit album kun je bekijken zonder het te kopen.',
  es: 'Puedes ver este álbum sin comprarlo.',
});

export const albumNeedsPictures = defineProblem('album_needs_pictures', 422, {
  en: 'Put one picture into this album at least.',
  de: 'Lege mindestens ein Bild in dieses Album.',
  nl: 'Doe minstens één foto in dit album.',
  es: 'Pon al menos una foto en este álbum.',
});

export const albumNeedsTitle = defineProblem('album_needs_title', 422, {
  en: 'Give this album a title in one language at least.',
  de: 'Gib diesem Album einen Titel in mindestens einer Sprache.',
  nl: 'Geef dit album een titel in minstens één taal.',
  es: 'Ponle a este álbum un título en al menos un idioma.',
});

export const albumNeedsWord = defineProblem('album_needs_word', 422, {
  en: 'Confirm that everybody who can be seen in this album is named.',
  de: 'Bestätige, dass alle genannt sind, die in diesem Album zu sehen sind.',
  nl: 'Bevestig dat iedereen die in dit album te zien is, is genoemd.',
  es: 'Confirma que están nombradas todas las personas que se ven en este álbum.',
});

/** Data: `most`. */
export const albumFull = defineProblem('album_full', 409, {
  en: 'An album holds {most} pictures at most.',
  de: 'Ein Album fasst höchstens {most} Bilder.',
  nl: 'Een album bevat hoogstens {most} foto’s.',
  es: 'Un álbum tiene como máximo {most} fotos.',
});

/** Data: `most`. */
export const tooManyAlbums = defineProblem('too_many_albums', 409, {
  en: 'You have {most} albums, more are not possible.',
  de: 'Du hast {most} Alben, mehr sind nicht möglich.',
  nl: 'Je hebt {most} albums, meer kan niet.',
  es: 'Tienes {most} álbumes, no se pueden tener más.',
});

export const albumDecided = defineProblem('album_decided', 409, {
  en: 'This album has been decided on, or has changed. Look at it again.',
  de: 'Über dieses Album ist schon entschieden, oder es hat sich geändert. Sieh es dir noch einmal an.',
  nl: 'Over dit album is al beslist of het is veranderd. Bekijk het opnieuw.',
  es: 'Ya se ha decidido sobre este álbum o ha cambiado. Míralo otra vez.',
});

export const albumOwned = defineProblem('album_owned', 409, {
  en: 'Somebody has bought this album: nothing is taken out of it any more. You can pause it.',
  de: 'Dieses Album hat schon jemand gekauft: Nichts wird mehr herausgenommen. Du kannst es pausieren.',
  nl: 'Iemand heeft dit album gekocht: er gaat niets meer uit. Je kunt het pauzeren.',
  es: 'Alguien ha comprado este álbum: ya no se quita nada de él. Puedes pausarlo.',
});
