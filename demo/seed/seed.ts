import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import sharp from 'sharp';
import type { Domains } from '#apps/server/domains.ts';
import type { CastMember, DemoGuest } from '#demo/cast/index.ts';
import { cast, categories, demoOperator, demoPerformer, demoStudio, guests, pictureFiles } from '#demo/cast/index.ts';
import { seoTexts } from '#demo/cast/seo-texts.ts';
import type { PictureKind } from '#domains/media/contract/index.ts';
import type { PictureFacts } from '#domains/media/server/index.ts';
import { topUp } from '#domains/payments/contract/transfers.ts';
import type { Tx } from '#kit/db/db.ts';
import type { Once } from '#kit/db/schema/once.ts';
import { openOnce } from '#kit/db/schema/once.ts';
import type { Composed } from '#kit/domain/compose.ts';
import type { AnyDomain } from '#kit/domain/domain.ts';
import type { Kit } from '#kit/server/kit.ts';
import { demoPassword, demoTotpSecret } from './enter.ts';
import { enrolled, payeeOf, seedApplicants, seedPartner } from './joining.ts';
import { seedPayouts } from './payouts.ts';
import { seedStudio } from './studio.ts';

const day = 24 * 3600 * 1000;

/** The mail address of a member of the cast. */
export const emailOf = (slug: string): string => `${slug}@vesper.example`;

interface Tools {
  readonly kit: Kit;
  readonly domains: Domains;
  /** Writes what domains add to the cast. */
  readonly seed: Composed<Readonly<Record<string, AnyDomain>>>['seed'];
  say(line: string): void;
}

/**
 * Fills an empty installation with the demo world, once, part by part: a start that broke off is taken up by the next one. Returns the
 * accounts to log in as, as lines for a person.
 */
export async function seedDemo({ kit, domains, seed, say }: Tools): Promise<string[]> {
  const once = await openOnce(kit.db);
  if (!(await once.has(whole)) && !(await isOlderDemo(kit, domains, once))) {
    const films = kit.config.DEMO === 'on' ? ' Their films are drawn and converted, once: some minutes.' : '';
    say(`Filling the demo world: ${cast.length} performers with pictures, ${guests.length} guests.${films}`);
    const passwordHash = await domains.identity.hashPassword(demoPassword);
    await once.run('demo.categories', async (tx) => {
      for (const [index, { slug, names }] of categories.entries()) {
        await domains.performers.putCategory(tx, slug, names, index);
      }
      for (const { tag, words } of seoTexts) await domains.seo.seed(tx, tag, words);
    });
    // The cast signs what is in force.
    await domains.legal.start?.();
    const queue = [...cast.entries()];
    const worker = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [, member] = next;
        await seedPerformer(kit, domains, once, member, passwordHash);
      }
    };
    await Promise.all([worker(), worker(), worker(), worker()]);
    await once.run(people, async (tx) => {
      for (const guest of guests) await seedGuest(tx, domains, guest, passwordHash);
      const operator = await domains.identity.createAccount(tx, {
        email: demoOperator.email,
        passwordHash,
        roles: ['operator', 'administrator'],
        language: demoOperator.language,
        emailVerified: true,
      });
      await domains.guest.setName(tx, operator, demoOperator.name);
    });
    await seedApplicants(kit, domains, once, passwordHash);
    // Before anybody earns, so that the studio has its part of it.
    await seedStudio(kit, domains, once, passwordHash);
    const members: number[] = [];
    for (const slug of new Set([demoPerformer.slug, ...cast.map((member) => member.slug)]))
      members.push(...(await domains.identity.accountsWithEmail(kit.db, emailOf(slug))));
    await seedPayouts(kit, domains, once, passwordHash, members);
    await seed(async (domain, write) => {
      const part = `demo.${domain}`;
      if (await once.has(part)) return;
      await write();
      // It is written in transactions of its own, so that it is noted afterwards.
      await once.run(part, async () => undefined);
    });
    await once.run(whole, async () => undefined);
  }
  return [
    `guest      ${guests[0]?.email}  password ${demoPassword}`,
    `performer  ${demoPerformer.email}  password ${demoPassword}  (studio: /en/studio/)`,
    `studio     ${demoStudio.email}  password ${demoPassword}  (members: /en/myvisitx/studio/)`,
    `operator   ${demoOperator.email}  password ${demoPassword}  (office: /office/)`,
  ];
}

const whole = 'demo.whole';
const people = 'demo.people';

/** One that was filled before parts were noted, to the end: the operator came last. */
async function isOlderDemo(kit: Kit, domains: Domains, once: Once): Promise<boolean> {
  if (await once.has(people)) return false;
  return (await domains.identity.accountsWithEmail(kit.db, demoOperator.email)).length > 0;
}

