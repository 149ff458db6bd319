import type { ReactNode } from 'react';
import type { GuestState } from '#domains/guest/contract/guest-state.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translator } from '#kit/i18n/translator.ts';
import { defineSlot } from '#kit/web/slots/slots.ts';
import type { StatementKindFacts, StatementLine } from '../contract/transfers.ts';

/** How the lines of one kind look on a statement. */
export interface StatementKind {
  readonly icon: ReactNode;
  /** What a line is called, and the small print under it. */
  words(
    t: Translator,
    line: Omit<StatementLine, 'transferId' | 'balanceAfter'>,
  ): { readonly title: string; readonly detail: string };
  /** The guest's page about what a line tells of. */
  href?(line: Pick<StatementLine, 'memo'>, language: Language): string | null;
}

/** Filled by whoever declares a kind of transfer, or of line that moves no coins. */
export const statementKinds = defineSlot<StatementKind, StatementKindFacts>('ledger.statementKinds');

/**
 * What of the guest's state changes with lines that move no coins: an open statement reads its lines again when it has. Filled by who
 * fills `statementNotes` of the server.
 */
export const statementNoteStates = defineSlot<(guest: GuestState) => unknown>('ledger.statementNoteStates');
