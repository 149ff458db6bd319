import { defineProblem } from '#kit/contract/problem.ts';

export const favouritesFull = defineProblem('favourites_full', 409, {
  en: 'You have {most} favourites, which is the most. Take one away first.',
  de: 'Du hast {most} Favoriten, mehr gehen nicht. Nimm erst jemanden heraus.',
  nl: 'Je hebt {most} favorieten, meer kan niet. Haal er eerst een weg.',
  es: 'Tienes {most} favoritos, que es el máximo. Quita antes uno.',
});

export const notPinned = defineProblem('not_pinned', 409, {
  en: 'This performer is not among your favourites. Add them first.',
  de: 'Das ist niemand aus deinen Favoriten. Füge die Person zuerst hinzu.',
  nl: 'Deze performer staat niet bij je favorieten. Voeg die eerst toe.',
  es: 'Esta persona no está entre tus favoritos. Añádela primero.',
});

export const phoneMissing = defineProblem('phone_missing', 409, {
  en: 'There is no confirmed phone number in your account yet. You can be told by e-mail.',
  de: 'In deinem Konto steht noch keine bestätigte Telefonnummer. Per E-Mail geht es schon.',
  nl: 'In je account staat nog geen bevestigd telefoonnummer. Per e-mail kan het wel.',
  es: 'Todavía no hay un teléfono confirmado en tu cuenta. Por correo sí es posible.',
});

export const pinMissing = defineProblem('pin_missing', 404, {
  en: 'This is not here any more, or not for you to see. Reload the page to see what is.',
  de: 'Das gibt es nicht mehr, oder du darfst es nicht sehen. Lade die Seite neu.',
  nl: 'Dit is er niet meer, of je mag het niet zien. Laad de pagina opnieuw.',
  es: 'Esto ya no está aquí o no puedes verlo. Vuelve a cargar la página.',
});