/** The account, its pictures, then the profile that names them: who is found by name has everything. */
async function seedPerformer(
  kit: Kit,
  domains: Domains,
  once: Once,
  member: CastMember,
  passwordHash: string,
): Promise<void> {
  if (await once.has(`demo.profile.${member.slug}`)) return;
  // A start of an older version that broke off has noted nothing.
  if (await domains.performers.actor(kit.db, member.slug)) return;
  await once.run(`demo.account.${member.slug}`, async (tx) => {
    if ((await domains.identity.accountsWithEmail(tx, emailOf(member.slug))).length > 0) return;
    const account = await domains.identity.createAccount(tx, {
      email: emailOf(member.slug),
      passwordHash,
      roles: ['performer'],
      language: member.languages[0] ?? 'en',
      emailVerified: true,
      // Who is simulated has an app already; who logs in as a performer sets one up after the first look.
      ...(member.slug === demoPerformer.slug ? {} : { totpSecret: demoTotpSecret(member.slug) }),
    });
    await domains.guest.setName(tx, account, member.name);
  });
  const [id] = await domains.identity.accountsWithEmail(kit.db, emailOf(member.slug));
  if (id === undefined) throw new Error(`The demo world has lost the account of ${member.slug}.`);
  const store = async (file: string, kind: PictureKind, change?: (drawn: Sharp) => Sharp) => {
    const drawing = await readFile(file);
    const body = change ? await change(sharp(drawing)).webp({ quality: 82 }).toBuffer() : drawing;
    const { width = 0, height = 0 } = await sharp(body).metadata();
    const drawn = { ownerId: id, kind, ageRating: 12, body, width, height };
    return domains.media.store(drawn, async (_tx, facts) => facts);
  };
  const files = pictureFiles(member.slug);
  const avatar = await store(files.avatar, 'avatar');
  const cover = await store(files.cover, 'cover');
  const poster = await store(files.poster, 'poster');
  const gallery: PictureFacts[] = [];
  for (const file of files.gallery) gallery.push(await store(file, 'sedcard'));
  const forMembers: PictureFacts[] = [];
  // The performer with a fan club: three drawings from nearer by, which nobody else has.
  for (const file of member.slug === demoPerformer.slug ? files.gallery.slice(0, 3) : [])
    forMembers.push(
      await store(file, 'member', (drawn) =>
        drawn
          .resize(960, 1200, { fit: 'cover', position: 'top' })
          .extract({ left: 120, top: 40, width: 720, height: 900 }),
      ),
    );
  const { prices } = member;
  const profile = {
    id,
    name: member.name,
    birthDate: member.birthDate,
    gender: member.gender,
    genderType: member.genderType,
    country: member.country,
    languages: [...member.languages],
    categories: [...member.categories],
    headline: member.headline,
    about: member.about,
    bannedCountryCodes: [...member.bannedCountryCodes],
    schedule: member.schedule.map((shift) => ({ ...shift })),
    autoAccept: member.autoAccept,
    freeChatByDefault: member.freeChat,
    voyeurAllowed: member.voyeurAllowed,
    priceVideo: prices.video,
    priceSingle: prices.single,
    priceSinglec2c: prices.singlec2c,
    priceVoyeur: member.voyeurAllowed ? prices.voyeur : null,
    priceMulti: prices.multi,
    priceMessage: prices.message,
    favoriteCount: member.favoriteCount,
    avatar,
    cover,
    poster,
    createdAt: new Date(kit.clock.now() - member.memberForDays * day),
  };
  const copies = await domains.onboarding.specimen(`${member.name} Beispiel`);
  await once.run(`demo.profile.${member.slug}`, async (tx) => {
    await domains.performers.create(tx, profile);
    await domains.onboarding.enrol(tx, { ...enrolled(member, id, kit.clock.now()), copies });
    await domains.payouts.enrol(tx, payeeOf(member, id));
    const { countRatings: count, satisfactionRate } = member;
    const satisfied = Math.round((count * satisfactionRate) / 100);
    await domains.surveys.addRatings(tx, { actorId: id, at: kit.clock.now(), count, satisfied });
    for (const picture of gallery) await domains.performers.addSedcard(tx, id, picture);
    for (const picture of forMembers) await domains.performers.addMemberPicture(tx, id, picture);
  });
  await seedPartner(kit, domains, once, member, passwordHash);
}

async function seedGuest(tx: Tx, domains: Domains, guest: DemoGuest, passwordHash: string): Promise<void> {
  const id = await domains.identity.createAccount(tx, {
    email: guest.email,
    passwordHash,
    roles: ['guest'],
    language: guest.language,
    emailVerified: true,
  });
  await domains.guest.setName(tx, id, guest.name);
  if (guest.balance === 0) return;
  await domains.ledger.post(tx, {
    key: `demo:welcome:${id}`,
    kind: topUp,
    entries: [
      { account: 'provider:sandbox', amount: -guest.balance },
      { account: `guest:${id}`, amount: guest.balance },
    ],
    memo: { provider: 'sandbox', euroCents: guest.balance / 4 },
  });
}
