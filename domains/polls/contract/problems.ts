import { defineProblem } from '#kit/contract/problem.ts';

export const pollRunning = defineProblem('poll_running', 409, {
  en: 'A poll is running in this room already. Wait until it closes, or have it closed.',
  de: 'In diesem Raum läuft schon eine Umfrage. Warte, bis sie schließt, oder lass sie schließen.',
  nl: 'In deze kamer loopt al een poll. Wacht tot hij sluit, of laat hem sluiten.',
  es: 'En esta sala ya hay una encuesta en marcha. Espera a que se cierre o haz que se cierre.',
});

/** Data: `most` an hour, `minutes` until the next may begin, begun ones counted. */
export const pollsAnHour = defineProblem('polls_an_hour', 429, {
  en: 'There have been {most} polls within an hour. The next can begin in {minutes} min.',
  de: 'In einer Stunde gab es schon {most} Umfragen. Die nächste kann in {minutes} Min. beginnen.',
  nl: 'Er waren al {most} polls binnen een uur. De volgende kan over {minutes} min. beginnen.',
  es: 'Ya hubo {most} encuestas en una hora. La próxima podrá empezar dentro de {minutes} min.',
});

export const answersAlike = defineProblem('answers_alike', 422, {
  en: 'Two answers are the same. Change one of them.',
  de: 'Zwei Antworten sind gleich. Ändere eine davon.',
  nl: 'Twee antwoorden zijn gelijk. Verander er een.',
  es: 'Dos respuestas son iguales. Cambia una de ellas.',
});

export const pollOver = defineProblem('poll_over', 409, {
  en: 'This poll is closed. What came of it is shown in the room for 30 seconds.',
  de: 'Diese Umfrage ist geschlossen. Das Ergebnis steht 30 Sekunden lang im Raum.',
  nl: 'Deze poll is gesloten. De uitslag staat 30 seconden in de kamer.',
  es: 'Esta encuesta está cerrada. El resultado se ve 30 segundos en la sala.',
});

/** Who has left, is in a chat of two, or watches one unseen. */
export const notInPollRoom = defineProblem('not_in_poll_room', 409, {
  en: 'Only who is in the room takes part in a poll. Go in, then choose.',
  de: 'An einer Umfrage nimmt nur teil, wer im Raum ist. Geh hinein und wähle dann.',
  nl: 'Alleen wie in de kamer is, doet mee aan een poll. Ga naar binnen en kies dan.',
  es: 'En una encuesta solo participa quien está en la sala. Entra y elige.',
});

export const pollNotForYou = defineProblem('poll_not_for_you', 403, {
  en: 'You can’t take part in polls here.',
  de: 'An Umfragen kannst du hier nicht teilnehmen.',
  nl: 'Je kunt hier niet aan polls meedoen.',
  es: 'Aquí no puedes participar en encuestas.',
});

export const ownPoll = defineProblem('own_poll', 403, {
  en: 'This is your own poll: your guests choose.',
  de: 'Das ist deine eigene Umfrage: Deine Gäste wählen.',
  nl: 'Dit is je eigen poll: je gasten kiezen.',
  es: 'Es tu propia encuesta: eligen tus usuarios.',
});

/** No helper, or helpers may not ask there. */
export const mayNotPoll = defineProblem('may_not_poll', 403, {
  en: 'You can’t ask polls in this room, or not any more.',
  de: 'In diesem Raum kannst du keine Umfragen starten, oder nicht mehr.',
  nl: 'Je kunt in deze kamer geen polls (meer) starten.',
  es: 'En esta sala no puedes lanzar encuestas, o ya no.',
});
