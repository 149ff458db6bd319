import type { ReactNode } from 'react';
import type { Block } from '#kit/web/slots/blocks.tsx';
import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** What stands around every page of the studio and lives as long as the studio is open: sessions, and strips above the page. The first filling is the outermost. */
export const studioFrame = defineSlot<Part<{ children: ReactNode }>>('studio.frame');

/** What the front page of the studio shows, one below the other. */
export const studioHome = defineSlot<Part<object>>('studio.home');

/** A figure of today on the page of what a performer has earned, beside the coins. */
export const earningsFigure = defineSlot<Part<object>>('studio.earningsFigure');

/** A card on the page of what a performer has earned. */
export const earningsPanel = defineSlot<Block<object>>('studio.earningsPanel');
