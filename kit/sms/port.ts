import type { Tx } from '#kit/db/db.ts';
import type { Language } from '#kit/i18n/language.ts';

/** An SMS to one phone. Made by `smsOf`. */
export interface Sms {
  /** E.164, `+491701234567`. */
  readonly to: string;
  /** The name of its kind, `identity.phoneCode`. */
  readonly kind: string;
  readonly language: Language;
  /** Its words; each secret has a place there instead (kit/outbox/seal.ts). */
  readonly text: string;
  readonly secrets: readonly string[];
}

/** Sends SMS after the transaction that caused it: captured in the database by default, to a gateway by `SMS_URL`. */
export interface SmsSender {
  /**
   * Takes an SMS in, in the given transaction or in one of its own; it leaves after the commit and is never lost.
   * @returns its number in the outbox
   * @throws Problem `sms_unavailable` in production without a gateway: nobody would ever get it
   */
  send(sms: Sms, tx?: Tx): Promise<number>;
}
