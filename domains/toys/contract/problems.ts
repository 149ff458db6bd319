import { defineProblem } from '#kit/contract/problem.ts';

/** Nothing is connected, the performer pauses, or she is not live. */
export const toyUnavailable = defineProblem('toy_unavailable', 409, {
  en: 'The toy is not ready just now. You have paid nothing; try again when it is.',
  de: 'Das Toy ist gerade nicht bereit. Du hast nichts bezahlt; versuch es, sobald es bereit ist.',
  nl: 'De toy is nu niet klaar. Je hebt niets betaald; probeer het zodra hij klaar is.',
  es: 'El juguete no está listo ahora. No has pagado nada; inténtalo cuando lo esté.',
});

export const toyForPrivate = defineProblem('toy_for_private', 403, {
  en: 'Here the toy moves in private chats alone. Start one, then it is yours.',
  de: 'Hier bewegt sich das Toy nur in privaten Chats. Starte einen, dann geht es.',
  nl: 'Hier beweegt de toy alleen in privéchats. Begin er een, dan kan het.',
  es: 'Aquí el juguete solo se mueve en chats privados. Empieza uno y podrás.',
});

export const toyQueueFull = defineProblem('toy_queue_full', 409, {
  en: 'Enough is waiting already. Try again when something of it has been played.',
  de: 'Es wartet schon genug. Versuch es wieder, wenn etwas davon gespielt wurde.',
  nl: 'Er wacht al genoeg. Probeer het weer als er iets van gespeeld is.',
  es: 'Ya hay bastante en espera. Inténtalo cuando se haya reproducido algo.',
});

/** The country of the guest, or of the performer, is one where it is switched off. */
export const toyClosedHere = defineProblem('toy_closed_here', 403, {
  en: 'Remote toys are not available in your country.',
  de: 'Ferngesteuerte Toys gibt es in deinem Land nicht.',
  nl: 'Toys op afstand zijn er niet in jouw land.',
  es: 'Los juguetes a distancia no están disponibles en tu país.',
});

/** Another page of the performer has connected the toy since. */
export const toyElsewhere = defineProblem('toy_elsewhere', 409, {
  en: 'The toy is connected on another page of yours. Connect it here again to take it over.',
  de: 'Das Toy ist auf einer anderen deiner Seiten verbunden. Verbinde es hier erneut, um es zu übernehmen.',
  nl: 'De toy is op een andere pagina van je verbonden. Verbind hem hier opnieuw om hem over te nemen.',
  es: 'El juguete está conectado en otra de tus páginas. Conéctalo aquí de nuevo para tomarlo.',
});
