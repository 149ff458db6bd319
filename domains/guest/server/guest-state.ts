import type { AccountFacts, Identity } from '#domains/identity/server/index.ts';
import type { Legal } from '#domains/legal/server/index.ts';
import type { Media } from '#domains/media/server/index.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Call } from '#kit/server/handler.ts';
import type { Kit } from '#kit/server/kit.ts';
import { defaultNotificationSettings, defaultPreferences } from '../contract/default-preferences.ts';
import type { GuestState } from '../contract/guest-state.ts';
import { noticeCookie } from '../contract/legal.ts';
import type { ComposedState } from './collect-state.ts';
import { collectState } from './collect-state.ts';
import type { ProfileRow } from './profiles.ts';
import { displayNameOf, findProfile } from './profiles.ts';

export interface Context {
  readonly kit: Kit;
  readonly identity: Identity;
  readonly legal: Legal;
  readonly media: Media;
  /** The fields of all domains; known when all are made. */
  readonly state: () => ComposedState;
}

/** Width of the preview picture in pixels. */
const previewWidth = 240;

export const pictureUrl = ({ media }: Pick<Context, 'media'>, row: ProfileRow | null): string | null =>
  row?.picture ? media.url({ ...row.picture, kind: 'preview' }, previewWidth) : null;

/** The whole state of the caller: the domains' parts over the defaults. */
export async function guestStateOf(context: Context, executor: Executor, call: Call): Promise<GuestState> {
  const [own, others] = await Promise.all([
    ownStateOf(context, executor, call),
    collectState(context.kit.extensions, call.caller, executor),
  ]);
  return { ...context.state().defaults, ...own, ...others };
}

/** What identity and guest know of the caller. */
export async function ownStateOf(context: Context, executor: Executor, call: Call): Promise<Partial<GuestState>> {
  const { accountId, country } = call.caller;
  const own = accountId === null ? anonymous(context, executor, call) : loggedIn(context, executor, accountId);
  return { geoLocation: country === null ? null : { country, zipCode: null, lat: null, long: null }, ...(await own) };
}

async function anonymous(
  { legal }: Context,
  executor: Executor,
  { caller, cookies }: Call,
): Promise<Partial<GuestState>> {
  const { subjectId: id, language } = caller;
  const newLegalTexts = await legal.textsNewTo(executor, cookies.get(noticeCookie));
  const showDataProtection = newLegalTexts.length > 0;
  return { id, language, name: displayNameOf(null, id), showDataProtection, newLegalTexts };
}

/** The texts a member is shown the notice about: they ask, and began to apply after the member signed up or accepted them. */
export function newTextsOf(
  { legal }: Pick<Context, 'legal'>,
  executor: Executor,
  { id: accountId, createdAt }: Pick<AccountFacts, 'id' | 'createdAt'>,
  row: ProfileRow | null,
): Promise<GuestState['newLegalTexts']> {
  const since = (accepted: Date | null | undefined) => (accepted && accepted > createdAt ? accepted : createdAt);
  const accepted = { TOS: since(row?.termsAcceptedAt), PP: since(row?.dataProtectionAcceptedAt) };
  return legal.textsToAccept(executor, { accountId, since: accepted });
}

async function loggedIn(context: Context, executor: Executor, accountId: number): Promise<Partial<GuestState>> {
  const [account, row] = await Promise.all([
    context.identity.account(executor, accountId),
    findProfile(executor, accountId),
  ]);
  if (!account) return {};
  const { email, emailVerified, roles, language } = account;
  const newLegalTexts = await newTextsOf(context, executor, account, row);
  return {
    id: accountId,
    isLoggedIn: true,
    email,
    emailVerified,
    roles: [...roles],
    language,
    name: displayNameOf(row?.name, accountId),
    isLocked: row?.isLocked ?? false,
    isRestricted: row?.isRestricted ?? false,
    restrictionLevel: row?.restrictionLevel ?? 0,
    isBlockedForComments: row?.isBlockedForComments ?? false,
    showDataProtection: newLegalTexts.length > 0,
    newLegalTexts,
    previewPictureUrl: pictureUrl(context, row),
    signupOrigin: row?.signupOrigin ?? null,
    preferences: { ...defaultPreferences, ...row?.preferences },
    notificationSettings: { ...defaultNotificationSettings, ...row?.notificationSettings },
  };
}
