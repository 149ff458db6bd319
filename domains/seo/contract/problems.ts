import { defineProblem } from '#kit/contract/problem.ts';

export const placeholderUnknown = defineProblem('seo_placeholder_unknown', 422, {
  en: 'There is no placeholder {placeholder} here.',
  de: 'Den Platzhalter {placeholder} gibt es hier nicht.',
  nl: 'De plaatshouder {placeholder} bestaat hier niet.',
  es: 'Aquí no existe el marcador {placeholder}.',
});
export const textChanged = defineProblem('seo_text_changed', 409, {
  en: 'Somebody else has changed this text meanwhile. Load it again and then make your change.',
  de: 'Inzwischen hat jemand anderes diesen Text geändert. Lade ihn neu und ändere ihn dann.',
  nl: 'Iemand anders heeft deze tekst intussen gewijzigd. Laad hem opnieuw en wijzig hem dan.',
  es: 'Otra persona ha cambiado este texto mientras tanto. Vuelve a cargarlo y haz entonces tu cambio.',
});
export const payloadMissing = defineProblem('breadcrumb_payload_missing', 422, {
  en: 'This way needs {field}.',
  de: 'Dieser Weg braucht {field}.',
  nl: 'Deze weg heeft {field} nodig.',
  es: 'Este camino necesita {field}.',
});
