import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { signedUp } from '#domains/identity/contract/events.ts';
import { identityDomain } from '#domains/identity/server/index.ts';
import { legalDomain } from '#domains/legal/server/index.ts';
import { mediaDomain } from '#domains/media/server/index.ts';
import type { Executor, Tx } from '#kit/db/db.ts';
import { defineDomain } from '#kit/domain/domain.ts';
import { extend } from '#kit/domain/extensions.ts';
import { overviewFigures } from '#kit/domain/overview.ts';
import type { PaletteSource } from '#kit/domain/palette.ts';
import { paletteSources } from '#kit/domain/palette.ts';
import { peopleFinders } from '#kit/domain/people.ts';
import { beginOfDay, dayOf } from '#kit/i18n/days.ts';
import { personalData } from '#kit/personal-data/personal-data.ts';
import { loadsFacetsOf } from '#kit/server/facets.ts';
import type { Call } from '#kit/server/handler.ts';
import { declare, handle, on, resolve } from '#kit/server/handler.ts';
import type { DomainServer, Kit } from '#kit/server/kit.ts';
import { defaultPreferences } from '../contract/default-preferences.ts';
import { guestLockedEvent, guestRestrictedEvent, guestUnlockedEvent } from '../contract/events.ts';
import { guestGraph } from '../contract/graph.ts';
import type { GuestState } from '../contract/guest-state.ts';
import * as messages from '../contract/messages.ts';
import type { GuestPreferences, NotificationSettings } from '../contract/preferences.ts';
import * as routes from '../contract/routes.ts';
import { acceptLegalTexts } from './accept-legal-texts.ts';
import type { ComposedState } from './collect-state.ts';
import { composeState } from './collect-state.ts';
import { guestStateParts } from './extension-points.ts';
import { stateFacets } from './graph.ts';
import type { Context } from './guest-state.ts';
import { guestStateOf, ownStateOf } from './guest-state.ts';
import { guestsInPalette, guestsNamed, officeHandlers } from './office.ts';
import { guestData } from './personal-data.ts';
import {
  changeProfile,
  displayNameOf,
  fillMissingNameSkeletons,
  findProfile,
  hiddenAmong,
  idNamed,
  restrictedAmong,
} from './profiles.ts';
import type { SettingsChange } from './save-preferences.ts';
import { notificationSettingsOf, setNotificationSettings, setPreferences } from './save-preferences.ts';
import { guestSettings } from './settings.ts';
import { profiles } from './tables.ts';
import { changeOwnProfile, changePreviewPicture, profileOf, removeOwnPicture } from './update-profile.ts';

export { giftGranting, guestSpending, guestStatePart, takenNames } from './extension-points.ts';

/** What an operator or a rule decided about a guest. */
export interface GuestRestrictions {
  readonly isLocked: boolean;
  readonly isRestricted: boolean;
  readonly restrictionLevel: number;
  readonly isBlockedForComments: boolean;
}

/** The guest's profile, preferences and page configuration. */
export interface Guest extends DomainServer {
  /** The name others see: the chosen one, else `Guest` and the number. */
  nameOf(executor: Executor, guestId: number): Promise<string>;
  namesOf(executor: Executor, guestIds: readonly number[]): Promise<Map<number, string>>;
  /** Who has chosen a name, however it is spelled; null: nobody. */
  idNamed(executor: Executor, name: string): Promise<number | null>;
  /** Gives an account a name without a person at the keyboard (seeds). Throws a unique violation when it is taken. */
  setName(tx: Tx, accountId: number, name: string): Promise<void>;
  /** Everything the site knows about whoever makes this call. */
  stateOf(executor: Executor, call: Call): Promise<GuestState>;
  /** Who of some guests does not want to be seen online. */
  hiddenAmong(executor: Executor, guestIds: readonly number[]): Promise<number[]>;
  /** Who of some guests is locked or restricted. */
  restrictedAmong(executor: Executor, guestIds: readonly number[]): Promise<number[]>;
  preferencesOf(executor: Executor, accountId: number): Promise<GuestPreferences>;
  /** Changes preferences, as the guest does on the profile; open pages know at once. Answers all of them. */
  setPreferences(accountId: number, change: Partial<GuestPreferences>): Promise<GuestPreferences>;
  /** What some guests have said about being told things, and by which ways; who said nothing is left out. */
  notificationSettingsOf(
    executor: Executor,
    accountIds: readonly number[],
  ): Promise<Map<number, Partial<NotificationSettings>>>;
  /** Changes what a guest has said about being told things; open pages know at once. Answers all of it. */
  setNotificationSettings(tx: Tx, accountId: number, change: SettingsChange): Promise<NotificationSettings>;
  /** The guest state as facets of the guest. */
  facets(): ReturnType<typeof stateFacets>;
  /** How many signed up since an instant, in ms since the epoch. */
  signedUpSince(executor: Executor, since: number): Promise<number>;
  /** Guests an operator may mean by what was typed, the newest first. */
  inPalette: PaletteSource['find'];
  standing(executor: Executor, accountId: number): Promise<GuestRestrictions>;
  /** Locks or restricts an account, or lifts that; its open pages know at once. A lock ends its sessions. */
  setStanding(tx: Tx, accountId: number, standing: Partial<GuestRestrictions>): Promise<void>;
}

