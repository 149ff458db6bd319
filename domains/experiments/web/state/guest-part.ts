import type { guestParts } from '#domains/guest/web/slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { noExperiments } from '../../contract/guest-fields.ts';

/** What the guest of this page takes part in; a visitor's next page shows the same variants at once. */
export const experimentsPart: FillingOf<typeof guestParts> = { defaults: noExperiments, kept: ['testGroups'] };
