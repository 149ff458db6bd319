import type { ProblemType } from './problem.ts';
import { defineProblem } from './problem.ts';

/** Refusals that any operation may answer. Everything more specific stands in the domain that means it. */
export const invalidInput = defineProblem('invalid_input', 422, {
  en: 'Please check the marked fields.',
  de: 'Bitte prüfe die markierten Felder.',
  nl: 'Controleer de gemarkeerde velden.',
  es: 'Revisa los campos marcados.',
});
export const notLoggedIn = defineProblem('not_logged_in', 401, {
  en: 'Please log in first.',
  de: 'Bitte melde dich zuerst an.',
  nl: 'Log eerst in.',
  es: 'Inicia sesión primero.',
});
export const missingAccessToken = defineProblem('missing_access_token', 401, {
  en: 'The access token is missing.',
  de: 'Das Zugriffstoken fehlt.',
  nl: 'Het toegangstoken ontbreekt.',
  es: 'Falta el token de acceso.',
});
export const queryTooExpensive = defineProblem('query_too_expensive', 400, {
  en: 'This query asks for too much at once. Ask for fewer fields or shorter lists.',
  de: 'Diese Abfrage verlangt zu viel auf einmal. Frag weniger Felder oder kürzere Listen ab.',
  nl: 'Deze query vraagt te veel tegelijk. Vraag minder velden of kortere lijsten.',
  es: 'Esta consulta pide demasiado a la vez. Pide menos campos o listas más cortas.',
});
export const secondOperatorNeeded = defineProblem('second_operator_needed', 409, {
  en: 'Nothing was done yet: a second operator has to agree. It waits under Decisions.',
  de: 'Noch ist nichts geschehen: Eine zweite Person vom Team muss zustimmen. Es wartet unter Entscheidungen.',
  nl: 'Er is nog niets gebeurd: een tweede medewerker moet instemmen. Het wacht onder Beslissingen.',
  es: 'Todavía no se ha hecho nada: otra persona del equipo debe aprobarlo. Espera en Decisiones.',
});
export const notPermitted = defineProblem('not_permitted', 403, {
  en: 'Your account is not allowed to do this.',
  de: 'Dafür fehlt deinem Konto die Berechtigung.',
  nl: 'Je account heeft daar de rechten niet voor.',
  es: 'Tu cuenta no tiene permiso para esto.',
});
/** The client asks for a password or a passkey and repeats the call. */
export const stepUpRequired = defineProblem('step_up_required', 403, {
  en: 'Please confirm first that it is you.',
  de: 'Bitte bestätige zuerst, dass du es bist.',
  nl: 'Bevestig eerst dat jij het bent.',
  es: 'Confirma primero que eres tú.',
});
/** The account must show a second factor or set one up; nothing else is open to it until then. */
export const secondFactorRequired = defineProblem('second_factor_required', 403, {
  en: 'This account needs a second factor. Please set one up first.',
  de: 'Dieses Konto braucht einen zweiten Faktor. Bitte richte zuerst einen ein.',
  nl: 'Dit account heeft een tweede factor nodig. Stel er eerst een in.',
  es: 'Esta cuenta necesita un segundo factor. Configura uno primero.',
});
export const notFound = defineProblem('not_found', 404, {
  en: 'We could not find that.',
  de: 'Das haben wir nicht gefunden.',
  nl: 'Dat hebben we niet gevonden.',
  es: 'No lo hemos encontrado.',
});
/** A key that names one request came again with other content (kit/db/query/once-by-key.ts). */
export const keyUsedOtherwise = defineProblem('key_used_otherwise', 409, {
  en: 'This was sent before with other content. Start again; nothing was done twice.',
  de: 'Das wurde schon mit anderem Inhalt gesendet. Fang neu an; es ist nichts doppelt geschehen.',
  nl: 'Dit is al met andere inhoud verstuurd. Begin opnieuw; er is niets dubbel gebeurd.',
  es: 'Esto ya se envió con otro contenido. Empieza de nuevo; no se ha hecho nada dos veces.',
});
export const tooManyRequests = defineProblem('too_many_requests', 429, {
  en: 'Too many tries. Please wait {retryAfterSeconds} seconds.',
  de: 'Zu viele Versuche. Bitte warte {retryAfterSeconds} Sekunden.',
  nl: 'Te veel pogingen. Wacht {retryAfterSeconds} seconden.',
  es: 'Demasiados intentos. Espera {retryAfterSeconds} segundos.',
});
export const tooLarge = defineProblem('too_large', 413, {
  en: 'That is too large.',
  de: 'Das ist zu groß.',
  nl: 'Dat is te groot.',
  es: 'Es demasiado grande.',
});
export const tooSlow = defineProblem('too_slow', 408, {
  en: 'The connection was too slow. Please try again.',
  de: 'Die Verbindung war zu langsam. Bitte versuch es noch einmal.',
  nl: 'De verbinding was te traag. Probeer het opnieuw.',
  es: 'La conexión era demasiado lenta. Vuelve a intentarlo.',
});
export const headersTooLarge = defineProblem('headers_too_large', 431, {
  en: 'The browser sends too much with its requests. Deleting this site’s cookies helps.',
  de: 'Der Browser schickt zu viel mit seinen Anfragen. Es hilft, die Cookies dieser Seite zu löschen.',
  nl: 'De browser stuurt te veel mee met zijn verzoeken. De cookies van deze site verwijderen helpt.',
  es: 'El navegador envía demasiado con sus solicitudes. Borrar las cookies de este sitio ayuda.',
});
export const malformed = defineProblem('malformed', 400, {
  en: 'The request could not be read.',
  de: 'Die Anfrage ist nicht lesbar.',
  nl: 'Het verzoek is niet leesbaar.',
  es: 'No se pudo leer la solicitud.',
});
export const foreignOrigin = defineProblem('foreign_origin', 403, {
  en: 'This request came from another site.',
  de: 'Diese Anfrage kam von einer anderen Seite. Bitte lade unsere Seite neu.',
  nl: 'Dit verzoek kwam van een andere site. Laad onze pagina opnieuw.',
  es: 'Esta solicitud viene de otro sitio. Vuelve a cargar nuestra página.',
});
/** Where the operator does not offer the site: nobody becomes a member or pays there. */
export const notServed = defineProblem('country_not_served', 403, {
  en: 'We do not offer our site in your country. Nothing was charged.',
  de: 'In deinem Land bieten wir unsere Seite nicht an. Es wurde nichts berechnet.',
  nl: 'In jouw land bieden we onze site niet aan. Er is niets in rekening gebracht.',
  es: 'No ofrecemos nuestro sitio en tu país. No se ha cobrado nada.',
});
export const unavailable = defineProblem('unavailable', 503, {
  en: 'This does not work right now. Please try again in a moment.',
  de: 'Das geht gerade nicht. Bitte versuch es gleich noch einmal.',
  nl: 'Dit werkt nu even niet. Probeer het zo nog eens.',
  es: 'Ahora mismo no funciona. Inténtalo de nuevo en un momento.',
});
/** The database is away; nothing was lost, and it is asked again all the time. */
export const dataUnavailable = defineProblem('data_unavailable', 503, {
  en: 'We cannot reach our data right now. Please try again in {retryAfterSeconds} seconds.',
  de: 'Wir erreichen unsere Daten gerade nicht. Bitte versuch es in {retryAfterSeconds} Sekunden noch einmal.',
  nl: 'We kunnen nu niet bij onze gegevens. Probeer het over {retryAfterSeconds} seconden opnieuw.',
  es: 'Ahora mismo no podemos acceder a nuestros datos. Inténtalo de nuevo en {retryAfterSeconds} segundos.',
});
/** What was asked of the database was stopped, or did not get its turn. */
export const tookTooLong = defineProblem('took_too_long', 503, {
  en: 'This took too long and was stopped. Please try again in {retryAfterSeconds} seconds.',
  de: 'Das hat zu lange gedauert und wurde abgebrochen. Bitte versuch es in {retryAfterSeconds} Sekunden noch einmal.',
  nl: 'Dit duurde te lang en is gestopt. Probeer het over {retryAfterSeconds} seconden opnieuw.',
  es: 'Ha tardado demasiado y se ha detenido. Inténtalo de nuevo en {retryAfterSeconds} segundos.',
});
/** A disk, a quota or a bucket is full: nothing of what was asked was kept, and nothing was charged. */
export const noRoom = defineProblem('no_room', 503, {
  en: 'We cannot save anything right now. Nothing was charged. Please try again later.',
  de: 'Wir können gerade nichts speichern. Es wurde nichts berechnet. Bitte versuch es später noch einmal.',
  nl: 'We kunnen nu niets opslaan. Er is niets in rekening gebracht. Probeer het later opnieuw.',
  es: 'Ahora mismo no podemos guardar nada. No se ha cobrado nada. Inténtalo más tarde.',
});
export const internalError = defineProblem('internal_error', 500, {
  en: 'Something went wrong on our side.',
  de: 'Da ist bei uns etwas schiefgegangen. Bitte versuch es gleich noch einmal.',
  nl: 'Er ging bij ons iets mis. Probeer het zo nog eens.',
  es: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
});

/** All of them, for the reference. */
export const commonProblems: readonly ProblemType[] = [
  invalidInput,
  notLoggedIn,
  missingAccessToken,
  queryTooExpensive,
  notPermitted,
  stepUpRequired,
  secondFactorRequired,
  notFound,
  tooManyRequests,
  tooLarge,
  tooSlow,
  headersTooLarge,
  malformed,
  foreignOrigin,
  unavailable,
  dataUnavailable,
  tookTooLong,
  noRoom,
  internalError,
];
