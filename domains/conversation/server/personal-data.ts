import type { PersonalData } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { lines } from './tables.ts';

/** What conversation holds about people. */
export const conversationData: PersonalData = {
  domain: 'conversation',
  title: { en: 'Conversations', de: 'Gespräche', nl: 'Gesprekken', es: 'Conversaciones' },
  holds: [
    holds(lines, {
      what: {
        en: 'What people wrote to each other: sender, name, words, time',
        de: 'Was Menschen einander geschrieben haben: Absender, Name, Worte, Zeitpunkt',
        nl: 'Wat mensen elkaar schreven: afzender, naam, woorden, tijdstip',
        es: 'Lo que se escribieron las personas: remitente, nombre, palabras, momento',
      },
      purpose: {
        label: {
          en: 'Carry what is written to the other side, and show it again to both',
          de: 'Geschriebenes der anderen Seite bringen und beiden wieder zeigen',
          nl: 'Wat geschreven is naar de andere kant brengen en aan beide opnieuw tonen',
          es: 'Llevar lo escrito a la otra parte y volver a mostrarlo a ambas',
        },
        basis: 'contract',
      },
      givenTo: {
        en: 'Whoever takes part in the conversation',
        de: 'Wer am Gespräch teilnimmt',
        nl: 'Wie aan het gesprek deelneemt',
        es: 'Quien participa en la conversación',
      },
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest', 'performer'],
          columns: ['sender', 'senderId', 'senderName', 'text', 'textKey', 'at'],
          foundBy: 'senderId',
          erasure: { does: 'blank', columns: ['senderName', 'text'] },
        },
      ],
    }),
  ],
};
