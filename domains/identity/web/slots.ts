import type { ReactNode } from 'react';
import type { Part } from '#kit/web/slots/slots.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';

/** What the button says by which one signs up: `children` are the usual words, which each filling may replace. */
export const signUpLabel = defineSlot<Part<{ children: ReactNode }>>('identity.signUpLabel');
