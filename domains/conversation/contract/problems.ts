import { defineProblem } from '#kit/contract/problem.ts';

/** Who takes part may read and not write. */
export const textNotAllowed = defineProblem('text_not_allowed', 403, {
  en: 'You cannot write in this chat.',
  de: 'In diesem Chat kannst du nicht schreiben.',
  nl: 'Je kunt in deze chat niet schrijven.',
  es: 'No puedes escribir en este chat.',
});

/** Words that name a way to meet or pay outside of the platform; data: `field`. */
export const contactDetails = defineProblem('contact_details', 422, {
  en: 'For your safety, no phone numbers, addresses, accounts or payments outside of Vesper. Please change the words.',
  de: 'Zu deinem Schutz: keine Telefonnummern, Adressen, Konten oder Zahlungen außerhalb von Vesper. Bitte ändere den Text.',
  nl: 'Voor je veiligheid: geen telefoonnummers, adressen, accounts of betalingen buiten Vesper. Pas de tekst aan.',
  es: 'Por tu seguridad: sin teléfonos, direcciones, cuentas ni pagos fuera de Vesper. Cambia el texto.',
});
