import { defineProblem } from '#kit/contract/problem.ts';

/** Data: `retryAfterSeconds`. */
export const tooManyCodes = defineProblem('bonus_codes_too_many', 429, {
  en: 'Too many wrong codes. Please wait a while and look at yours again.',
  de: 'Zu viele falsche Codes. Warte bitte eine Weile und sieh dir deinen noch einmal an.',
  nl: 'Te veel foute codes. Wacht even en kijk nog eens naar de jouwe.',
  es: 'Demasiados códigos incorrectos. Espera un rato y mira el tuyo otra vez.',
});

export const benefitWrong = defineProblem('bonus_benefit_wrong', 422, {
  en: 'This benefit is not whole: it needs an amount above zero, stages or an id, as its kind wants.',
  de: 'Dieser Vorteil ist nicht vollständig: Er braucht einen Betrag über null, Stufen oder eine Nummer, je nach Art.',
  nl: 'Dit voordeel is niet volledig: het heeft een bedrag boven nul, stappen of een nummer nodig, naar soort.',
  es: 'Esta ventaja no está completa: necesita un importe mayor que cero, tramos o un número, según su clase.',
});

/** Data: `kind`. */
export const benefitNotBuilt = defineProblem('bonus_benefit_not_built', 409, {
  en: 'Nothing here can give this benefit yet. Choose another one.',
  de: 'Diesen Vorteil kann hier noch nichts vergeben. Wähle einen anderen.',
  nl: 'Dit voordeel kan hier nog niet worden gegeven. Kies een ander.',
  es: 'Nada puede dar aquí esta ventaja todavía. Elige otra.',
});

export const codeTaken = defineProblem('bonus_code_taken', 409, {
  en: 'This code is there already. Choose another one.',
  de: 'Diesen Code gibt es schon. Wähle einen anderen.',
  nl: 'Deze code bestaat al. Kies een andere.',
  es: 'Este código ya existe. Elige otro.',
});

export const codeTooEasy = defineProblem('bonus_code_too_easy', 422, {
  en: 'A code of your own needs eight to thirty signs, letters and digits both: a word alone is guessed.',
  de: 'Ein eigener Code braucht acht bis dreißig Zeichen, Buchstaben und Ziffern: Ein Wort allein wird erraten.',
  nl: 'Een eigen code heeft acht tot dertig tekens nodig, letters én cijfers: een woord alleen wordt geraden.',
  es: 'Un código propio necesita de ocho a treinta signos, letras y cifras: una palabra sola se adivina.',
});

export const campaignEmpty = defineProblem('bonus_campaign_empty', 409, {
  en: 'A campaign without a benefit cannot begin: a code always brings something. Add one first.',
  de: 'Eine Aktion ohne Vorteil kann nicht beginnen: Ein Code bringt immer etwas. Füge erst einen hinzu.',
  nl: 'Een actie zonder voordeel kan niet beginnen: een code levert altijd iets op. Voeg er eerst een toe.',
  es: 'Una campaña sin ventaja no puede empezar: un código siempre da algo. Añade una primero.',
});

export const countriesWrong = defineProblem('bonus_countries_wrong', 422, {
  en: 'Write countries with two letters, separated by commas, such as DE, AT.',
  de: 'Schreib Länder mit zwei Buchstaben, durch Kommas getrennt, etwa DE, AT.',
  nl: 'Schrijf landen met twee letters, gescheiden door komma’s, zoals NL, BE.',
  es: 'Escribe los países con dos letras, separados por comas, como ES, DE.',
});
