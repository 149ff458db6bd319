/**
 * What the application tells the kit about its words. The application composes the catalogues of its domains and
 * augments this interface once, so that `t()` knows every key and every placeholder without the kit knowing a domain.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging in the application
export interface Register {}

/** Every key with its English ICU message; any string until the application registers its catalogues. */
export type Messages = Register extends { messages: infer M } ? M : Record<string, string>;

/** A key of the catalogues, for example `shell.nav.cams`. */
export type MessageKey = keyof Messages & string;
