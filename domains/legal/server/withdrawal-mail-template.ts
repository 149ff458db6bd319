import { defineMail } from '#kit/mail/mail-kinds.ts';

/** The receipt on a durable medium: the words of the statement, and when it came. The operator gets the same. */
export const withdrawalMail = defineMail({
  name: 'legal.withdrawal',
  occasion: {
    en: 'The receipt of a withdrawal, to the person; the same goes to the operator.',
    de: 'Die Eingangsbestätigung eines Widerrufs, an die Person; dasselbe geht an den Betreiber.',
    nl: 'De ontvangstbevestiging van een herroeping, aan de persoon; hetzelfde gaat naar de exploitant.',
    es: 'El acuse de recibo de un desistimiento, a la persona; lo mismo va al operador.',
  },
  words: {
    en: {
      subject: 'We have received your withdrawal',
      paragraphs: [
        'We received your withdrawal no. {id} on {moment}.',
        'Your statement: “I withdraw from the contract: {contract}. {name}, {email}.”',
        'We look into it and pay back what is due within fourteen days, in the way you paid.',
      ],
    },
    de: {
      subject: 'Dein Widerruf ist bei uns eingegangen',
      paragraphs: [
        'Dein Widerruf Nr. {id} ist am {moment} bei uns eingegangen.',
        'Deine Erklärung: „Hiermit widerrufe ich den Vertrag: {contract}. {name}, {email}.“',
        'Wir prüfen ihn und zahlen dir binnen vierzehn Tagen zurück, was dir zusteht, und zwar so, wie du bezahlt hast.',
      ],
    },
    nl: {
      subject: 'We hebben je herroeping ontvangen',
      paragraphs: [
        'We hebben je herroeping nr. {id} ontvangen op {moment}.',
        'Je verklaring: “Hierbij herroep ik de overeenkomst: {contract}. {name}, {email}.”',
        'We bekijken je herroeping en betalen binnen veertien dagen terug waar je recht op hebt, op de manier waarop je hebt betaald.',
      ],
    },
    es: {
      subject: 'Hemos recibido tu desistimiento',
      paragraphs: [
        'Recibimos tu desistimiento n.º {id} el {moment}.',
        'Tu declaración: «Desisto del contrato: {contract}. {name}, {email}.»',
        'Lo revisamos y en catorce días te devolvemos lo que te corresponde, por el medio con el que pagaste.',
      ],
    },
  },
});
