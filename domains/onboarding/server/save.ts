import { and, eq, gt, ne } from 'drizzle-orm';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { assertSayable } from '#domains/conversation/server/index.ts';
import type { StudioProfile } from '#domains/performers/contract/studio.ts';
import { assertAllowed } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Tx } from '#kit/db/db.ts';
import { ageOn } from '#kit/i18n/age.ts';
import { dayOf } from '#kit/i18n/days.ts';
import type { Call } from '#kit/server/handler.ts';
import { skeletonOf } from '#kit/text/confusables.ts';
import type { ApplicationView, OwnStepName } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './context.ts';
import { refuseMinor } from './decide.ts';
import { compareAgain } from './identity/take.ts';
import type { ApplicationRow } from './rows.ts';
import { lockApplication, markDone } from './rows.ts';
import { assertOpen, stepsOf } from './steps.ts';
import { applications, keptNames } from './tables.ts';
import { factsOf, viewOf } from './view.ts';

/** The application with its step held open. @throws Problem joining_closed, joining_underage */
async function open(ctx: Context, tx: Tx, accountId: number, step: OwnStepName) {
  const row = await lockApplication(tx, accountId, ctx.kit.clock.now());
  const { facts } = await factsOf(ctx, tx, row);
  assertOpen(row, await stepsOf(ctx, tx, facts), step);
  return { row, facts };
}

/** Writes a step that stands in the application itself. */
async function write(
  ctx: Context,
  accountId: number,
  step: OwnStepName,
  values: (row: ApplicationRow, tx: Tx) => Promise<Partial<ApplicationRow>>,
): Promise<ApplicationView> {
  await ctx.kit.db.transaction(async (tx) => {
    const { row } = await open(ctx, tx, accountId, step);
    const change = await values(row, tx);
    await tx.orm.update(applications).set(change).where(eq(applications.accountId, accountId));
    await markDone(tx, accountId, step, ctx.kit.clock.now());
  });
  return viewOf(ctx, accountId);
}

/** A step whose content is the performer's: it is asked first, and noted when it is kept. */
async function through(
  ctx: Context,
  accountId: number,
  step: OwnStepName,
  keep: () => Promise<unknown>,
): Promise<ApplicationView> {
  const { db, clock } = ctx.kit;
  await db.transaction(async (tx) => {
    const { facts } = await open(ctx, tx, accountId, step);
    if (facts.profile === null) throw new Problem(contract.stageMissing);
  });
  await keep();
  await db.transaction((tx) => markDone(tx, accountId, step, clock.now()));
  return viewOf(ctx, accountId);
}

export const saveContact = (ctx: Context, accountId: number, { phone }: { phone: string }): Promise<ApplicationView> =>
  write(ctx, accountId, 'contact', async (_, tx) => {
    const number = parsePhoneNumberFromString(phone, { extract: false });
    if (!number?.isValid())
      throw new Problem(contract.phoneInvalid, {
        field: 'body.phone',
      });
    const account = await ctx.identity.account(tx, accountId);
    if (!account?.emailVerified) throw new Problem(contract.emailUnproven);
    return { phone: number.number };
  });

/** Keeps name and birth date; who is not 18 today is refused for good, and stays so. */
export async function savePerson(
  ctx: Context,
  accountId: number,
  person: { firstName: string; lastName: string; birthDate: string },
): Promise<ApplicationView> {
  const { db, clock } = ctx.kit;
  const today = dayOf(clock.now());
  const age = ageOn(person.birthDate, today);
  if (age === null || age > 100)
    throw new Problem(contract.birthDateInvalid, {
      field: 'body.birthDate',
    });
  const isRefused = await db.transaction(async (tx) => {
    const { row } = await open(ctx, tx, accountId, 'person');
    if (age < 18) {
      await refuseMinor(ctx, tx, row);
      return true;
    }
    await tx.orm.update(applications).set(person).where(eq(applications.accountId, accountId));
    await ctx.performers.setFacts(tx, accountId, { birthDate: person.birthDate });
    await markDone(tx, accountId, 'person', clock.now());
    await compareAgain(ctx, tx, accountId);
    return false;
  });
  if (isRefused) throw new Problem(contract.refusedUnderage);
  return viewOf(ctx, accountId);
}

export const saveAddress = (
  ctx: Context,
  accountId: number,
  address: { street: string; postcode: string; town: string; country: string },
): Promise<ApplicationView> =>
  write(ctx, accountId, 'address', async (row, tx) => {
    // Which country a profile names is shown to guests: after acceptance it is the performer's own to change.
    if (row.state !== 'accepted') await ctx.performers.setFacts(tx, accountId, { country: address.country });
    return address;
  });

