import { defineSlot } from './slots.ts';
import type { Declared } from './storage.ts';

/**
 * What a domain keeps on a visitor's device. The consent dialog is made from all of them, so what is in none of them may
 * not be stored.
 */
export const storedItems = defineSlot<readonly Declared[]>('device.stored');
