import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** Beside the reason why a guest's message was refused, by the problem's code: the way to what can be done about it. */
export const refusedMessage = defineSlot<Part<{ code: string }>>('messenger.refusedMessage', { lazy: true });

/** What else a performer can do with a guest, on their card in the inbox. */
export const guestActions = defineSlot<Part<{ readonly guestId: number; readonly name: string }>>(
  'messenger.guestActions',
  {
    lazy: true,
  },
);

/**
 * What a guest is told who presses a picture that the server did not send them: which rule of another domain keeps it from them, and
 * the way to it. Whose rule does not stand between calls `onClose` at once; the picture is asked for again then.
 */
export const refusedPicture = defineSlot<Part<{ onClose: () => void }>>('messenger.refusedPicture', { lazy: true });
