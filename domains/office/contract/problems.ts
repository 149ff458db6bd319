import { defineProblem } from '#kit/contract/problem.ts';

export const tooManyViews = defineProblem('too_many_views', 409, {
  en: 'You keep as many views as there is room for. Delete one first.',
  de: 'Du hast so viele Ansichten gespeichert, wie Platz haben. Lösche zuerst eine.',
  nl: 'Je hebt zoveel weergaven bewaard als er passen. Verwijder er eerst een.',
  es: 'Ya guardas todas las vistas que caben. Elimina una primero.',
});
