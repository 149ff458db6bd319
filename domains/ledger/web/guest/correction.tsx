import { PencilLine } from 'lucide-react';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import type { statementKinds } from '../slots.ts';

/** What an operator booked by hand. */
export const correction: FillingOf<typeof statementKinds> = {
  icon: <PencilLine aria-hidden />,
  words: (t, { memo }) => ({ title: t('ledger.kind.correction'), detail: memo.text ?? '' }),
};
