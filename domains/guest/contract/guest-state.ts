import type { z } from 'zod';

/**
 * Everything the site knows about its guest, anonymous or logged in (spec 1 §3, "Guest"). Each domain declares its own
 * fields with {@link guestFields} in its contract and adds their types here (`declare module`).
 */
// biome-ignore lint/suspicious/noEmptyInterface: the domains fill it
export interface GuestState {}

/** The values of a shape. */
export type FieldsOf<S> = { [F in keyof S]: S[F] extends z.ZodType ? z.output<S[F]> : never };

/** One domain's fields of the guest state. */
export interface GuestFields<S extends z.ZodRawShape = z.ZodRawShape> {
  readonly owner: string;
  readonly shape: S;
  /** Of an empty account: what a field is before its domain says something else. */
  readonly defaults: FieldsOf<S>;
}

/** Only fields whose types {@link GuestState} has; a field it lacks is a compile error. */
type Declared<S> = { [F in keyof S]: F extends keyof GuestState ? S[F] : never };

/**
 * Declares a domain's fields. The domain answers them with `guestStatePart` on the server; its manifest gives the browser
 * their defaults and the pushes that change them (slot `guest.parts`).
 */
export const guestFields = <S extends z.ZodRawShape>(
  owner: string,
  shape: S & Declared<S>,
  defaults: NoInfer<FieldsOf<S>>,
): GuestFields<S> => ({ owner, shape, defaults });
