import type { RejectReason } from '../../contract/states.ts';

/** What a provider read from a document. */
export interface ReadDocument {
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** `1994-05-17`. */
  readonly birthDate: string | null;
  /** `PASSPORT`, `ID_CARD` …, as the provider says. */
  readonly kind: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly number: string | null;
  readonly validUntil: string | null;
}

/** What a provider says of a check. */
export type IdentityNews =
  | { readonly kind: 'submitted' | 'more' | 'expired' }
  | { readonly kind: 'accepted'; readonly read: ReadDocument }
  | { readonly kind: 'rejected'; readonly reason: Exclude<RejectReason, 'underage'> };

/** Something heard, understood: which session, and what of it. `news` is null for what says nothing to us. */
export interface Heard {
  readonly sessionId: string;
  /** Our number of the check, as the session carries it. */
  readonly key: string | null;
  readonly news: IdentityNews | null;
}

/** A picture of a document, as the provider has it. */
export interface IdentityPicture {
  readonly name: string;
  readonly type: string;
  readonly body: Uint8Array;
}

/** Who checks identities. Adapters translate; nothing of a product passes this line. */
export interface IdentityProvider {
  /** As it stands with a record. */
  readonly name: string;
  /** @throws when it cannot be asked now */
  begin(order: {
    readonly key: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly birthDate: string;
    readonly returnUrl: string;
  }): Promise<{ readonly link: string; readonly ref: string }>;
  /** What is decided about a session; null while nothing is. @throws when it cannot be asked now */
  decision(ref: string): Promise<Heard | null>;
  /** The pictures of a session. @throws when they cannot be fetched now */
  documents(ref: string): Promise<readonly IdentityPicture[]>;
  /** What a webhook says; null for none of theirs. */
  hear(body: unknown): Heard | null;
}
