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
  es: 'Usuario desconectado',
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
  de: 'Hier ist gerade niemand live. Schau später noch einmal vorbei.',
  nl: 'Hier is nu niemand live. Kijk later nog eens.',
  es: 'Ahora no hay nadie en directo aquí. Vuelve más tarde.',
});
export const performerInPrivate = defineProblem('performer_in_private', 409, {
  en: 'The performer is in a private chat.',
  de: 'Hier läuft gerade ein Privatchat. Schau später noch einmal vorbei.',
  nl: 'Hier loopt nu een privéchat. Kijk later nog eens.',
  es: 'Ahora hay un chat privado aquí. Vuelve más tarde.',
});
export const freeChatOff = defineProblem('free_chat_off', 409, {
  en: 'There is no free chat here at the moment.',
  de: 'Hier gibt es gerade keinen Gratis-Chat.',
  nl: 'Hier is nu geen gratis chat.',
  es: 'Ahora mismo no hay chat gratis aquí.',
});
export const freeChatUsedUp = defineProblem('free_chat_used_up', 403, {
  en: 'Your free chat time for today is used up. It goes on tomorrow, or at once with coins.',
  de: 'Deine Gratis-Zeit für heute ist aufgebraucht. Morgen geht es weiter, mit Coins sofort.',
  nl: 'Je gratis chattijd voor vandaag is op. Morgen kun je verder, met coins meteen.',
  es: 'Has agotado tu chat gratis de hoy. Mañana puedes seguir, y con coins ahora mismo.',
});
export const voyeurUnavailable = defineProblem('voyeur_unavailable', 409, {
  en: 'Watching along is not possible here right now.',
  de: 'Zuschauen ist hier gerade nicht möglich.',
  nl: 'Meekijken kan hier nu niet.',
  es: 'Ahora mismo no se puede mirar aquí.',
});
/** Nothing is charged for a picture that the browser said it cannot decode. */
export const pictureUnsupported = defineProblem('picture_unsupported', 409, {
  en: 'This browser cannot show the picture that is sent here. Nothing was charged. Please try another browser or device.',
  de: 'Dieser Browser kann das Bild, das hier gesendet wird, nicht zeigen. Es wurde nichts berechnet. Bitte nimm einen anderen Browser oder ein anderes Gerät.',
  nl: 'Deze browser kan het beeld dat hier wordt gestuurd niet tonen. Er is niets afgeschreven. Gebruik een andere browser of een ander apparaat.',
  es: 'Este navegador no puede mostrar la imagen que se envía aquí. No se ha cobrado nada. Usa otro navegador u otro dispositivo.',
});
export const chatTypeUnavailable = defineProblem('chat_type_unavailable', 409, {
  en: 'This kind of chat is not offered here.',
  de: 'Diese Art von Chat gibt es hier nicht. Bitte wähle eine andere.',
  nl: 'Dit soort chat is er hier niet. Kies een andere.',
  es: 'Aquí no hay este tipo de chat. Elige otro.',
});
export const previewUnavailable = defineProblem('preview_unavailable', 409, {
  en: 'There is no preview here right now.',
  de: 'Hier gibt es gerade keine Vorschau.',
  nl: 'Er is hier nu geen voorvertoning.',
  es: 'Ahora mismo no hay vista previa aquí.',
});
export const previewLimit = defineProblem('preview_limit', 429, {
  en: 'You have seen many previews this hour. Please try again later.',
  de: 'Du hast in dieser Stunde schon viele Vorschauen gesehen. Bitte versuch es später noch einmal.',
  nl: 'Je hebt in dit uur al veel voorvertoningen gezien. Probeer het later nog eens.',
  es: 'Has visto muchas vistas previas en esta hora. Inténtalo más tarde.',
});
export const tooManyRings = defineProblem('too_many_rings', 429, {
  en: 'You have rung here several times just now. Please try again in {retryAfterSeconds} seconds.',
  de: 'Du hast hier gerade schon mehrmals angeklopft. Bitte versuch es in {retryAfterSeconds} Sekunden wieder.',
  nl: 'Je hebt hier net al een paar keer aangeklopt. Probeer het over {retryAfterSeconds} seconden opnieuw.',
  es: 'Acabas de llamar aquí varias veces. Vuelve a intentarlo en {retryAfterSeconds} segundos.',
});
export const studioBusy = defineProblem('studio_busy', 429, {
  en: 'Many guests are ringing here right now. Please try again in {retryAfterSeconds} seconds.',
  de: 'Hier klopfen gerade viele an. Bitte versuch es in {retryAfterSeconds} Sekunden wieder.',
  nl: 'Hier kloppen nu veel gasten aan. Probeer het over {retryAfterSeconds} seconden opnieuw.',
  es: 'Ahora hay muchos usuarios llamando aquí. Vuelve a intentarlo en {retryAfterSeconds} segundos.',
});
export const balanceTooLow = defineProblem('balance_too_low', 402, {
  en: 'You do not have enough coins for this chat.',
  de: 'Für diesen Chat reichen deine Coins nicht. Bitte lade zuerst auf.',
  nl: 'Je hebt niet genoeg coins voor deze chat. Waardeer eerst op.',
  es: 'No tienes suficientes coins para este chat. Recarga primero.',
});
export const countryBanned = defineProblem('country_banned', 403, {
  en: 'This performer is not available in your country.',
  de: 'Dieses Profil ist in deinem Land nicht zu sehen.',
  nl: 'Dit profiel is in jouw land niet te zien.',
  es: 'Este perfil no se puede ver en tu país.',
});
/** The price has risen, or voyeurs may watch now, since the page showed the offer. */
export const offerChanged = defineProblem('offer_changed', 409, {
  en: 'The offer has just changed. Please look at it again; nothing was charged.',
  de: 'Das Angebot hat sich gerade geändert. Schau es dir noch einmal an, berechnet wurde nichts.',
  nl: 'Het aanbod is net veranderd. Bekijk het nog even; er is niets afgeschreven.',
  es: 'La oferta acaba de cambiar. Échale otro vistazo; no se ha cobrado nada.',
});
export const kickedFromRoom = defineProblem('kicked_from_room', 403, {
  en: 'The performer has removed you from this room for today.',
  de: 'Du wurdest aus diesem Raum entfernt. Zur nächsten Show kannst du wiederkommen.',
  nl: 'Je bent uit deze kamer verwijderd. Bij de volgende show ben je weer welkom.',
  es: 'Te han expulsado de esta sala. Podrás volver en el próximo show.',
});
export const blockedByPerformer = defineProblem('blocked_by_performer', 403, {
  en: 'This performer does not want to chat with you.',
  de: 'Hier kannst du nicht chatten: Du wurdest gesperrt.',
  nl: 'Je kunt hier niet chatten: je bent geblokkeerd.',
  es: 'Aquí no puedes chatear: te han bloqueado.',
});
export const accountLocked = defineProblem('account_locked', 403, {
  en: 'Your account is locked for chats.',
  de: 'Dein Konto ist für Chats gesperrt. Schreib uns über „Hilfe und Kontakt“.',
  nl: 'Je account is geblokkeerd voor chats. Schrijf ons via “Hulp en contact”.',
  es: 'Tu cuenta está bloqueada para chats. Escríbenos desde «Ayuda y contacto».',
});
export const noChatWithYourself = defineProblem('no_chat_with_yourself', 409, {
  en: 'This is your own room.',
  de: 'Das ist dein eigener Raum.',
  nl: 'Dit is je eigen kamer.',
  es: 'Esta es tu propia sala.',
});
/** Two who call each other at once have one call; data: `chatId`. */
export const theyAreCalling = defineProblem('they_are_calling', 409, {
  en: 'You are being called from here right now. Please answer in your studio.',
  de: 'Du wirst von hier gerade selbst angerufen. Bitte nimm den Anruf im Studio an.',
  nl: 'Je wordt hiervandaan net zelf gebeld. Neem op in je studio.',
  es: 'Te están llamando desde aquí ahora mismo. Responde en tu estudio.',
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
export const mutedInRoom = defineProblem('muted_in_room', 403, {
  en: 'The performer has muted you.',
  de: 'Du bist hier stummgeschaltet. Zusehen kannst du weiter.',
  nl: 'Je bent hier gedempt. Kijken kan nog wel.',
  es: 'Aquí te han silenciado. Puedes seguir mirando.',
});
/** Whoever helps a performer ends nothing that is paid for. */
export const guestPays = defineProblem('guest_pays', 409, {
  en: 'They are in a chat or show they pay for. Only the performer can end that.',
  de: 'Gerade läuft ein bezahlter Chat oder eine bezahlte Show. Das kann nur beenden, wer vor der Kamera steht.',
  nl: 'Er loopt nu een betaalde chat of show. Alleen de performer kan die beëindigen.',
  es: 'Está en un chat o show de pago. Solo quien emite puede terminarlo.',
});
/** A ticket show is on; data: `showId`. */
export const showRunning = defineProblem('show_running', 403, {
  en: 'A ticket show is on. With a ticket you are let in.',
  de: 'Gerade läuft eine Ticketshow. Mit einem Ticket kommst du hinein.',
  nl: 'Er is nu een ticketshow. Met een ticket kom je binnen.',
  es: 'Ahora hay un show con entrada. Con una entrada puedes pasar.',
});
export const noShowNow = defineProblem('no_show_now', 409, {
  en: 'No show is on at the moment.',
  de: 'Gerade läuft keine Show.',
  nl: 'Er is nu geen show.',
  es: 'Ahora mismo no hay ningún show.',
});
/** For performers: a show begins when nobody is in private. */
export const endPrivateFirst = defineProblem('end_private_first', 409, {
  en: 'You are in a private chat. End it, then begin the show.',
  de: 'Du bist in einem privaten Chat. Beende ihn und beginne dann die Show.',
  nl: 'Je zit in een privéchat. Beëindig die en begin dan de show.',
  es: 'Estás en un chat privado. Termínalo y empieza después el show.',
});
export const notLive = defineProblem('not_live', 409, {
  en: 'You are not live. Go live first.',
  de: 'Du bist nicht live. Geh zuerst live.',
  nl: 'Je bent niet live. Ga eerst live.',
  es: 'No estás en directo. Empieza a emitir primero.',
});

/** The performer's own software sends nothing that guests could be shown. */
export const softwareNotReady = defineProblem('software_not_ready', 409, {
  en: 'No good signal comes from your software. Look at the checks first.',
  de: 'Von deiner Software kommt kein brauchbares Signal. Sieh dir zuerst die Prüfungen an.',
  nl: 'Er komt geen bruikbaar signaal van je software. Bekijk eerst de controles.',
  es: 'No llega una señal válida de tu programa. Mira primero las comprobaciones.',
});

/** For operators: what goes to their own account is paid out by somebody else. */
export const ownPayout = defineProblem('own_payout', 409, {
  en: 'This is your own account. Please ask another operator.',
  de: 'Das ist dein eigenes Konto. Bitte frag jemand anderen aus dem Büro.',
  nl: 'Dit is je eigen account. Vraag het aan een collega.',
  es: 'Esta es tu propia cuenta. Pídeselo a otra persona de la oficina.',
});
/** For operators: a day on which nothing was withheld, or on which all of it was paid out. */
export const nothingWithheld = defineProblem('nothing_withheld', 409, {
  en: 'Nothing is withheld on this day any more.',
  de: 'An diesem Tag ist nichts mehr zurückgehalten.',
  nl: 'Op deze dag wordt niets meer ingehouden.',
  es: 'En este día ya no hay nada retenido.',
});

export const moveCodeWrong = defineProblem('move_code_wrong', 404, {
  en: 'There is no such code, or it was used already. Ask your other device for a new one.',
  de: 'Diesen Code gibt es nicht, oder er wurde schon benutzt. Lass dir auf dem anderen Gerät einen neuen zeigen.',
  nl: 'Deze code bestaat niet of is al gebruikt. Vraag op je andere apparaat een nieuwe.',
  es: 'Este código no existe o ya se ha usado. Pide uno nuevo en el otro dispositivo.',
});

export const moveCodeExpired = defineProblem('move_code_expired', 410, {
  en: 'This code was good for two minutes. Ask your other device for a new one.',
  de: 'Dieser Code galt zwei Minuten. Lass dir auf dem anderen Gerät einen neuen zeigen.',
  nl: 'Deze code was twee minuten geldig. Vraag op je andere apparaat een nieuwe.',
  es: 'Este código valía dos minutos. Pide uno nuevo en el otro dispositivo.',
});

export const moveOtherAccount = defineProblem('move_other_account', 403, {
  en: 'This code belongs to another account. Log in here with the account that is in the chat.',
  de: 'Dieser Code gehört zu einem anderen Konto. Melde dich hier mit dem Konto an, das im Chat ist.',
  nl: 'Deze code hoort bij een ander account. Log hier in met het account dat in de chat zit.',
  es: 'Este código es de otra cuenta. Entra aquí con la cuenta que está en el chat.',
});
