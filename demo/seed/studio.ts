import type { Domains } from '#apps/server/domains.ts';
import { cast, demoPerformer, demoStudio } from '#demo/cast/index.ts';
import type { Once } from '#kit/db/schema/once.ts';
import type { Kit } from '#kit/server/kit.ts';

/** Who works with the studio, and what each lets it see: one everything, one only what she earns. */
const members = [
  { slug: 'malou', basisPoints: 2_500, sees: { earnings: true, schedule: true } },
  { slug: 'ysolde', basisPoints: 1_500, sees: { earnings: true, schedule: false } },
] as const;
const asks = { earnings: true, schedule: true };

/** A studio with two members who earn, and an invitation that the performer to log in as has not answered. */
export async function seedStudio(kit: Kit, domains: Domains, once: Once, passwordHash: string): Promise<void> {
  const part = 'demo.studio';
  if (await once.has(part)) return;
  const { email, name, language, data } = demoStudio;
  await once.run(`${part}.account`, async (tx) => {
    const account = { email, passwordHash, roles: ['guest'] as const, language, emailVerified: true };
    await domains.guest.setName(tx, await domains.identity.createAccount(tx, account), name);
  });
  const [accountId] = await domains.identity.accountsWithEmail(kit.db, email);
  if (accountId === undefined) throw new Error('The demo world has lost the account of its studio.');
  const actorOf = async (slug: string) => {
    const member = cast.find((one) => one.slug === slug);
    const actor = await domains.performers.actor(kit.db, member?.name ?? slug);
    if (!actor) throw new Error(`The demo world has lost ${slug}.`);
    return { performerId: actor.id, name: actor.name, language: member?.languages[0] ?? 'en' };
  };
  const signing = [];
  for (const { slug, ...agreed } of members) {
    const actor = await actorOf(slug);
    signing.push({ ...actor, ...agreed, asks, legalName: `${actor.name} Beispiel` });
  }
  const { name: invitee } = await actorOf(demoPerformer.slug);
  await domains.studios.enrol({
    ...{ accountId, data, language, members: signing },
    invited: [{ name: invitee, basisPoints: 2_000, asks }],
  });
  await once.run(part, async () => undefined);
}
