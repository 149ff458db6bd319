import { z } from 'zod';

/** Whether somebody is paid as a person or as a company. */
export const payeeKinds = ['person', 'company'] as const;
export const PayeeKind = z.enum(payeeKinds).meta({ id: 'PayoutPayeeKind' });

/**
 * How a payee stands to value added tax: `business` adds it (or, abroad, leaves it to the platform), `smallBusiness` is exempt as a small
 * one, `private` carries on no business.
 */
export const vatStatuses = ['business', 'smallBusiness', 'private'] as const;
export const VatStatus = z.enum(vatStatuses).meta({ id: 'PayoutVatStatus' });
export type VatStatus = z.output<typeof VatStatus>;

/** What a credit note says of value added tax; see `server/vat/vat-case.ts`. */
export const vatCases = ['domestic', 'smallBusiness', 'reverseCharge', 'thirdCountry'] as const;
export const VatCase = z.enum(vatCases).meta({ id: 'PayoutVatCase' });
export type VatCase = z.output<typeof VatCase>;

/** Why somebody is not paid in a run. `owing`: what was paid too much before is not made up for yet. */
export const withheldReasons = ['noTaxData', 'noAccount', 'accountNew', 'owing', 'held', 'belowMinimum'] as const;
export const WithheldReason = z.enum(withheldReasons).meta({ id: 'PayoutWithheldReason' });
export type WithheldReason = z.output<typeof WithheldReason>;

/**
 * Where a run stands. `building` and `approved` work on in the background, payee by payee: amounts are frozen, numbers given.
 * `ready`: its file can be made; `sent`: a bank has it.
 */
export const runStates = ['building', 'draft', 'approved', 'ready', 'sent', 'paid', 'cancelled'] as const;
export const RunState = z.enum(runStates).meta({ id: 'PayoutRunState' });
export type RunState = z.output<typeof RunState>;

/** Where one payee's part of a run stands. `dropped`: it left the run before it was final; its money is as before. */
export const itemStates = ['reserved', 'final', 'sent', 'paid', 'returned', 'dropped'] as const;
export const ItemState = z.enum(itemStates).meta({ id: 'PayoutItemState' });
export type ItemState = z.output<typeof ItemState>;

/** UNTDID 1001: a self-billed invoice, and what puts one right. */
export const noteKinds = ['389', '261'] as const;
export const NoteKind = z.enum(noteKinds).meta({ id: 'PayoutNoteKind' });
export type NoteKind = z.output<typeof NoteKind>;