/** Takes a stage name, or changes it. @throws Problem stage_name_refused, joining_name_kept, word_refused, contact_details */
export async function saveStage(
  ctx: Context,
  accountId: number,
  { name, gender, genderType }: { name: string; gender: string; genderType: string },
): Promise<ApplicationView> {
  const { db, clock } = ctx.kit;
  assertAllowed('body.name', name);
  await assertSayable(ctx.kit, 'body.name', name);
  await db.transaction(async (tx) => {
    const { row, facts } = await open(ctx, tx, accountId, 'stage');
    const { birthDate, country } = row;
    if (birthDate === null || country === null) throw new Problem(contract.personMissing);
    await assertFree(ctx, tx, accountId, name);
    const account = await ctx.identity.account(tx, accountId);
    if (facts.profile === null)
      await ctx.performers.create(
        tx,
        newActor(accountId, clock.now(), {
          name,
          gender,
          genderType,
          birthDate,
          country,
          languages: [account?.language ?? 'en'],
        }),
      );
    else {
      await ctx.performers.rename(tx, accountId, name);
      await ctx.performers.setFacts(tx, accountId, { gender, genderType });
      if (facts.profile.name !== name && row.acceptedAt !== null) {
        await keepName(ctx, tx, accountId, facts.profile.name);
        await ctx.consent.addAlias(tx, accountId, name);
      }
    }
    await markDone(tx, accountId, 'stage', clock.now());
  });
  return viewOf(ctx, accountId);
}

const noWords = { de: '', en: '', nl: '', es: '' };
const newActor = (
  id: number,
  now: number,
  person: { name: string; gender: string; genderType: string; birthDate: string; country: string; languages: string[] },
) => ({
  ...{ id, ...person, categories: [], headline: noWords, about: noWords, schedule: [] },
  createdAt: new Date(now),
});

/** @throws Problem joining_name_kept where somebody who left still has it */
async function assertFree(ctx: Context, tx: Tx, accountId: number, name: string): Promise<void> {
  const [kept] = await tx.orm
    .select({ name: keptNames.name })
    .from(keptNames)
    .where(
      and(
        eq(keptNames.skeleton, skeletonOf(name)),
        ne(keptNames.accountId, accountId),
        gt(keptNames.until, new Date(ctx.kit.clock.now())),
      ),
    );
  if (kept)
    throw new Problem(contract.stageNameKept, {
      data: { name },
      field: 'body.name',
    });
}

/** Keeps a name for whoever had it. */
export async function keepName(ctx: Pick<Context, 'kit'>, tx: Tx, accountId: number, name: string): Promise<void> {
  const until = new Date(ctx.kit.clock.now() + contract.nameKeptDays * 24 * 3_600_000);
  await tx.orm
    .insert(keptNames)
    .values({ skeleton: skeletonOf(name), name, accountId, until })
    .onConflictDoUpdate({ target: keptNames.skeleton, set: { name, accountId, until } });
}

export function saveProfile(
  ctx: Context,
  accountId: number,
  profile: Pick<StudioProfile, 'headline' | 'about' | 'languages' | 'categories'>,
): Promise<ApplicationView> {
  const isSaid = (words: Record<string, string>): boolean => Object.values(words).some((text) => text !== '');
  if (!isSaid(profile.headline) || !isSaid(profile.about)) throw new Problem(contract.profileMissing);
  return through(ctx, accountId, 'profile', () => ctx.performers.changeProfile(accountId, profile));
}

export const addPicture = (
  ctx: Context,
  accountId: number,
  kind: 'avatar' | 'sedcard',
  upload: Blob,
  call: Call,
): Promise<ApplicationView> =>
  through(ctx, accountId, 'pictures', () => ctx.performers.addPicture(accountId, kind, upload, call));

export const removePicture = (ctx: Context, accountId: number, pictureId: string): Promise<ApplicationView> =>
  through(ctx, accountId, 'pictures', () => ctx.performers.removePicture(accountId, pictureId));

export function savePrices(
  ctx: Context,
  accountId: number,
  { prices }: Pick<StudioProfile, 'prices'>,
): Promise<ApplicationView> {
  if (prices.video === null && prices.multi === null)
    throw new Problem(contract.priceMissing, {
      field: 'body.prices.video',
    });
  return through(ctx, accountId, 'prices', () => ctx.performers.changeProfile(accountId, { prices }));
}

export const saveCountries = (
  ctx: Context,
  accountId: number,
  countries: Pick<StudioProfile, 'bannedCountryCodes'>,
): Promise<ApplicationView> =>
  through(ctx, accountId, 'countries', () => ctx.performers.changeProfile(accountId, countries));
