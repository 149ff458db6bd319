import { asc, eq } from 'drizzle-orm';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Kit } from '#kit/server/kit.ts';
import type { StudioProfile } from '../contract/index.ts';
import { actorMissing, offerChanged } from '../contract/index.ts';
import { findActor, findOwnSedcards } from './find-actor.ts';
import { findMemberPictures } from './member-pictures.ts';
import { moodChange, moodNow } from './mood.ts';
import { newPicturesOf } from './new-pictures.ts';
import type { Presenter } from './present.ts';
import { assertAllowed } from './refused-words.ts';
import { actors, categories } from './tables.ts';

type Context = Pick<Kit, 'db' | 'clock' | 'extensions'>;
/** What of a profile may be changed. */
export type ProfileChange = Partial<
  Omit<StudioProfile, 'name' | 'avatar' | 'pictures' | 'memberPictures' | 'newPictures'>
>;

/** What guests can buy, and what a room begins with. */
const offer = ['prices', 'messages', 'autoAccept', 'freeChatByDefault', 'voyeurAllowed', 'livePreviewAllowed'] as const;

/** The performer's own profile. Throws `actor_not_found` for an account without one. */
export async function readProfile(
  { db, clock }: { readonly db: Executor; readonly clock: Kit['clock'] },
  actorId: number,
  presenter: Presenter,
): Promise<StudioProfile> {
  const row = await findActor(db, actorId);
  if (!row) throw new Problem(actorMissing);
  const pictures = await findOwnSedcards(db, actorId);
  return {
    name: row.name,
    headline: row.headline,
    about: row.about,
    ...moodNow(row, clock.now()),
    languages: row.languages as StudioProfile['languages'],
    categories: row.categories,
    bannedCountryCodes: row.bannedCountryCodes,
    autoAccept: row.autoAccept,
    freeChatByDefault: row.freeChatByDefault,
    voyeurAllowed: row.voyeurAllowed,
    livePreviewAllowed: row.livePreviewAllowed,
    schedule: row.schedule,
    prices: {
      video: row.priceVideo,
      single: row.priceSingle,
      singlec2c: row.priceSinglec2c,
      voyeur: row.priceVoyeur,
      multi: row.priceMulti,
    },
    messages: { price: row.priceMessage, free: row.freeMessages, from: row.messagesFrom },
    avatar: row.avatar && presenter.stored(row.avatar, 'avatar'),
    pictures: pictures.map(presenter.sedcard),
    memberPictures: (await findMemberPictures(db, actorId, 'own')).map(presenter.memberPicture),
    newPictures: await newPicturesOf(db, actorId, presenter),
  };
}

/** What others read of a profile is asked about before it is kept. @throws Problem word_refused, contact_details */
async function assertSaid(tools: Context, field: string, text: string): Promise<void> {
  assertAllowed(field, text);
  await assertSayable(tools, field, text);
}

/** Changes what is given. Throws `word_refused`, `contact_details` for what nobody may say, and changes nothing then. */
export async function updateProfile(
  tools: Context,
  actorId: number,
  change: ProfileChange,
  presenter: Presenter,
): Promise<StudioProfile> {
  const { db, clock } = tools;
  for (const field of ['headline', 'about', 'moodIn'] as const) {
    for (const [language, text] of Object.entries(change[field] ?? {}))
      await assertSaid(tools, `body.${field}.${language}`, text);
  }
  await assertSaid(tools, 'body.mood', change.mood ?? '');
  const known = change.categories
    ? await db.orm.select({ slug: categories.slug }).from(categories).orderBy(asc(categories.slug))
    : [];
  const { prices, messages, categories: chosen, ...plain } = change;
  const values = {
    ...plain,
    ...moodChange(plain, clock.now()),
    ...(chosen ? { categories: chosen.filter((slug) => known.some((category) => category.slug === slug)) } : {}),
    ...(prices
      ? {
          priceVideo: prices.video,
          priceSingle: prices.single,
          priceSinglec2c: prices.singlec2c,
          priceVoyeur: prices.voyeur,
          priceMulti: prices.multi,
        }
      : {}),
    ...(messages ? { priceMessage: messages.price, freeMessages: messages.free, messagesFrom: messages.from } : {}),
  };
  if (Object.keys(values).length > 0) {
    await db.transaction(async (tx) => {
      await tx.orm.update(actors).set(values).where(eq(actors.id, actorId));
      if (offer.some((field) => change[field] !== undefined)) await tx.emit(offerChanged, { actorId });
    });
  }
  return readProfile(tools, actorId, presenter);
}
