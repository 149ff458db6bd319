import { defineProblem } from '#kit/contract/problem.ts';

export const askLinkUnknown = defineProblem('newsletter_link_unknown', 404, {
  en: 'This link is not complete or has run out. Subscribe again, and you get a new one.',
  de: 'Dieser Link ist nicht vollständig oder abgelaufen. Melde dich noch einmal an, dann bekommst du einen neuen.',
  nl: 'Deze link is niet volledig of verlopen. Meld je nog eens aan, dan krijg je een nieuwe.',
  es: 'Este enlace no está completo o ha caducado. Suscríbete otra vez y recibirás uno nuevo.',
});

export const askLinkSpent = defineProblem('newsletter_link_spent', 410, {
  en: 'This link was used already. What it asked for is confirmed, unless you have unsubscribed since.',
  de: 'Dieser Link wurde schon benutzt. Was er wollte, ist bestätigt, wenn du dich nicht seither abgemeldet hast.',
  nl: 'Deze link is al gebruikt. Wat hij vroeg is bevestigd, tenzij je je sindsdien hebt afgemeld.',
  es: 'Este enlace ya se usó. Lo que pedía está confirmado, salvo que te hayas dado de baja después.',
});

export const endLinkUnknown = defineProblem('newsletter_unsubscribe_link_unknown', 404, {
  en: 'This link is not complete. Open it from the mail again, or have a new one sent to you on the newsletter page.',
  de: 'Dieser Link ist nicht vollständig. Öffne ihn noch einmal aus der Mail, oder lass dir auf der Newsletter-Seite einen neuen schicken.',
  nl: 'Deze link is niet volledig. Open hem nog eens vanuit de mail, of laat je op de nieuwsbriefpagina een nieuwe sturen.',
  es: 'Este enlace no está completo. Ábrelo otra vez desde el correo, o pide otro en la página de boletines.',
});

export const issueMoves = defineProblem('newsletter_moves', 409, {
  en: 'This newsletter is not where it was any more. Look at the page again.',
  de: 'Dieser Newsletter ist nicht mehr da, wo er war. Sieh dir die Seite neu an.',
  nl: 'Deze nieuwsbrief is niet meer waar hij was. Bekijk de pagina opnieuw.',
  es: 'Este boletín ya no está donde estaba. Mira la página de nuevo.',
});

export const issueEmpty = defineProblem('newsletter_empty', 422, {
  en: 'Nothing is written yet. Write subject and text in one language at least.',
  de: 'Es ist noch nichts geschrieben. Schreib Betreff und Text in mindestens einer Sprache.',
  nl: 'Er is nog niets geschreven. Schrijf onderwerp en tekst in ten minste één taal.',
  es: 'Aún no hay nada escrito. Escribe asunto y texto al menos en un idioma.',
});

export const wordsMissing = defineProblem('newsletter_words_missing', 422, {
  en: 'Subject and text belong together: write both, or neither to leave this language out.',
  de: 'Betreff und Text gehören zusammen: Schreib beides, oder nichts davon, um diese Sprache auszulassen.',
  nl: 'Onderwerp en tekst horen bij elkaar: schrijf allebei, of geen van beide om deze taal over te slaan.',
  es: 'El asunto y el texto van juntos: escribe ambos, o ninguno para omitir este idioma.',
});

export const subjectTells = defineProblem('newsletter_subject_tells', 422, {
  en: 'This subject tells others what it is about. Leave out “{word}”, or write it in the subject for those who want to see it.',
  de: 'Dieser Betreff verrät anderen, worum es geht. Lass „{word}“ weg, oder schreib es in den Betreff für alle, die es sehen wollen.',
  nl: 'Dit onderwerp verraadt anderen waar het over gaat. Laat “{word}” weg, of zet het in het onderwerp voor wie het wil zien.',
  es: 'Este asunto revela a otros de qué se trata. Quita «{word}», o ponlo en el asunto para quien quiere verlo.',
});

export const nobodyReached = defineProblem('newsletter_nobody', 422, {
  en: 'This newsletter reaches nobody. Choose a wider audience.',
  de: 'Dieser Newsletter erreicht niemanden. Wähle einen größeren Kreis.',
  nl: 'Deze nieuwsbrief bereikt niemand. Kies een groter publiek.',
  es: 'Este boletín no llega a nadie. Elige un público más amplio.',
});

export const audienceChanged = defineProblem('newsletter_audience_changed', 409, {
  en: 'The number has changed meanwhile: it is {reached} now. Look at it and press once more.',
  de: 'Die Zahl hat sich inzwischen geändert: Jetzt sind es {reached}. Sieh sie dir an und drücke noch einmal.',
  nl: 'Het aantal is intussen veranderd: het is nu {reached}. Bekijk het en druk nog eens.',
  es: 'El número ha cambiado mientras tanto: ahora es {reached}. Míralo y pulsa otra vez.',
});
