import { and, eq } from 'drizzle-orm';
import type { AccountCaller, Language } from '#kit/contract/access.ts';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { wordsFor } from './agreement.ts';
import type { Context } from './context.ts';
import { livingMember } from './living.ts';
import { agreements, memberships, studios } from './tables.ts';

type Reader = Pick<AccountCaller, 'accountId' | 'language'>;

/** The agreement as its performer signed it, with her legal name; also after the membership. @throws Problem not_found */
export async function ownAgreementFile(ctx: Context, reader: Reader, membershipId: number): Promise<FileReply> {
  return fileOf(ctx, reader, membershipId, 'performer');
}

/** The agreement of a living member as her studio may read it: she stands in it by her stage name. @throws Problem not_found */
export async function memberAgreementFile(ctx: Context, reader: Reader, membershipId: number): Promise<FileReply> {
  await livingMember(ctx.kit.db, reader.accountId, membershipId);
  return fileOf(ctx, reader, membershipId, 'studio');
}

async function fileOf(
  ctx: Context,
  { accountId, language }: Reader,
  membershipId: number,
  side: 'performer' | 'studio',
): Promise<FileReply> {
  const { db, config } = ctx.kit;
  const [row] = await db.orm
    .select({ signed: agreements, membership: memberships, studio: studios })
    .from(agreements)
    .innerJoin(memberships, eq(memberships.id, agreements.membershipId))
    .innerJoin(studios, eq(studios.accountId, memberships.studioId))
    .where(
      and(
        eq(agreements.membershipId, membershipId),
        eq(side === 'performer' ? agreements.performerId : memberships.studioId, accountId),
      ),
    );
  const actor = row ? await ctx.performers.actor(db, row.signed.performerId) : null;
  if (!row || !actor) throw new Problem(notFound);
  const { version, sha256, body, name, ip, signedAt: at } = row.signed;
  const facts = { performer: actor.name, studio: row.studio.name, basisPoints: row.membership.basisPoints };
  const { agreementPdf } = await import('./agreement-pdf.ts');
  return {
    body: await agreementPdf({
      ...{ version, sha256, at, language, operator: config.OPERATOR_NAME },
      ...(side === 'performer' ? { name, ip } : { name: actor.name }),
      paragraphs: (JSON.parse(body) as { paragraphs: string[] }).paragraphs,
      translated: translationOf(facts, row.signed, language),
    }),
    type: 'application/pdf',
    cacheSeconds: 0,
    isPrivate: true,
    filename: `studio-agreement-${version}-${language}.pdf`,
  };
}

/** What was signed, in another language; null where it is that one, or where names or words have changed since. */
function translationOf(
  facts: Parameters<typeof wordsFor>[0],
  signed: { readonly language: string; readonly sha256: string },
  language: Language,
): readonly string[] | null {
  if (signed.language === language) return null;
  const isSame = wordsFor(facts, signed.language as Language).sha256 === signed.sha256;
  return isSame ? wordsFor(facts, language).paragraphs : null;
}
