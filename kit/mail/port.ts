/** A mail to one person. `text` is the whole message; `html` repeats it for mail programs that show it. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

/** Sends mail after the transaction that caused it: captured in the database by default, SMTP by `SMTP_URL`. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}
