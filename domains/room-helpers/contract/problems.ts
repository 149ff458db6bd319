import { defineProblem } from '#kit/contract/problem.ts';

/** Data: `minutes` left, begun ones counted, and `until` (epoch ms). */
export const mutedForNow = defineProblem('muted_for_now', 403, {
  en: 'You are muted here for {minutes} more min. You can go on watching.',
  de: 'Du bist hier noch {minutes} Min. stummgeschaltet. Zusehen kannst du weiter.',
  nl: 'Je bent hier nog {minutes} min. gedempt. Kijken kan nog wel.',
  es: 'Aquí estás silenciado {minutes} min más. Puedes seguir mirando.',
});

export const mutedThisShow = defineProblem('muted_this_show', 403, {
  en: 'You are muted here until this show ends. You can go on watching.',
  de: 'Du bist hier bis zum Ende dieser Show stummgeschaltet. Zusehen kannst du weiter.',
  nl: 'Je bent hier gedempt tot deze show voorbij is. Kijken kan nog wel.',
  es: 'Aquí estás silenciado hasta que acabe este show. Puedes seguir mirando.',
});

/** Data: `seconds` between two lines, `retryAfterSeconds` until the next. */
export const slowMode = defineProblem('slow_mode', 429, {
  en: 'Slow mode: one line every {seconds} s. You can write again in {retryAfterSeconds} s.',
  de: 'Langsamer Chat: eine Zeile alle {seconds} s. In {retryAfterSeconds} s kannst du wieder schreiben.',
  nl: 'Langzame chat: één regel per {seconds} s. Over {retryAfterSeconds} s kun je weer schrijven.',
  es: 'Modo lento: una línea cada {seconds} s. Podrás escribir dentro de {retryAfterSeconds} s.',
});

export const followersOnly = defineProblem('followers_only', 403, {
  en: 'Only followers write here now. Tap the heart to follow, then you can.',
  de: 'Hier schreibt gerade nur, wer folgt. Tippe auf das Herz, dann kannst du schreiben.',
  nl: 'Hier schrijven nu alleen volgers. Tik op het hartje om te volgen, dan kan het.',
  es: 'Ahora aquí solo escriben los seguidores. Toca el corazón y podrás.',
});

export const buyersOnly = defineProblem('buyers_only', 403, {
  en: 'Only guests who have spent coins on Vesper before write here now. You can go on watching.',
  de: 'Hier schreibt gerade nur, wer auf Vesper schon einmal Coins ausgegeben hat. Zusehen kannst du weiter.',
  nl: 'Hier schrijven nu alleen gasten die op Vesper al eens coins hebben uitgegeven. Kijken kan nog wel.',
  es: 'Ahora aquí solo escriben quienes ya han gastado coins en Vesper. Puedes seguir mirando.',
});

/** Data: `word`, as the performer wrote it. */
export const wordNotHere = defineProblem('word_not_here', 422, {
  en: 'The word “{word}” is not wanted in this room. Please write it without.',
  de: 'Das Wort „{word}“ ist in diesem Raum nicht erwünscht. Bitte schreib es ohne.',
  nl: 'Het woord “{word}” is in deze kamer niet gewenst. Schrijf het zonder.',
  es: 'La palabra «{word}» no se quiere en esta sala. Escríbelo sin ella.',
});

export const linkNotHere = defineProblem('link_not_here', 422, {
  en: 'No links in this room, please.',
  de: 'In diesem Raum bitte keine Links.',
  nl: 'Geen links in deze kamer, alsjeblieft.',
  es: 'Sin enlaces en esta sala, por favor.',
});

export const notHelper = defineProblem('not_helper', 403, {
  en: 'You do not help in this room, or not any more.',
  de: 'Du hilfst in diesem Raum nicht oder nicht mehr.',
  nl: 'Je helpt niet (meer) in deze kamer.',
  es: 'No ayudas en esta sala, o ya no.',
});

export const helperUntouchable = defineProblem('helper_untouchable', 403, {
  en: 'Helpers do nothing to the performer, to other helpers or to people of the platform.',
  de: 'Das geht nicht bei der Person vor der Kamera, bei anderen Helfern und bei Leuten der Plattform.',
  nl: 'Dit kan niet bij de performer, bij andere helpers of bij mensen van het platform.',
  es: 'Esto no se puede con quien emite, con otros ayudantes ni con gente de la plataforma.',
});

export const helpersFull = defineProblem('helpers_full', 409, {
  en: 'You have 20 helpers already. Withdraw one first.',
  de: 'Du hast schon 20 Helfer. Zieh erst eine Ernennung zurück.',
  nl: 'Je hebt al 20 helpers. Trek er eerst een in.',
  es: 'Ya tienes 20 ayudantes. Retira antes a uno.',
});

export const nobodyNamed = defineProblem('nobody_named', 404, {
  en: 'There is no guest of this name.',
  de: 'Es gibt keinen Gast mit diesem Namen.',
  nl: 'Er is geen gast met deze naam.',
  es: 'No hay ningún usuario con ese nombre.',
});

/** Who is blocked, locked or works for the platform. */
export const cannotHelp = defineProblem('cannot_help', 409, {
  en: 'This guest cannot become your helper.',
  de: 'Dieser Gast kann nicht bei dir helfen.',
  nl: 'Deze gast kan geen helper bij je worden.',
  es: 'Este usuario no puede ayudarte.',
});

/** It was lifted, has ended, or was decided about. */
export const banOver = defineProblem('ban_over', 409, {
  en: 'This has been decided already, or is over.',
  de: 'Darüber ist schon entschieden, oder es ist vorbei.',
  nl: 'Hierover is al beslist, of het is voorbij.',
  es: 'Esto ya está decidido o ha terminado.',
});
