import type { FillingOf } from '#kit/web/slots.ts';
import { nothingAwaited } from '../../contract/awaited-fields.ts';
import { unknownGuest } from '../../contract/own-fields.ts';
import { ownReducers } from '../../contract/reducer.ts';
import type { guestParts } from '../slots.ts';

/** The fields of identity and guest. */
export const ownPart: FillingOf<typeof guestParts> = {
  defaults: unknownGuest,
  reducers: ownReducers,
  kept: ['id', 'geoLocation'],
};

/** The fields whose domain is not built. */
export const awaitedPart: FillingOf<typeof guestParts> = { defaults: nothingAwaited };
