import type { Tx } from '#kit/db/db.ts';

/** A mail to one person. `text` is the whole message; `html` repeats it for mail programs that show it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** Where a POST without cookies ends mails like this one (RFC 8058); told to mail programs in the headers. */
  readonly unsubscribeUrl?: string;
  /** What it was sent together with, such as `newsletter:12`: those are counted together (`countBatch`). */
  readonly batch?: string;
}

/** Sends mail after the transaction that caused it: captured in the database by default, SMTP by `SMTP_URL`. */
export interface Mailer {
  /** Takes a mail in, in the given transaction or in one of its own; it leaves after the commit and is never lost. */
  send(mail: Mail, tx?: Tx): Promise<void>;
  /** Whether the mail server answers and lets us in; nothing is sent. */
  check(): Promise<MailCheck>;
}

/** `kept`: there is no mail server, mails are kept for the office to read. `why` is a sentence of ours, without what the server wrote. */
export type MailCheck = { readonly state: 'kept' | 'answers' } | { readonly state: 'refuses'; readonly why: string };
