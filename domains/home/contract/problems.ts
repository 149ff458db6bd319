import { defineProblem } from '#kit/contract/problem.ts';

export const homeFull = defineProblem('home_full', 409, {
  en: 'There are {most} already. Remove one that is over first.',
  de: 'Es gibt schon {most}. Entferne zuerst eine, die vorbei ist.',
  nl: 'Er zijn er al {most}. Verwijder eerst een die voorbij is.',
  es: 'Ya hay {most}. Quita antes una que haya terminado.',
});

export const homeChanged = defineProblem('home_changed', 409, {
  en: 'Somebody else has changed this meanwhile. Load the page again, then change it once more.',
  de: 'Jemand anders hat das inzwischen geändert. Lade die Seite neu und ändere es dann noch einmal.',
  nl: 'Iemand anders heeft dit intussen gewijzigd. Laad de pagina opnieuw en wijzig het dan nog eens.',
  es: 'Otra persona lo ha cambiado entretanto. Vuelve a cargar la página y cámbialo de nuevo.',
});

export const homeNeedsLive = defineProblem('home_needs_live', 400, {
  en: 'The live performers belong on the homepage: exactly once, for everybody, on both devices.',
  de: 'Die Live-Darstellerinnen gehören auf die Startseite: genau einmal, für alle, auf beiden Geräten.',
  nl: 'De live-performers horen op de homepage: precies één keer, voor iedereen, op beide apparaten.',
  es: 'Las artistas en directo van en la portada: una sola vez, para todos y en ambos dispositivos.',
});

export const homeBlockTwice = defineProblem('home_block_twice', 400, {
  en: 'A block stands there twice. Remove one of the two.',
  de: 'Ein Block steht zweimal da. Entferne einen der beiden.',
  nl: 'Een blok staat er twee keer. Verwijder een van de twee.',
  es: 'Un bloque aparece dos veces. Quita uno de los dos.',
});

export const homeEndsFirst = defineProblem('home_ends_first', 400, {
  en: 'It would end before it begins. Choose a later end.',
  de: 'Es würde enden, bevor es beginnt. Wähle ein späteres Ende.',
  nl: 'Het zou eindigen voordat het begint. Kies een later einde.',
  es: 'Terminaría antes de empezar. Elige un final posterior.',
});

export const homeInForce = defineProblem('home_in_force', 409, {
  en: 'Guests see this one now. Publish another one first.',
  de: 'Diese sehen Gäste gerade. Veröffentliche zuerst eine andere.',
  nl: 'Deze zien gasten nu. Publiceer eerst een andere.',
  es: 'Es la que ven los usuarios ahora. Publica antes otra.',
});

export const collectionNeedsTitle = defineProblem('collection_needs_title', 400, {
  en: 'Give it a title in one language at least.',
  de: 'Gib ihr in mindestens einer Sprache einen Titel.',
  nl: 'Geef haar in minstens één taal een titel.',
  es: 'Ponle un título en un idioma como mínimo.',
});

export const collectionSlugTaken = defineProblem('collection_slug_taken', 409, {
  en: 'Another collection has this address. Choose another one.',
  de: 'Eine andere Sammlung hat diese Adresse. Wähle eine andere.',
  nl: 'Een andere collectie heeft dit adres. Kies een ander.',
  es: 'Otra colección tiene esta dirección. Elige otra.',
});

export const collectionPerformerMissing = defineProblem('collection_performer_missing', 400, {
  en: 'There is no performer called “{name}”. Check how it is written.',
  de: 'Eine Darstellerin namens „{name}“ gibt es nicht. Prüfe die Schreibweise.',
  nl: 'Er is geen performer met de naam “{name}”. Controleer de spelling.',
  es: 'No hay ninguna artista llamada «{name}». Comprueba cómo se escribe.',
});

export const collectionValueWrong = defineProblem('collection_value_wrong', 400, {
  en: 'This rule needs something to go by: choose a category, or write a price such as 8 or 7.50.',
  de: 'Diese Regel braucht etwas, wonach sie geht: Wähle eine Kategorie, oder schreib einen Preis wie 8 oder 7,50.',
  nl: 'Deze regel heeft iets nodig om op af te gaan: kies een categorie, of schrijf een prijs zoals 8 of 7,50.',
  es: 'Esta regla necesita en qué basarse: elige una categoría o escribe un precio como 8 o 7,50.',
});
