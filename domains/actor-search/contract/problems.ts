import { defineProblem } from '#kit/contract/problem.ts';

export const unknownFilter = defineProblem('unknown_filter', 422, {
  en: 'We know no filter {name}. The filters there are stand in the answer of a new search.',
  de: 'Einen Filter {name} kennen wir nicht. Welche es gibt, steht in der Antwort einer neuen Suche.',
  nl: 'Een filter {name} kennen we niet. Welke er zijn, staat in het antwoord op een nieuwe zoekopdracht.',
  es: 'No conocemos ningún filtro {name}. Los que hay figuran en la respuesta de una búsqueda nueva.',
});

export const savedMissing = defineProblem('saved_search_not_found', 404, {
  en: 'This search is not among those you keep.',
  de: 'Diese Suche ist nicht unter denen, die du behältst.',
  nl: 'Deze zoekopdracht staat niet tussen je bewaarde.',
  es: 'Esta búsqueda no está entre las que guardas.',
});

export const tooManySaved = defineProblem('too_many_saved_searches', 409, {
  en: 'You keep {most} searches already. Delete one to keep this one.',
  de: 'Du behältst schon {most} Suchen. Lösche eine, um diese zu behalten.',
  nl: 'Je bewaart al {most} zoekopdrachten. Verwijder er een om deze te bewaren.',
  es: 'Ya guardas {most} búsquedas. Elimina una para guardar esta.',
});

export const attributeUnknown = defineProblem('attribute_unknown', 422, {
  en: 'We know no attribute {name}. Choose one of the list.',
  de: 'Ein Merkmal {name} kennen wir nicht. Wähle eines aus der Liste.',
  nl: 'Een kenmerk {name} kennen we niet. Kies er een uit de lijst.',
  es: 'No conocemos la característica {name}. Elige una de la lista.',
});

export const attributeTaken = defineProblem('attribute_taken', 409, {
  en: 'There is one of that name already. Choose another, or rename the one that is there.',
  de: 'Eines mit diesem Namen gibt es schon. Wähle einen anderen, oder benenne das vorhandene um.',
  nl: 'Er is er al een met deze naam. Kies een andere, of hernoem de bestaande.',
  es: 'Ya hay una con ese nombre. Elige otro, o cambia el nombre de la que existe.',
});
