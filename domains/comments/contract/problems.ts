import { defineProblem } from '#kit/contract/problem.ts';

/** Comments are not taken from this guest, or not here; whether somebody has blocked whom is not told. */
export const commentsNotTaken = defineProblem('comments_not_taken', 403, {
  en: 'You cannot comment here.',
  de: 'Hier kannst du nicht kommentieren.',
  nl: 'Je kunt hier niet reageren.',
  es: 'Aquí no puedes comentar.',
});

export const alreadyCommented = defineProblem('already_commented', 409, {
  en: 'You have commented here already. Answers are still welcome.',
  de: 'Du hast hier schon kommentiert. Antworten kannst du weiterhin.',
  nl: 'Je hebt hier al gereageerd. Antwoorden kan nog steeds.',
  es: 'Ya has comentado aquí. Todavía puedes responder a otros.',
});

export const commentFull = defineProblem('comment_full', 409, {
  en: 'This comment has as many answers as it can hold.',
  de: 'Dieser Kommentar hat so viele Antworten, wie er fassen kann.',
  nl: 'Deze reactie heeft het hoogste aantal antwoorden.',
  es: 'Este comentario ya tiene todas las respuestas que admite.',
});

export const ownThing = defineProblem('own_thing', 409, {
  en: 'This is your own.',
  de: 'Das ist dein eigenes.',
  nl: 'Dit is van jou.',
  es: 'Esto es tuyo.',
});

export const commentDecided = defineProblem('comment_decided', 409, {
  en: 'This comment has been decided on. Somebody may have been quicker.',
  de: 'Über diesen Kommentar ist schon entschieden. Vielleicht war jemand schneller.',
  nl: 'Over deze reactie is al beslist. Misschien was iemand sneller.',
  es: 'Ya se ha decidido sobre este comentario. Quizá alguien se adelantó.',
});
