import { createHash } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import type { LegalDocument } from '#domains/legal/contract/document.ts';
import type { AccountCaller, Language } from '#kit/contract/access.ts';
import { languages } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import type { ApplicationView, JoiningSignature, ShownContract } from '../contract/index.ts';
import { contractChanged, personMissing, signatureDiffers } from '../contract/index.ts';
import type { Context } from './context.ts';
import { lockApplication, markDone } from './rows.ts';
import { assertOpen, stepsOf } from './steps.ts';
import { contractTexts, signatures } from './tables.ts';
import { contractKey, factsOf, viewOf } from './view.ts';
import { endAsking } from './watch-contract.ts';

/** The words that are shown, and the bytes a signature is under. */
export interface Words {
  readonly version: number;
  readonly language: Language;
  readonly document: LegalDocument;
  readonly body: string;
  readonly sha256: string;
}

/** The agreement in force in a language; null where none is published. */
export async function wordsOf(
  ctx: Pick<Context, 'legal'>,
  executor: Executor,
  language: Language,
): Promise<Words | null> {
  const found = await ctx.legal.wordsInForce(executor, contractKey, language);
  if (found === null) return null;
  const { title, summary, sections } = found.document;
  // Written key by key: the same words are the same bytes.
  const body = JSON.stringify({
    ...{ version: found.version, language, title, summary },
    sections: sections.map((one) => ({ anchor: one.anchor, title: one.title, body: one.body })),
  });
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { version: found.version, language, document: found.document, body, sha256 };
}

/** What is shown to be signed. @throws Problem not_found */
export async function shownContract(ctx: Context, language: Language): Promise<ShownContract> {
  const words = await wordsOf(ctx, ctx.kit.db, language);
  if (words === null) throw new Problem(notFound);
  const { version, sha256, document } = words;
  const sections = document.sections.map((one) => ({
    ...one,
    body: one.body.map((block) => (typeof block === 'string' ? block : [...block])),
  }));
  return { version, language, sha256, title: document.title, summary: document.summary, sections };
}

const plain = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Signs what was shown; the same again changes nothing. The words themselves are kept with it. */
export async function sign(
  ctx: Context,
  { accountId, ip }: AccountCaller,
  { sha256, name }: { readonly sha256: string; readonly name: string },
): Promise<ApplicationView> {
  const { db, clock } = ctx.kit;
  await db.transaction(async (tx) => {
    const row = await lockApplication(tx, accountId, clock.now());
    const [before] = await tx.orm
      .select()
      .from(signatures)
      .where(and(eq(signatures.accountId, accountId), eq(signatures.sha256, sha256)));
    const { facts } = await factsOf(ctx, tx, row);
    const steps = await stepsOf(ctx, tx, facts);
    const isAsked = steps.find((step) => step.name === 'contract')?.asked != null;
    if (before && !isAsked) return;
    assertOpen(row, steps, 'contract');
    const { firstName, lastName } = row;
    if (firstName === null || lastName === null) throw new Problem(personMissing);
    const legalName = `${firstName} ${lastName}`;
    if (plain(name) !== plain(legalName))
      throw new Problem(signatureDiffers, {
        data: { name: legalName },
        field: 'body.name',
      });
    const words = await findWords(ctx, tx, sha256);
    if (words === null) throw new Problem(contractChanged);
    await addSignature(ctx, tx, { accountId, name: name.trim(), ip }, words);
    await markDone(tx, accountId, 'contract', clock.now());
    await endAsking(ctx, tx, row);
  });
  return viewOf(ctx, accountId);
}

async function findWords(ctx: Context, tx: Tx, sha256: string): Promise<Words | null> {
  for (const language of languages) {
    const words = await wordsOf(ctx, tx, language);
    if (words?.sha256 === sha256) return words;
  }
  return null;
}

/** Adds a line to the trail, with the words it is under. */
export async function addSignature(
  ctx: Pick<Context, 'kit'>,
  tx: Tx,
  who: { readonly accountId: number; readonly name: string; readonly ip: string },
  { sha256, version, language, body }: Words,
): Promise<void> {
  await tx.orm.insert(contractTexts).values({ sha256, version, language, body }).onConflictDoNothing();
  await tx.orm
    .insert(signatures)
    .values({ ...who, version, sha256, signedAt: new Date(ctx.kit.clock.now()) })
    .onConflictDoNothing();
}

/** Somebody's signatures, the latest first. */
export async function signaturesOf({ orm }: Executor, accountId: number): Promise<JoiningSignature[]> {
  const rows = await orm
    .select({ signature: signatures, language: contractTexts.language })
    .from(signatures)
    .innerJoin(contractTexts, eq(contractTexts.sha256, signatures.sha256))
    .where(eq(signatures.accountId, accountId))
    .orderBy(desc(signatures.id));
  return rows.map(({ signature: { id, version, sha256, signedAt }, language }) => ({
    ...{ id, version, sha256, language, at: signedAt.getTime() },
  }));
}

/** The agreement as somebody signed it. Its name says nothing of the person. @throws Problem not_found */
export async function signedFile(ctx: Context, accountId: number, signatureId: number): Promise<FileReply> {
  const { db, config } = ctx.kit;
  const [row] = await db.orm
    .select()
    .from(signatures)
    .innerJoin(contractTexts, eq(contractTexts.sha256, signatures.sha256))
    .where(and(eq(signatures.id, signatureId), eq(signatures.accountId, accountId)));
  if (!row) throw new Problem(notFound);
  // The writer of PDFs is large and seldom asked for.
  const { contractPdf } = await import('./contract-pdf.ts');
  const { version, language, body, sha256 } = row.contract_texts;
  return {
    body: await contractPdf(JSON.parse(body), {
      ...{ version, language, sha256, operator: config.OPERATOR_NAME },
      ...{ name: row.signatures.name, ip: row.signatures.ip, at: row.signatures.signedAt },
    }),
    type: 'application/pdf',
    cacheSeconds: 0,
    isPrivate: true,
    filename: `contract-${version}-${language}.pdf`,
  };
}
