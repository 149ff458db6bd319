import { defineProblem } from '#kit/contract/problem.ts';

export const giftMissing = defineProblem('gift_missing', 404, {
  en: 'This gift is not on offer at the moment. Choose another one.',
  de: 'Dieses Geschenk gibt es gerade nicht. Such dir ein anderes aus.',
  nl: 'Dit cadeau is er nu niet. Kies een ander.',
  es: 'Este regalo no está disponible ahora. Elige otro.',
});

export const giftForVips = defineProblem('gift_for_vips', 403, {
  en: 'This gift is for VIP members. Choose another one.',
  de: 'Dieses Geschenk ist VIP-Mitgliedern vorbehalten. Such dir ein anderes aus.',
  nl: 'Dit cadeau is voor vip-leden. Kies een ander.',
  es: 'Este regalo es para socios VIP. Elige otro.',
});

export const notWelcome = defineProblem('not_welcome', 403, {
  en: 'You can’t give this performer anything. Nothing was charged.',
  de: 'Hier kannst du nichts verschenken. Es wurde nichts berechnet.',
  nl: 'Je kunt deze performer niets geven. Er is niets afgeschreven.',
  es: 'No puedes regalar nada a esta persona. No se ha cobrado nada.',
});

export const notInRoom = defineProblem('not_in_room', 409, {
  en: 'You are not in this room any more. You can still give something on the profile.',
  de: 'Du bist nicht mehr in diesem Raum. Auf dem Profil kannst du trotzdem etwas schenken.',
  nl: 'Je bent niet meer in deze kamer. Op het profiel kun je nog wel iets geven.',
  es: 'Ya no estás en esta sala. En el perfil aún puedes regalar algo.',
});

export const tipItemMissing = defineProblem('tip_item_missing', 409, {
  en: 'This is not on the tip menu any more. Look at it again; nothing was charged.',
  de: 'Das steht nicht mehr auf der Trinkgeld-Karte. Sieh sie dir noch einmal an; es wurde nichts berechnet.',
  nl: 'Dit staat niet meer op de fooienkaart. Bekijk de kaart opnieuw; er is niets afgeschreven.',
  es: 'Esto ya no está en el menú de propinas. Míralo otra vez; no se ha cobrado nada.',
});

export const categoryMissing = defineProblem('gift_category_missing', 400, {
  en: 'There is no such category. Choose another one.',
  de: 'Diese Kategorie gibt es nicht. Wähle eine andere.',
  nl: 'Deze categorie bestaat niet. Kies een andere.',
  es: 'Esa categoría no existe. Elige otra.',
});

export const drawingMissing = defineProblem('gift_drawing_missing', 400, {
  en: 'There is no drawing of that name. Choose another one.',
  de: 'Eine Zeichnung mit diesem Namen gibt es nicht. Wähle eine andere.',
  nl: 'Er is geen tekening met die naam. Kies een andere.',
  es: 'No hay ningún dibujo con ese nombre. Elige otro.',
});

export const drawingNotSquare = defineProblem('gift_drawing_not_square', 400, {
  en: 'A drawing has to be as wide as high. Send a square picture.',
  de: 'Eine Zeichnung muss so breit wie hoch sein. Schick ein quadratisches Bild.',
  nl: 'Een tekening moet even breed als hoog zijn. Stuur een vierkante afbeelding.',
  es: 'Un dibujo debe ser tan ancho como alto. Envía una imagen cuadrada.',
});

export const drawingUsed = defineProblem('gift_drawing_used', 409, {
  en: 'A gift looks like this. Give it another drawing first.',
  de: 'Ein Geschenk sieht so aus. Gib ihm zuerst eine andere Zeichnung.',
  nl: 'Een cadeau ziet er zo uit. Geef het eerst een andere tekening.',
  es: 'Un regalo tiene este dibujo. Dale antes otro.',
});
