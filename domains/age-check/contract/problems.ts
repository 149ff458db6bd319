import { defineProblem } from '#kit/contract/problem.ts';

export const forwardNotOurs = defineProblem('forward_not_ours', 422, {
  en: 'You can only be led back to a page of this site. Leave the address out, or give a path that begins with one slash.',
  de: 'Zurückgeführt wirst du nur auf eine Seite dieser Website. Lass die Adresse weg oder gib einen Pfad an, der mit einem Schrägstrich beginnt.',
  nl: 'Je kunt alleen terug naar een pagina van deze site. Laat het adres weg of geef een pad dat met één schuine streep begint.',
  es: 'Solo puedes volver a una página de este sitio. Omite la dirección o da una ruta que empiece con una barra.',
});

export const methodNotOffered = defineProblem('age_method_not_offered', 409, {
  en: 'This way of proving your age is not offered where you are. Choose another one.',
  de: 'Diese Art der Altersprüfung gibt es bei dir nicht. Wähle eine andere.',
  nl: 'Deze manier van leeftijdscontrole is er bij jou niet. Kies een andere.',
  es: 'Esta forma de comprobar la edad no se ofrece donde estás. Elige otra.',
});

export const ageCheckPending = defineProblem('age_check_pending', 409, {
  en: 'A check of this kind is being looked at. Wait for its result, or choose another way.',
  de: 'Eine solche Prüfung läuft schon. Warte auf ihr Ergebnis oder wähle einen anderen Weg.',
  nl: 'Zo’n controle loopt al. Wacht op het resultaat of kies een andere manier.',
  es: 'Ya hay una comprobación así en curso. Espera el resultado o elige otra forma.',
});

export const ageProviderSilent = defineProblem('age_provider_silent', 503, {
  en: 'The provider of the check does not answer now. Please try again in a moment, or choose another way.',
  de: 'Der Anbieter der Prüfung antwortet gerade nicht. Versuch es gleich noch einmal oder wähle einen anderen Weg.',
  nl: 'De aanbieder van de controle antwoordt nu niet. Probeer het zo weer, of kies een andere manier.',
  es: 'El proveedor de la comprobación no responde ahora. Inténtalo enseguida o elige otra forma.',
});

export const walletRequestOver = defineProblem('wallet_request_over', 410, {
  en: 'This request is over, or was begun in another browser. Begin again here.',
  de: 'Diese Anfrage ist vorbei oder wurde in einem anderen Browser begonnen. Beginne hier noch einmal.',
  nl: 'Deze aanvraag is voorbij of in een andere browser begonnen. Begin hier opnieuw.',
  es: 'Esta solicitud ha terminado o empezó en otro navegador. Empieza de nuevo aquí.',
});

/** Data: `left`, the tries that are left. */
export const pinWrong = defineProblem('age_pin_wrong', 422, {
  en: 'This PIN is wrong. Try again, or set a new one with your password.',
  de: 'Diese PIN stimmt nicht. Versuch es noch einmal oder setze mit deinem Passwort eine neue.',
  nl: 'Deze pincode klopt niet. Probeer opnieuw, of stel met je wachtwoord een nieuwe in.',
  es: 'Este PIN no es correcto. Inténtalo de nuevo o pon otro con tu contraseña.',
});

/** Data: `retryAt`, when it may be tried again, epoch ms. */
export const pinWaits = defineProblem('age_pin_waits', 429, {
  en: 'There were too many wrong PINs. Wait a quarter of an hour, or set a new one with your password.',
  de: 'Zu viele falsche PINs. Warte eine Viertelstunde oder setze mit deinem Passwort eine neue.',
  nl: 'Te veel foute pincodes. Wacht een kwartier, of stel met je wachtwoord een nieuwe in.',
  es: 'Demasiados PIN incorrectos. Espera un cuarto de hora o pon otro con tu contraseña.',
});

export const pinMissing = defineProblem('age_pin_missing', 409, {
  en: 'You have no PIN yet. Set one first.',
  de: 'Du hast noch keine PIN. Setze zuerst eine.',
  nl: 'Je hebt nog geen pincode. Stel er eerst een in.',
  es: 'Aún no tienes PIN. Pon uno primero.',
});

export const pinTooEasy = defineProblem('age_pin_too_easy', 422, {
  en: 'This PIN is too easy to guess. Use six digits that are neither all the same nor in a row.',
  de: 'Diese PIN ist zu leicht zu erraten. Nimm sechs Ziffern, die weder gleich noch eine Reihe sind.',
  nl: 'Deze pincode is te makkelijk te raden. Gebruik zes cijfers die niet gelijk en geen reeks zijn.',
  es: 'Este PIN es demasiado fácil. Usa seis cifras que no sean iguales ni seguidas.',
});

export const certificateUnreadable = defineProblem('certificate_unreadable', 422, {
  en: 'This is no certificate we can read. Paste it as PEM, from “BEGIN CERTIFICATE” to “END CERTIFICATE”.',
  de: 'Dieses Zertifikat lässt sich nicht lesen. Füge es als PEM ein, von „BEGIN CERTIFICATE“ bis „END CERTIFICATE“.',
  nl: 'Dit certificaat is niet te lezen. Plak het als PEM, van “BEGIN CERTIFICATE” tot “END CERTIFICATE”.',
  es: 'No se puede leer este certificado. Pégalo como PEM, de «BEGIN CERTIFICATE» a «END CERTIFICATE».',
});

export const alreadyDecided = defineProblem('age_check_decided', 409, {
  en: 'This check cannot be decided any more. Look at the list again.',
  de: 'Über diese Prüfung lässt sich nicht mehr entscheiden. Sieh noch einmal in die Liste.',
  nl: 'Over deze controle kan niet meer worden beslist. Kijk nog eens in de lijst.',
  es: 'Ya no se puede decidir sobre esta comprobación. Mira de nuevo la lista.',
});
