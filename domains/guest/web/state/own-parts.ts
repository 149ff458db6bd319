import type { FillingOf } from '#kit/web/slots/slots.ts';
import { unknownGuest } from '../../contract/own-fields.ts';
import { reservedDefaults } from '../../contract/reserved-fields.ts';
import type { guestParts } from '../slots.ts';

/** The fields of identity and guest. */
export const ownPart: FillingOf<typeof guestParts> = { defaults: unknownGuest, kept: ['id', 'geoLocation'] };

/** The fields whose domain is not built. */
export const reservedPart: FillingOf<typeof guestParts> = { defaults: reservedDefaults };
