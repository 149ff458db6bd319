import type { ReactNode } from 'react';
import type { Translator } from '#kit/i18n/translator.ts';
import { defineSlot } from '#kit/web/slots.ts';
import type { StatementLine } from '../contract/transfers.ts';

/** How the lines of one kind of transfer look on a statement. */
export interface StatementKind {
  readonly icon: ReactNode;
  /** What a line is called, and the small print under it. */
  words(t: Translator, line: StatementLine): { readonly title: string; readonly detail: string };
}

/** Filled by whoever declares a kind of transfer: `kind` is its name, `label` the key of what it is called in sums. */
export const statementKinds = defineSlot<StatementKind, { readonly kind: string; readonly label: string }>(
  'ledger.statementKinds',
);
