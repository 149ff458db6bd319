import type { Texts } from '#kit/contract/problem.ts';

/**
 * What somebody agrees to who is in a thing. An agreement keeps the version and the hash of the words that were shown; words are changed
 * by a new version, never in place.
 */
export const consentTerms: { readonly version: number; readonly words: Texts } = {
  version: 1,
  words: {
    en: 'I am in this work, I was an adult when it was made, and I agree that it is shown and sold here. I can withdraw that at any time: it is then shown to nobody any more, and who bought it is paid back.',
    de: 'Ich bin in diesem Werk zu sehen, war volljährig, als es entstand, und bin einverstanden, dass es hier gezeigt und verkauft wird. Ich kann das jederzeit widerrufen: Dann sieht es niemand mehr, und wer es gekauft hat, bekommt sein Geld zurück.',
    nl: 'Ik ben in dit werk te zien, was meerderjarig toen het werd gemaakt en vind het goed dat het hier wordt getoond en verkocht. Ik kan dat altijd intrekken: dan ziet niemand het meer, en wie het kocht krijgt het geld terug.',
    es: 'Salgo en esta obra, era mayor de edad cuando se hizo y acepto que se muestre y se venda aquí. Puedo retirarlo en cualquier momento: entonces nadie más la ve, y a quien la compró se le devuelve el dinero.',
  },
};
