import { defineProblem } from '#kit/contract/problem.ts';

export { contactDetails } from '#domains/conversation/contract/problems.ts';

export const channelMissing = defineProblem('channel_not_found', 404, {
  en: 'This conversation is not there.',
  de: 'Diese Unterhaltung gibt es nicht.',
  nl: 'Dit gesprek bestaat niet.',
  es: 'Esta conversación no existe.',
});

export const messageMissing = defineProblem('message_not_found', 404, {
  en: 'This message is not there any more.',
  de: 'Diese Nachricht gibt es nicht mehr.',
  nl: 'Dit bericht is er niet meer.',
  es: 'Este mensaje ya no existe.',
});

export const messagesOff = defineProblem('messages_off', 409, {
  en: 'This performer takes no messages at the moment.',
  de: 'Hier werden gerade keine Nachrichten angenommen.',
  nl: 'Deze performer neemt nu geen berichten aan.',
  es: 'Ahora mismo no acepta mensajes.',
});

export const channelBlocked = defineProblem('channel_blocked', 403, {
  en: 'You have blocked this conversation. Lift the block to write again.',
  de: 'Du hast diese Unterhaltung gesperrt. Heb die Sperre auf, um wieder zu schreiben.',
  nl: 'Je hebt dit gesprek geblokkeerd. Hef de blokkade op om weer te schrijven.',
  es: 'Has bloqueado esta conversación. Quita el bloqueo para volver a escribir.',
});

export const cannotWrite = defineProblem('cannot_write', 403, {
  en: 'You cannot write in this conversation.',
  de: 'In dieser Unterhaltung kannst du nicht schreiben.',
  nl: 'In dit gesprek kun je niet schrijven.',
  es: 'No puedes escribir en esta conversación.',
});

export const guestRestricted = defineProblem('guest_restricted', 403, {
  en: 'Your account is restricted, so you cannot write. Support can tell you why.',
  de: 'Dein Konto ist eingeschränkt, deshalb kannst du nicht schreiben. Der Support sagt dir, warum.',
  nl: 'Je account is beperkt, daarom kun je niet schrijven. Support vertelt je waarom.',
  es: 'Tu cuenta está limitada y no puedes escribir. Soporte te dirá por qué.',
});

/** Who is apart from the other side, or may not write, changes nothing that the other sees. */
export const apart = [channelBlocked, cannotWrite, guestRestricted] as const;

export const tooLate = defineProblem('message_too_late', 409, {
  en: 'This message is too old for that.',
  de: 'Dafür ist diese Nachricht zu alt.',
  nl: 'Dit bericht is daarvoor te oud.',
  es: 'Este mensaje es demasiado antiguo para eso.',
});

export const notYours = defineProblem('message_not_yours', 403, {
  en: 'Only who wrote a message can change it.',
  de: 'Nur wer eine Nachricht geschrieben hat, kann sie ändern.',
  nl: 'Alleen wie een bericht schreef, kan het wijzigen.',
  es: 'Solo quien escribió un mensaje puede cambiarlo.',
});

/** Data: `minutes`, after which the next one goes out. */
export const knownOnly = defineProblem('known_only', 403, {
  en: 'Only guests who are known here can write. Meet in a chat, then you can write.',
  de: 'Hier können nur Gäste schreiben, die man schon kennt. Lernt euch im Chat kennen, dann kannst du schreiben.',
  nl: 'Hier kunnen alleen bekende gasten schrijven. Ontmoet elkaar in een chat, dan kun je schrijven.',
  es: 'Aquí solo pueden escribir quienes ya se conocen. Coincidid en un chat y podrás escribir.',
});

export const waitForAnswer = defineProblem('wait_for_answer', 429, {
  en: 'You have written several times without an answer yet. You can write again in {minutes} min.',
  de: 'Du hast schon mehrmals geschrieben und noch keine Antwort. In {minutes} Min. kannst du wieder schreiben.',
  nl: 'Je hebt al meermaals geschreven zonder antwoord. Over {minutes} min. kun je weer schrijven.',
  es: 'Has escrito varias veces sin respuesta. Podrás volver a escribir en {minutes} min.',
});

export const repliesFull = defineProblem('prepared_full', 409, {
  en: 'There is no room for more. Throw one away first.',
  de: 'Mehr haben nicht Platz. Wirf zuerst etwas weg.',
  nl: 'Er is geen ruimte voor meer. Gooi er eerst een weg.',
  es: 'No caben más. Borra antes alguno.',
});

export const scheduledMissing = defineProblem('prepared_not_found', 404, {
  en: 'This is not there any more, or it has been sent.',
  de: 'Das gibt es nicht mehr, oder es ist schon gesendet.',
  nl: 'Dit is er niet meer, of het is al verstuurd.',
  es: 'Ya no existe o ya se ha enviado.',
});

export const writeFirst = defineProblem('write_first', 422, {
  en: 'Write the message in at least one language.',
  de: 'Schreib die Nachricht in mindestens einer Sprache.',
  nl: 'Schrijf het bericht in minstens één taal.',
  es: 'Escribe el mensaje en al menos un idioma.',
});

/** Data: `most`, how many may be sent within a day. */
export const massLimit = defineProblem('mass_limit', 429, {
  en: 'You have sent {most} messages to many within a day. Wait until the first of them is a day old.',
  de: 'Du hast innerhalb eines Tages {most} Nachrichten an viele gesendet. Warte, bis die erste einen Tag alt ist.',
  nl: 'Je hebt binnen een dag {most} berichten aan velen gestuurd. Wacht tot het eerste een dag oud is.',
  es: 'Has enviado {most} mensajes a muchos en un día. Espera a que el primero tenga un día.',
});

export const massMissing = defineProblem('mass_not_found', 404, {
  en: 'This message to many is not there, or this cannot be done with it any more.',
  de: 'Diese Nachricht an viele gibt es nicht, oder das geht mit ihr nicht mehr.',
  nl: 'Dit bericht aan velen is er niet, of dit kan er niet meer mee.',
  es: 'Este mensaje a muchos no existe o ya no se puede hacer eso con él.',
});
