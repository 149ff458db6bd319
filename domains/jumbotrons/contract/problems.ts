import { defineProblem } from '#kit/contract/problem.ts';

export const slidesFull = defineProblem('jumbotron_full', 409, {
  en: 'There are {most} slides already. Remove one that is over first.',
  de: 'Es gibt schon {most} Bühnenbilder. Entferne zuerst eines, das vorbei ist.',
  nl: 'Er zijn al {most} blikvangers. Verwijder eerst een die voorbij is.',
  es: 'Ya hay {most} destacados. Quita antes uno que haya terminado.',
});

export const slideChanged = defineProblem('jumbotron_changed', 409, {
  en: 'Somebody else has changed this slide meanwhile. Load the page again, then change it once more.',
  de: 'Jemand anders hat dieses Bühnenbild inzwischen geändert. Lade die Seite neu und ändere es dann noch einmal.',
  nl: 'Iemand anders heeft deze blikvanger intussen gewijzigd. Laad de pagina opnieuw en wijzig hem dan nog eens.',
  es: 'Otra persona ha cambiado este destacado entretanto. Vuelve a cargar la página y cámbialo de nuevo.',
});

export const slideNeedsTitle = defineProblem('jumbotron_needs_title', 400, {
  en: 'Give it a title in one language at least.',
  de: 'Gib ihm in mindestens einer Sprache einen Titel.',
  nl: 'Geef hem in minstens één taal een titel.',
  es: 'Ponle un título en un idioma como mínimo.',
});

export const slideEndsFirst = defineProblem('jumbotron_ends_first', 400, {
  en: 'It would end before it begins. Choose a later end.',
  de: 'Es würde enden, bevor es beginnt. Wähle ein späteres Ende.',
  nl: 'Hij zou eindigen voordat hij begint. Kies een later einde.',
  es: 'Terminaría antes de empezar. Elige un final posterior.',
});

export const slidePageMissing = defineProblem('jumbotron_page_missing', 400, {
  en: 'No slide leads to this page. Choose one of the list.',
  de: 'Zu dieser Seite führt kein Bühnenbild. Wähle eine aus der Liste.',
  nl: 'Naar deze pagina leidt geen blikvanger. Kies er een uit de lijst.',
  es: 'Ningún destacado lleva a esta página. Elige una de la lista.',
});

export const slidePerformerMissing = defineProblem('jumbotron_performer_missing', 400, {
  en: 'There is no performer of this name. Check how it is written.',
  de: 'Eine Darstellerin mit diesem Namen gibt es nicht. Prüfe die Schreibweise.',
  nl: 'Er is geen performer met deze naam. Controleer de spelling.',
  es: 'No hay ninguna artista con este nombre. Comprueba cómo se escribe.',
});

export const slideVideoMissing = defineProblem('jumbotron_video_missing', 400, {
  en: 'No published video has this number. Open the video on the site and copy its address.',
  de: 'Kein veröffentlichtes Video hat diese Nummer. Öffne das Video auf der Website und kopiere seine Adresse.',
  nl: 'Geen gepubliceerde video heeft dit nummer. Open de video op de site en kopieer het adres.',
  es: 'Ningún vídeo publicado tiene este número. Abre el vídeo en el sitio y copia su dirección.',
});

export const slideAlbumMissing = defineProblem('jumbotron_album_missing', 400, {
  en: 'No published album has this number. Open the album on the site and copy its address.',
  de: 'Kein veröffentlichtes Album hat diese Nummer. Öffne das Album auf der Website und kopiere seine Adresse.',
  nl: 'Geen gepubliceerd album heeft dit nummer. Open het album op de site en kopieer het adres.',
  es: 'Ningún álbum publicado tiene este número. Abre el álbum en el sitio y copia su dirección.',
});

export const slideNeedsPictures = defineProblem('jumbotron_needs_pictures', 409, {
  en: 'Send a picture for desks and one for phones first.',
  de: 'Schick zuerst ein Bild für den Schreibtisch und eines fürs Telefon.',
  nl: 'Stuur eerst een afbeelding voor het bureau en een voor de telefoon.',
  es: 'Envía antes una imagen para el escritorio y otra para el móvil.',
});

export const slidePictureShape = defineProblem('jumbotron_picture_shape', 400, {
  en: 'This picture has {width} × {height} pixels. For here it must be {leastWidth} pixels wide at least, and between {least} and {most} times as wide as high.',
  de: 'Dieses Bild hat {width} × {height} Pixel. Hier muss es mindestens {leastWidth} Pixel breit sein und zwischen {least}- und {most}-mal so breit wie hoch.',
  nl: 'Deze afbeelding heeft {width} × {height} pixels. Hier moet ze minstens {leastWidth} pixels breed zijn en tussen {least} en {most} keer zo breed als hoog.',
  es: 'Esta imagen tiene {width} × {height} píxeles. Aquí debe tener al menos {leastWidth} píxeles de ancho y ser entre {least} y {most} veces más ancha que alta.',
});
