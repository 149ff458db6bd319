import { defineProblem } from '#kit/contract/problem.ts';

export const pictureRefused = defineProblem('picture_refused', 422, {
  en: 'This file is not a picture we can use. Please choose a JPEG, PNG or WebP of at most 12 MB and 40 megapixels.',
  de: 'Diese Datei können wir nicht als Bild verwenden. Bitte wähle ein JPEG, PNG oder WebP bis 12\u00a0MB und 40\u00a0Megapixel.',
  nl: 'Dit bestand kunnen we niet als foto gebruiken. Kies een JPEG, PNG of WebP tot 12\u00a0MB en 40\u00a0megapixel.',
  es: 'No podemos usar este archivo como imagen. Elige un JPEG, PNG o WebP de hasta 12\u00a0MB y 40\u00a0megapíxeles.',
});
export const picturesWaiting = defineProblem('pictures_waiting', 429, {
  en: 'Your last pictures are still being processed. Please try again in {retryAfterSeconds} seconds.',
  de: 'Deine letzten Bilder werden noch verarbeitet. Bitte versuch es in {retryAfterSeconds} Sekunden noch einmal.',
  nl: 'Je vorige foto’s worden nog verwerkt. Probeer het over {retryAfterSeconds} seconden opnieuw.',
  es: 'Tus últimas imágenes aún se están procesando. Vuelve a intentarlo en {retryAfterSeconds} segundos.',
});
export const linkExpired = defineProblem('link_expired', 403, {
  en: 'This link is no longer valid. Please load the page again.',
  de: 'Dieser Link gilt nicht mehr. Bitte lade die Seite neu.',
  nl: 'Deze link is niet meer geldig. Laad de pagina opnieuw.',
  es: 'Este enlace ya no es válido. Vuelve a cargar la página.',
});
