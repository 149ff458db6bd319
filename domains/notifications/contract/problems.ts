import { defineProblem } from '#kit/contract/problem.ts';

export const zoneUnknown = defineProblem('time_zone_unknown', 422, {
  en: 'This time zone is not known. Choose one of the list.',
  de: 'Diese Zeitzone ist unbekannt. Wähle eine aus der Liste.',
  nl: 'Deze tijdzone is onbekend. Kies er een uit de lijst.',
  es: 'Esta zona horaria no se conoce. Elige una de la lista.',
});

export const linkSpent = defineProblem('unsubscribe_link_unknown', 404, {
  en: 'This link is not complete. Open it from the mail again, or change it in your account.',
  de: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail oder ändere es in deinem Konto.',
  nl: 'Deze link is niet volledig. Open hem nog eens vanuit de mail of wijzig het in je account.',
  es: 'Este enlace no está completo. Ábrelo otra vez desde el correo o cámbialo en tu cuenta.',
});
