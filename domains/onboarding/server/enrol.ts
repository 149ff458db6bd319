import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Tx } from '#kit/db/db.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { VaultFile } from '#kit/vault/vault.ts';
import { ownStepNames } from '../contract/index.ts';
import type { Context } from './context.ts';
import { letIn } from './decide.ts';
import { isMinor } from './identity/compare.ts';
import { documentHashOf, sealRead } from './identity/read.ts';
import type { CheckRow } from './rows.ts';
import { lockApplication, markDone } from './rows.ts';
import { addSignature, wordsOf } from './sign.ts';
import { applications, checks, documents } from './tables.ts';

/** Somebody who goes through the records without a browser: the demo world's cast. All of it is made up. */
export interface Enrolment {
  readonly accountId: number;
  readonly stageName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly address: {
    readonly street: string;
    readonly postcode: string;
    readonly town: string;
    readonly country: string;
  };
  readonly phone: string;
  readonly document: { readonly number: string; readonly validUntil: string };
  /** Pictures of the document in the vault, by what they show. */
  readonly copies: readonly { readonly kind: string; readonly type: string; readonly file: VaultFile }[];
  readonly language: 'de' | 'en' | 'nl' | 'es';
  /** Whether they wait to be looked at, instead of being accepted. */
  readonly waits?: boolean;
}

/** Writes what an applicant and an operator would have: application, identity check, signature; and admits. */
export async function enrol(ctx: Context, tx: Tx, person: Enrolment): Promise<void> {
  const now = ctx.kit.clock.now();
  const at = new Date(now);
  const { accountId, firstName, lastName, birthDate, address, phone } = person;
  if (isMinor(birthDate, dayOf(now))) throw new Error(`${person.stageName} is no adult.`);
  const row = await lockApplication(tx, accountId, now);
  if (row.state !== 'draft') return;
  const read = {
    ...{ firstName, lastName, birthDate, kind: 'ID_CARD', country: address.country },
    ...{ number: person.document.number, validUntil: person.document.validUntil },
  };
  const key = randomUUID();
  const [check] = await tx.orm
    .insert(checks)
    .values({
      ...{ key, accountId, state: 'accepted', sealed: sealRead(ctx.kit, key, read), validUntil: read.validUntil },
      ...{ documentHash: documentHashOf(ctx.kit, read), fetchedAt: at, createdAt: at, decidedAt: at },
    })
    .returning();
  for (const { kind, type, file } of person.copies)
    await tx.orm.insert(documents).values({
      ...{ id: randomUUID(), accountId, checkId: (check as CheckRow).id, kind, type, createdAt: at },
      ...{ vaultKey: file.key, sealedKey: file.sealedKey },
    });
  const words = await wordsOf(ctx, tx, person.language);
  if (words === null) throw new Error('There is no agreement to sign: start legal first.');
  await addSignature(ctx, tx, { accountId, name: `${firstName} ${lastName}`, ip: '127.0.0.1' }, words);
  for (const step of ownStepNames) await markDone(tx, accountId, step, now);
  const isAccepted = person.waits !== true;
  await tx.orm
    .update(applications)
    .set({
      ...{ firstName, lastName, birthDate, phone, ...address, submittedAt: at },
      state: isAccepted ? 'accepted' : 'waiting',
      ...(isAccepted ? { acceptedAt: at, decidedAt: at, documentEnds: read.validUntil } : {}),
    })
    .where(eq(applications.accountId, accountId));
  if (isAccepted)
    await letIn(ctx, tx, { accountId, firstName, lastName, birthDate }, check as CheckRow, person.stageName);
}