export const guestTables = { name: 'guest', folder: new URL('./migrations', import.meta.url) } as const;
const goodStanding: GuestRestrictions = {
  isLocked: false,
  isRestricted: false,
  restrictionLevel: 0,
  isBlockedForComments: false,
};
/** Spec 1 §9: 0.5 coins. */
const minimumChatBalance = 50;

/** A brand needs its profile and its host; one without the other is none. */
const modalsOf = ({ config }: Kit) => {
  const { PARTNER_BRAND_ACTOR: profile, PARTNER_BRAND_HOST: host, SPANISH_AGE_CHECK } = config.of(guestSettings);
  return { partnerBrand: profile && host ? { profile, host } : null, isSpanishAgeCheck: SPANISH_AGE_CHECK };
};

/** The guest domain on this kit. */
export function createGuest(kit: Kit, deps: Pick<Context, 'identity' | 'legal' | 'media'>): Guest {
  let composed: ComposedState | undefined;
  const state = (): ComposedState => {
    composed ??= composeState(kit.extensions);
    return composed;
  };
  const context: Context = { kit, ...deps, state };
  const pageConfiguration = {
    ...routes.getPageConfiguration,
    response: routes.pageConfiguration.extend({ guest: z.lazy(() => state().schema) }),
  };

  const setStanding: Guest['setStanding'] = async (tx, id, changes) => {
    const standing = standingOf(await changeProfile(tx, id, changes));
    tx.afterCommit(() => kit.realtime.publish(`guest:${id}`, messages.guestLocked, standing));
    if (changes.restrictionLevel !== undefined)
      await tx.emit(guestRestrictedEvent, { guestId: id, level: changes.restrictionLevel });
    if (changes.isLocked === false) await tx.emit(guestUnlockedEvent, { guestId: id });
    if (!changes.isLocked) return;
    await tx.emit(guestLockedEvent, { guestId: id });
    // Who logs in again finds the account locked; what was open in its name does nothing any more.
    await deps.identity.endSessions(tx, id, 'locked');
  };

  return {
    name: 'guest',
    migrations: guestTables,
    handlers: [
      handle(pageConfiguration, async (_, call) => ({
        guest: await guestStateOf(context, kit.db, call),
        minimumChatBalance,
        modals: modalsOf(kit),
      })),
      handle(routes.getProfile, (_, { caller }) => profileOf(context, kit.db, caller.accountId)),
      handle(routes.updateProfile, (input, call) => changeOwnProfile(context, input, call)),
      handle(routes.updatePreviewPicture, (input, call) => changePreviewPicture(context, input, call)),
      handle(routes.removePreviewPicture, (_, call) => removeOwnPicture(context, call)),
      handle(routes.savePreferences, async ({ body: { data } }, { caller: { accountId } }) => {
        const { notificationSettings: ways = {}, ...change } = data;
        return {
          success: true as const,
          preferences: await setPreferences(context, accountId, change),
          notificationSettings: await kit.db.transaction((tx) => setNotificationSettings(context, tx, accountId, ways)),
        };
      }),
      handle(routes.getNotificationsSettings, async (_, call) => {
        const { notificationSettings } = await guestStateOf(context, kit.db, call);
        return notificationSettings;
      }),
      handle(routes.closeDataProtection, ({ body }, call) =>
        acceptLegalTexts(context, { accepted: body.accepted, terms: false }, call),
      ),
      handle(routes.closeAgbAndDataProtection, ({ body }, call) =>
        acceptLegalTexts(context, { accepted: body.accepted, terms: true }, call),
      ),
      on(signedUp, 'guest.keep-signup-origin', async ({ accountId, origin }, tx) => {
        if (origin) await changeProfile(tx, accountId, { signupOrigin: origin });
      }),
      ...officeHandlers(context, setStanding),
      resolve(guestGraph, async (_, { caller }) => ({ id: caller.subjectId })),
      ...declare([...Object.values(messages), guestLockedEvent, guestRestrictedEvent, guestUnlockedEvent]),
    ],
    async start() {
      // A field that two declare stops the start.
      state();
      await fillMissingNameSkeletons(kit.db);
    },
    stateOf: (executor, call) => guestStateOf(context, executor, call),
    facets: () =>
      stateFacets(kit.extensions.of(guestStateParts), (call, executor) => ownStateOf(context, executor, call), kit.db),
    nameOf: async (executor, id) => displayNameOf((await findProfile(executor, id))?.name, id),
    async namesOf(executor, ids) {
      const rows = ids.length === 0 ? [] : await named(executor, ids);
      const chosen = new Map(rows.map(({ id, name }) => [id, name]));
      return new Map(ids.map((id) => [id, displayNameOf(chosen.get(id), id)]));
    },
    idNamed,
    async setName(tx, id, name) {
      await changeProfile(tx, id, { name });
    },
    hiddenAmong: (executor, ids) => hiddenAmong(executor, ids),
    restrictedAmong,
    preferencesOf: async (executor, id) => ({
      ...defaultPreferences,
      ...(await findProfile(executor, id))?.preferences,
    }),
    setPreferences: (accountId, change) => setPreferences(context, accountId, change),
    notificationSettingsOf,
    setNotificationSettings: (tx, accountId, change) => setNotificationSettings(context, tx, accountId, change),
    signedUpSince: (executor, since) => deps.identity.guestsSince(executor, since),
    inPalette: (executor, typed, limit) => guestsInPalette(context, executor, typed, limit),
    standing: async (executor, id) => standingOf(await findProfile(executor, id)),
    setStanding,
  };
}

