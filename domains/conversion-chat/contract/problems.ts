import { defineProblem } from '#kit/contract/problem.ts';

export const conversionChatUsed = defineProblem('conversion_chat_used', 409, {
  en: 'You have used your extra free chat already; there is one for each guest. Your free chat of the day is not changed by it.',
  de: 'Deinen zusätzlichen Gratis-Chat hast du schon genutzt, jeder Gast hat ihn einmal. Dein Gratis-Chat des Tages bleibt, wie er ist.',
  nl: 'Je hebt je extra gratis chat al gebruikt; elke gast heeft die één keer. Je gratis chat van vandaag blijft zoals hij is.',
  es: 'Ya has usado tu chat gratis adicional; cada usuario lo tiene una vez. Tu chat gratis del día sigue igual.',
});

/** The time in which it can be switched on is over, or there was none. */
export const conversionChatOver = defineProblem('conversion_chat_over', 409, {
  en: 'Extra free chat is for the first time after a confirmed sign-up, and that is over. Free chat of the day goes on as ever.',
  de: 'Zusätzlichen Gratis-Chat gibt es in der ersten Zeit nach der bestätigten Anmeldung, und die ist vorbei. Den Gratis-Chat des Tages gibt es weiter.',
  nl: 'Extra gratis chat is er in de eerste tijd na een bevestigde aanmelding, en die is voorbij. De gratis chat van de dag blijft.',
  es: 'El chat gratis adicional es para los primeros días tras confirmar el registro, y ya han pasado. El chat gratis del día sigue.',
});

export const conversionChatBought = defineProblem('conversion_chat_bought', 409, {
  en: 'Extra free chat is for guests who have not bought coins yet. With coins, free chat has no limit.',
  de: 'Zusätzlichen Gratis-Chat gibt es für Gäste, die noch keine Coins gekauft haben. Mit Coins ist der Gratis-Chat ohne Grenze.',
  nl: 'Extra gratis chat is er voor gasten die nog geen coins hebben gekocht. Met coins heeft gratis chat geen limiet.',
  es: 'El chat gratis adicional es para quienes aún no han comprado monedas. Con monedas, el chat gratis no tiene límite.',
});
