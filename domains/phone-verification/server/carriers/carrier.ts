import type { Language } from '#kit/contract/access.ts';
import type { Carriage } from '../tables.ts';

/** A code on its way to a phone. */
export interface CodeMessage {
  /** The same at every try: who has it already does not send it again. */
  readonly key: string;
  readonly guestId: number;
  /** E.164. */
  readonly to: string;
  readonly by: Carriage;
  readonly pin: string;
  readonly language: Language;
}

/**
 * Carries codes to phones. `refused`: nothing has left and nothing is paid. `unknown`: nobody knows, so the code counts.
 * It answers at once, unlike the SMS of the kit, which are tried for hours: a code is good for ten minutes, and who waits
 * for it has to hear that it does not come.
 */
export interface CodeCarrier {
  readonly name: 'gateway' | 'captured' | 'none';
  carry(message: CodeMessage): Promise<'taken' | 'refused' | 'unknown'>;
}