const named = (executor: Executor, ids: readonly number[]) =>
  executor.orm
    .select({ id: profiles.accountId, name: profiles.name })
    .from(profiles)
    .where(inArray(profiles.accountId, [...ids]));

const standingOf = (row: GuestRestrictions | null): GuestRestrictions => {
  const { isLocked, isRestricted, restrictionLevel, isBlockedForComments } = row ?? goodStanding;
  return { isLocked, isRestricted, restrictionLevel, isBlockedForComments };
};

/** The guest domain, as the application lists it. */
export const guestDomain = defineDomain({
  name: 'guest',
  uses: { identity: identityDomain, media: mediaDomain, legal: legalDomain },
  settings: guestSettings,
  create: createGuest,
  declares: [extend(personalData, guestData)],
  contributes: (guest, { clock }) => [
    loadsFacetsOf(() => guest.facets()),
    extend(peopleFinders, guestsNamed),
    extend(overviewFigures, {
      label: 'guest.office.overview.guests',
      desks: ['support', 'moderation'],
      order: 2,
      of: 'today',
      page: 'guest.officeGuests',
      read: async (executor) => ({ value: await guest.signedUpSince(executor, beginOfDay(dayOf(clock.now()))) }),
    }),
    extend(paletteSources, {
      label: 'guest.office.guests.title',
      desks: ['support', 'moderation'],
      icon: 'person',
      order: 10,
      can: [
        { label: 'guest.office.lock', words: 'guest.office.lockWords' },
        { label: 'guest.office.unlock', words: 'guest.office.unlockWords' },
        { label: 'guest.office.restrict', words: 'guest.office.restrictWords' },
      ],
      find: guest.inPalette,
    }),
  ],
});
