import type { Texts } from '#kit/contract/problem.ts';

/**
 * What a performer signs. Values stand in braces. A signature keeps version, language, words and their hash; words are changed by a new
 * version, never in place.
 */
export const studioTerms: {
  readonly version: number;
  readonly words: Readonly<Record<keyof Texts, readonly string[]>>;
} = {
  version: 1,
  words: {
    en: [
      'Agreement between {performer} and the studio {studio}.',
      'From my signature on, the studio gets {share} of what I earn here after the platform’s part. It counts from this moment on and never backwards.',
      'What the studio may see of me I choose myself, earnings and schedule each on its own, and I can change it at any time. It sees nothing from before.',
      'The studio never acts for me: my identity, my documents, my consent to anything that shows me, and my account stay mine alone.',
      'I can leave at any time without a reason. The share and everything the studio sees end at that moment. My name, my followers and my content stay mine.',
    ],
    de: [
      'Vereinbarung zwischen {performer} und dem Studio {studio}.',
      'Ab meiner Unterschrift bekommt das Studio {share} von dem, was ich hier nach dem Anteil der Plattform verdiene. Das gilt ab diesem Moment und nie rückwirkend.',
      'Was das Studio von mir sieht, wähle ich selbst, Einnahmen und Zeitplan jeweils für sich, und kann es jederzeit ändern. Von früher sieht es nichts.',
      'Das Studio handelt nie für mich: Meine Identität, meine Dokumente, meine Einwilligung in alles, was mich zeigt, und mein Konto bleiben allein meine Sache.',
      'Ich kann jederzeit ohne Grund gehen. Der Anteil und alles, was das Studio sieht, enden in diesem Moment. Mein Name, meine Fans und meine Inhalte bleiben mir.',
    ],
    nl: [
      'Overeenkomst tussen {performer} en de studio {studio}.',
      'Vanaf mijn handtekening krijgt de studio {share} van wat ik hier verdien na het deel van het platform. Dat geldt vanaf dit moment en nooit met terugwerkende kracht.',
      'Wat de studio van mij ziet kies ik zelf, inkomsten en rooster elk apart, en dat kan ik altijd wijzigen. Van vroeger ziet ze niets.',
      'De studio handelt nooit voor mij: mijn identiteit, mijn documenten, mijn toestemming voor alles wat mij toont en mijn account blijven alleen van mij.',
      'Ik kan altijd zonder reden vertrekken. Het deel en alles wat de studio ziet eindigen op dat moment. Mijn naam, mijn volgers en mijn inhoud blijven van mij.',
    ],
    es: [
      'Acuerdo entre {performer} y el estudio {studio}.',
      'Desde mi firma, el estudio recibe {share} de lo que gano aquí después de la parte de la plataforma. Cuenta desde este momento y nunca hacia atrás.',
      'Lo que el estudio ve de mí lo elijo yo, ingresos y horario por separado, y puedo cambiarlo en cualquier momento. De antes no ve nada.',
      'El estudio nunca actúa por mí: mi identidad, mis documentos, mi consentimiento para todo lo que me muestra y mi cuenta son solo míos.',
      'Puedo irme en cualquier momento sin motivo. La parte y todo lo que el estudio ve terminan en ese momento. Mi nombre, mis seguidores y mi contenido siguen siendo míos.',
    ],
  },
};
