import type { PersonalData, Purpose } from '#kit/personal-data/personal-data.ts';
import { holds } from '#kit/personal-data/personal-data.ts';
import { inboxData } from './inbox/personal-data.ts';
import { channels, contactWords, media, messages, reports } from './tables.ts';

const carry: Purpose = {
  label: {
    en: 'Carry messages between guests and performers, and show them again to both',
    de: 'Nachrichten zwischen Gästen und Darstellerinnen bringen und beiden wieder zeigen',
    nl: 'Berichten tussen gasten en performers brengen en aan beiden opnieuw tonen',
    es: 'Llevar mensajes entre usuarios y artistas y volver a mostrarlos a ambos',
  },
  basis: 'contract',
};
const givenTo = {
  en: 'The other side of the conversation',
  de: 'Die andere Seite der Unterhaltung',
  nl: 'De andere kant van het gesprek',
  es: 'La otra parte de la conversación',
};

/** What the domain holds about people. */
export const messengerData: PersonalData = {
  domain: 'messenger',
  title: { en: 'Messenger', de: 'Messenger', nl: 'Messenger', es: 'Mensajes' },
  holds: [
    ...inboxData,
    holds(channels, {
      what: {
        en: 'Who talks to whom, since when, what is read, put away or blocked',
        de: 'Wer mit wem schreibt, seit wann, was gelesen, weggelegt oder gesperrt ist',
        nl: 'Wie met wie schrijft, sinds wanneer, wat gelezen, weggelegd of geblokkeerd is',
        es: 'Quién escribe con quién, desde cuándo, qué está leído, archivado o bloqueado',
      },
      purpose: carry,
      givenTo,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest'],
          columns: [
            'guestId',
            'createdAt',
            'lastAt',
            'subject',
            'subjectSender',
            'guestUnread',
            'guestReadId',
            'guestDeliveredId',
            'guestViewedAt',
            'guestArchived',
            'guestBlocked',
            'freeUsed',
            'freeGiven',
            'onlyKnown',
            'massMuted',
            'guestNotifyAt',
            'guestToldId',
          ],
          foundBy: 'guestId',
          erasure: { does: 'delete' },
        },
        {
          who: ['performer'],
          columns: ['actorId', 'actorName', 'actorUnread', 'actorReadId', 'actorDeliveredId', 'actorArchived'],
          foundBy: 'actorId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(messages, {
      what: {
        en: 'Messages: words, time, signs of answer, what was paid; live chats that began and ended between the two',
        de: 'Nachrichten: Worte, Zeitpunkt, Reaktionen, was bezahlt wurde; Live-Chats der beiden mit Anfang und Ende',
        nl: 'Berichten: woorden, tijdstip, reacties, wat betaald is; livechats van de twee met begin en einde',
        es: 'Mensajes: palabras, momento, reacciones, lo pagado; chats en directo entre ambos con inicio y fin',
      },
      purpose: carry,
      givenTo,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest', 'performer'],
          columns: [
            'sender',
            'text',
            'sentAt',
            'key',
            'editedAt',
            'deletedAt',
            'guestSign',
            'actorSign',
            'paid',
            'amount',
            'gifts',
          ],
          foundBy: { column: 'channelId', as: 'the number of a channel that is theirs' },
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(media, {
      what: {
        en: 'Pictures, videos and voice in messages, without what the camera wrote into them: whose, how large, the price, whether it was opened',
        de: 'Bilder, Videos und Stimme in Nachrichten ohne die Angaben der Kamera: von wem, wie groß, Preis, ob freigeschaltet',
        nl: 'Foto’s, video’s en stem in berichten zonder cameragegevens: van wie, hoe groot, de prijs, of het ontgrendeld is',
        es: 'Fotos, vídeos y voz en mensajes sin datos de la cámara: de quién, tamaño, precio y si se desbloqueó',
      },
      purpose: carry,
      givenTo,
      kept: { keeps: 'withAccount' },
      about: [
        {
          who: ['guest', 'performer'],
          columns: [
            'id',
            'ownerId',
            'type',
            'createdAt',
            'readyAt',
            'size',
            'length',
            'price',
            'paidAt',
            'boughtAt',
            'paidBack',
            'paidBackAt',
            'isCovered',
            'goneAt',
          ],
          foundBy: 'ownerId',
          erasure: { does: 'delete' },
        },
      ],
    }),
    holds(reports, {
      what: {
        en: 'Reported messages with what was said around them, who reported and why, and what was decided',
        de: 'Gemeldete Nachrichten mit dem, was davor und danach gesagt wurde, wer sie warum meldete und was entschieden wurde',
        nl: 'Gemelde berichten met wat eromheen gezegd is, wie ze waarom meldde en wat er beslist is',
        es: 'Mensajes denunciados con lo dicho alrededor, quién los denunció y por qué, y qué se decidió',
      },
      purpose: {
        label: {
          en: 'Protect people from what others write, and be able to account for it (DSA Art. 16)',
          de: 'Menschen vor dem schützen, was andere schreiben, und es belegen können (DSA Art. 16)',
          nl: 'Mensen beschermen tegen wat anderen schrijven en dat kunnen aantonen (DSA art. 16)',
          es: 'Proteger a las personas de lo que otros escriben y poder demostrarlo (DSA art. 16)',
        },
        basis: 'legalDuty',
      },
      kept: {
        keeps: 'noEnd',
        because: {
          en: 'Courts and authorities may ask for it; no term is decided yet',
          de: 'Gerichte und Behörden können danach fragen; eine Frist ist noch nicht festgelegt',
          nl: 'Rechters en autoriteiten kunnen ernaar vragen; er is nog geen termijn bepaald',
          es: 'Tribunales y autoridades pueden pedirlo; aún no se ha fijado un plazo',
        },
      },
      about: [
        {
          who: ['guest'],
          columns: ['guestId', 'reportedBy', 'note', 'context', 'reason', 'createdAt'],
          foundBy: 'guestId',
          erasure: {
            does: 'keep',
            because: {
              en: 'What was reported has to be shown to those who decide about it',
              de: 'Was gemeldet wurde, muss denen gezeigt werden können, die darüber entscheiden',
              nl: 'Wat gemeld is, moet getoond kunnen worden aan wie erover beslist',
              es: 'Lo denunciado debe poder mostrarse a quienes deciden sobre ello',
            },
          },
        },
        {
          who: ['performer'],
          columns: ['actorId', 'actorName'],
          foundBy: 'actorId',
          erasure: {
            does: 'keep',
            because: {
              en: 'What was reported has to be shown to those who decide about it',
              de: 'Was gemeldet wurde, muss denen gezeigt werden können, die darüber entscheiden',
              nl: 'Wat gemeld is, moet getoond kunnen worden aan wie erover beslist',
              es: 'Lo denunciado debe poder mostrarse a quienes deciden sobre ello',
            },
          },
        },
      ],
    }),
  ],
  impersonal: [
    { table: contactWords, because: 'Words for which messages are refused; whose they were it does not say.' },
  ],
};
