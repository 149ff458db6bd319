import { defineProblem } from '#kit/contract/problem.ts';

/** The four start errors of spec 2 §8; English titles are the spec's texts. */
export const alreadyInProgress = defineProblem('already_in_progress', 409, {
  en: 'Already in progress',
  de: 'Läuft bereits',
  nl: 'Al bezig',
  es: 'Ya está en curso',
});
export const guestOffline = defineProblem('guest_offline', 410, {
  en: 'Guest offline',
  de: 'Gast offline',
  nl: 'Gast offline',
  es: 'Invitado desconectado',
});
export const startTimedOut = defineProblem('timeout', 408, {
  en: 'Timeout',
  de: 'Zeit abgelaufen',
  nl: 'Time-out',
  es: 'Tiempo agotado',
});
export const wrongSequence = defineProblem('wrong_sequence_number', 409, {
  en: 'Wrong sequence number',
  de: 'Falsche Folgenummer',
  nl: 'Verkeerd volgnummer',
  es: 'Número de secuencia incorrecto',
});

export const performerOffline = defineProblem('performer_offline', 409, {
  en: 'The performer is not live right now.',
  de: 'Das Model ist gerade nicht live.',
  nl: 'Het model is nu niet live.',
  es: 'La modelo no está en directo ahora.',
});
export const performerInPrivate = defineProblem('performer_in_private', 409, {
  en: 'The performer is in a private chat.',
  de: 'Das Model ist gerade in einem privaten Chat.',
  nl: 'Het model zit in een privéchat.',
  es: 'La modelo está en un chat privado.',
});
export const freeChatOff = defineProblem('free_chat_off', 409, {
  en: 'There is no free chat here at the moment.',
  de: 'Hier gibt es gerade keinen Gratis-Chat.',
  nl: 'Hier is nu geen gratis chat.',
  es: 'Ahora mismo no hay chat gratis aquí.',
});
export const freeChatUsedUp = defineProblem('free_chat_used_up', 403, {
  en: 'Your free chat time for today is used up.',
  de: 'Deine Gratis-Chat-Zeit für heute ist aufgebraucht.',
  nl: 'Je gratis chattijd voor vandaag is op.',
  es: 'Has agotado tu tiempo de chat gratis de hoy.',
});
export const voyeurUnavailable = defineProblem('voyeur_unavailable', 409, {
  en: 'Watching along is not possible here right now.',
  de: 'Zuschauen ist hier gerade nicht möglich.',
  nl: 'Meekijken kan hier nu niet.',
  es: 'Ahora mismo no se puede mirar aquí.',
});
export const chatTypeUnavailable = defineProblem('chat_type_unavailable', 409, {
  en: 'This kind of chat is not offered here.',
  de: 'Diese Art Chat wird hier nicht angeboten.',
  nl: 'Dit soort chat wordt hier niet aangeboden.',
  es: 'Este tipo de chat no se ofrece aquí.',
});
export const previewUnavailable = defineProblem('preview_unavailable', 409, {
  en: 'There is no preview here right now.',
  de: 'Hier gibt es gerade keine Vorschau.',
  nl: 'Er is hier nu geen voorvertoning.',
  es: 'Ahora mismo no hay vista previa aquí.',
});
export const previewLimit = defineProblem('preview_limit', 429, {
  en: 'You have seen many previews this hour. Please try again later.',
  de: 'Du hast diese Stunde schon viele Vorschauen gesehen. Bitte versuche es später noch einmal.',
  nl: 'Je hebt dit uur al veel voorvertoningen gezien. Probeer het later nog eens.',
  es: 'Has visto muchas vistas previas esta hora. Inténtalo más tarde.',
});
export const balanceTooLow = defineProblem('balance_too_low', 402, {
  en: 'You do not have enough coins for this chat.',
  de: 'Du hast nicht genug Coins für diesen Chat.',
  nl: 'Je hebt niet genoeg coins voor deze chat.',
  es: 'No tienes suficientes monedas para este chat.',
});
export const countryBanned = defineProblem('country_banned', 403, {
  en: 'This performer is not available in your country.',
  de: 'Dieses Model ist in deinem Land nicht verfügbar.',
  nl: 'Dit model is niet beschikbaar in jouw land.',
  es: 'Esta modelo no está disponible en tu país.',
});
export const kickedFromRoom = defineProblem('kicked_from_room', 403, {
  en: 'The performer has removed you from this room for today.',
  de: 'Das Model hat dich für diese Sendung aus dem Raum entfernt.',
  nl: 'Het model heeft je voor deze uitzending uit de kamer verwijderd.',
  es: 'La modelo te ha expulsado de la sala durante esta emisión.',
});
export const accountLocked = defineProblem('account_locked', 403, {
  en: 'Your account is locked for chats.',
  de: 'Dein Konto ist für Chats gesperrt.',
  nl: 'Je account is geblokkeerd voor chats.',
  es: 'Tu cuenta está bloqueada para chats.',
});
export const noChatWithYourself = defineProblem('no_chat_with_yourself', 409, {
  en: 'This is your own room.',
  de: 'Das ist dein eigener Raum.',
  nl: 'Dit is je eigen kamer.',
  es: 'Esta es tu propia sala.',
});
export const chatOver = defineProblem('chat_over', 409, {
  en: 'This chat has ended.',
  de: 'Dieser Chat ist beendet.',
  nl: 'Deze chat is afgelopen.',
  es: 'Este chat ha terminado.',
});
export const notInThisState = defineProblem('not_in_this_state', 409, {
  en: 'That is not possible at this point of the chat.',
  de: 'Das geht an dieser Stelle des Chats nicht.',
  nl: 'Dat kan op dit moment van de chat niet.',
  es: 'Eso no es posible en este punto del chat.',
});
export const textNotAllowed = defineProblem('text_not_allowed', 403, {
  en: 'You cannot write in this chat.',
  de: 'In diesem Chat kannst du nicht schreiben.',
  nl: 'Je kunt in deze chat niet schrijven.',
  es: 'No puedes escribir en este chat.',
});
export const mutedInRoom = defineProblem('muted_in_room', 403, {
  en: 'The performer has muted you.',
  de: 'Das Model hat dich stummgeschaltet.',
  nl: 'Het model heeft je gedempt.',
  es: 'La modelo te ha silenciado.',
});
export const notLive = defineProblem('not_live', 409, {
  en: 'You are not live. Go live first.',
  de: 'Du bist nicht live. Geh zuerst live.',
  nl: 'Je bent niet live. Ga eerst live.',
  es: 'No estás en directo. Empieza a emitir primero.',
});
