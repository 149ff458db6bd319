import type { Language } from '#kit/contract/access.ts';
import type { Rights, StudioData } from '../contract/index.ts';
import type { Context } from './context.ts';
import { invite, membersOf } from './members.ts';
import { accept } from './office.ts';
import { apply, ownStudio } from './own.ts';
import { agree, shownAgreement } from './performers-side.ts';

/** Whom a studio invites: by stage name, for a share in hundredths of a per cent. */
interface Invited {
  readonly name: string;
  readonly basisPoints: number;
  readonly asks: Rights;
}

/** A studio and whom it works with, made without a browser: the demo world's. */
export interface StudioEnrolment {
  readonly accountId: number;
  readonly data: StudioData;
  readonly language: Language;
  /** Who signs, each with her legal name and in her language. */
  readonly members: readonly (Invited & {
    readonly performerId: number;
    readonly language: Language;
    readonly legalName: string;
    readonly sees: Rights;
  })[];
  /** Who has an invitation and has not answered. */
  readonly invited: readonly Invited[];
}

/** The address signatures without a browser come from: this machine itself. */
const ownAddress = '127.0.0.1';

/** Takes every step that a studio, an operator and performers take. What was done before a start broke off is left as it is. */
export async function enrolStudio(
  ctx: Context,
  { accountId, data, language: own, members, invited }: StudioEnrolment,
): Promise<void> {
  const { db } = ctx.kit;
  const before =
    (await ownStudio(ctx, db, accountId)) ?? (await apply(ctx, { accountId, roles: ['guest'], language: own }, data));
  if (before.state === 'waiting') await accept(ctx, null, accountId);
  const here = new Map((await membersOf(ctx, db, accountId)).map((one) => [one.name, one]));
  for (const { name, basisPoints, asks, performerId, language, legalName, sees } of members) {
    if (here.get(name)?.isLiving) continue;
    const [newest] = await invite(ctx, accountId, { to: name, basisPoints, asks });
    const id = newest?.id ?? 0;
    const { sha256 } = await shownAgreement(ctx, { accountId: performerId, language }, id);
    await agree(ctx, { accountId: performerId, ip: ownAddress }, id, { sha256, name: legalName, sees });
  }
  for (const { name, basisPoints, asks } of invited)
    if (!here.has(name)) await invite(ctx, accountId, { to: name, basisPoints, asks });
}
