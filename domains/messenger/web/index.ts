import { statementKinds } from '#domains/ledger/web/slots.ts';
import { libraryTabs } from '#domains/library/web/slots.ts';
import { endActions, requestNotes } from '#domains/live/web/slots.ts';
import { profileActions } from '#domains/performers/web/slots.ts';
import { countedAs, saleKindWords } from '#domains/sales/web/slots.ts';
import { defineWebDomain, wordsOf } from '#kit/web/page/domain.ts';
import { memberParts, storedItems } from '#kit/web/slots/frame-slots.ts';
import { fill } from '#kit/web/slots/slots.ts';
import { messageMedia, paidMessage } from '../contract/sale-kinds.ts';
import { mediaPaid, mediaPaidBack, messagePaid, messagePaidBack } from '../contract/transfers.ts';
import { pages } from './routes.ts';

export const messengerWeb = defineWebDomain({
  name: 'messenger',
  pages,
  words: wordsOf<typeof import('./locales/en.ts').en>(),
  fills: [
    fill(storedItems, { file: 'state/selected.ts', name: 'messengerStores' }),
    fill(
      memberParts,
      { file: 'parts/keep-unread.tsx', name: 'KeepUnread', order: 110 },
      { areas: ['guest', 'studio'] },
    ),
    fill(libraryTabs, { order: 40 }, { page: 'messenger.libraryMedia', label: 'messenger.library.media' }),
    fill(libraryTabs, { order: 70 }, { page: 'messenger.libraryAudio', label: 'messenger.library.audio' }),
    fill(requestNotes, { file: 'studio/parts/request-notes.tsx', name: 'RequestNotes' }),
    fill(profileActions, { file: 'parts/action-message.tsx', name: 'ProfileMessage', order: 20 }),
    fill(endActions, { file: 'parts/action-message.tsx', name: 'EndMessage', order: 20 }),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'messagePaid' },
      { kind: messagePaid.name, label: 'messenger.kind.messagePaid' },
    ),
    fill(
      statementKinds,
      { file: 'parts/statement-kinds.tsx', name: 'messagePaidBack' },
      { kind: messagePaidBack.name, label: 'messenger.kind.messagePaidBack' },
    ),
    fill(
      statementKinds,
      { file: 'parts/media-statement-kinds.tsx', name: 'mediaPaid' },
      { kind: mediaPaid.name, label: 'messenger.kind.mediaPaid' },
    ),
    fill(
      statementKinds,
      { file: 'parts/media-statement-kinds.tsx', name: 'mediaPaidBack' },
      { kind: mediaPaidBack.name, label: 'messenger.kind.mediaPaidBack' },
    ),
    fill(saleKindWords, {}, { kind: paidMessage.name, label: 'messenger.sale.message' }),
    fill(saleKindWords, {}, { kind: messageMedia.name, label: 'messenger.sale.media' }),
    ...countedAs('paid_media', 'messenger.sale.mediaCategory'),
    ...countedAs('paid_message', 'messenger.sale.category'),
  ],
});
