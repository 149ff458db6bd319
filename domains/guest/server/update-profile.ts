import type { z } from 'zod';
import { assertSayable } from '#domains/conversation/server/index.ts';
import { isReservedName } from '#domains/identity/contract/reserved-words.ts';
import type { AccountCaller } from '#kit/contract/access.ts';
import type { RouteParsed } from '#kit/contract/operations.ts';
import type { Texts } from '#kit/contract/problem.ts';
import { Problem } from '#kit/contract/problem.ts';
import { invalidInput, notFound } from '#kit/contract/problems.ts';
import type { Tx } from '#kit/db/db.ts';
import { isUniqueViolation } from '#kit/db/db.ts';
import { reservedPlacesOf } from '#kit/domain/reserved-places.ts';
import type { Call } from '#kit/server/handler.ts';
import { mixesScripts, skeletonOf } from '#kit/text/confusables.ts';
import { guestProfileChanged } from '../contract/messages.ts';
import { nameTaken } from '../contract/problems.ts';
import type { guestProfile, updatePreviewPicture, updateProfile } from '../contract/routes.ts';
import { takenNames } from './extension-points.ts';
import type { Context } from './guest-state.ts';
import { pictureUrl } from './guest-state.ts';
import { changeProfile, displayNameOf, findProfile } from './profiles.ts';
import type { StoredPicture } from './tables.ts';

type Profile = z.output<typeof guestProfile>;

const reserved: Texts = {
  en: 'This name could be taken for us. Please choose another one.',
  de: 'Mit diesem Namen könnte man dich für unser Team halten. Bitte wähle einen anderen.',
  nl: 'Met deze naam lijk je iemand van ons team. Kies een andere.',
  es: 'Con este nombre podrían confundirte con nuestro equipo. Elige otro.',
};
const mixed: Texts = {
  en: 'Please use the letters of one alphabet only.',
  de: 'Bitte nimm nur Buchstaben eines Alphabets.',
  nl: 'Gebruik alleen letters van één alfabet.',
  es: 'Usa solo letras de un mismo alfabeto.',
};
/** Age rating of guests' pictures: everybody may see them. */
const previewRating = 12;

/** The profile as it is in this transaction. */
export async function profileOf(context: Context, tx: Parameters<typeof findProfile>[0], id: number): Promise<Profile> {
  const [account, row] = await Promise.all([context.identity.account(tx, id), findProfile(tx, id)]);
  if (!account) throw new Problem(notFound);
  const { email, emailVerified, language } = account;
  const name = displayNameOf(row?.name, id);
  return { id, name, email, emailVerified, language, previewPictureUrl: pictureUrl(context, row) };
}

/**
 * Changes name and language.
 * @throws Problem name_taken, contact_details and others of {@link assertSayable}, invalid_input for a name that would pass for the platform
 */
export async function changeOwnProfile(
  context: Context,
  { body }: Pick<RouteParsed<typeof updateProfile>, 'body'>,
  { caller }: Call<AccountCaller>,
): Promise<Profile> {
  const { name, language } = body;
  const id = caller.accountId;
  const refused = (kind: typeof invalidInput | typeof nameTaken, message: Texts): Problem =>
    new Problem(kind, { errors: [{ field: 'body.name', message: message[caller.language] }] });
  if (name !== undefined && mixesScripts(name)) throw refused(invalidInput, mixed);
  if (name !== undefined && isReservedName(name, reservedPlacesOf(context.kit))) throw refused(invalidInput, reserved);
  if (name !== undefined) await assertSayable(context.kit, 'body.name', name);
  return context.kit.db
    .transaction(async (tx) => {
      if (name !== undefined) {
        for (const taken of context.kit.extensions.of(takenNames)) {
          if (await taken(tx, skeletonOf(name), id)) throw refused(nameTaken, nameTaken.title);
        }
        await changeProfile(tx, id, { name });
      }
      if (language !== undefined) await context.identity.setLanguage(tx, id, language);
      return told(context, tx, id);
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? refused(nameTaken, nameTaken.title) : error;
    });
}

/** Sets the preview picture. The upload is checked before anything changes; the former picture is deleted. */
export async function changePreviewPicture(
  context: Context,
  { body }: Pick<RouteParsed<typeof updatePreviewPicture>, 'body'>,
  { caller }: Call<AccountCaller>,
): Promise<Profile> {
  const id = caller.accountId;
  return context.media.store(
    { ownerId: id, kind: 'avatar', ageRating: previewRating, upload: body },
    async (tx, facts) => replacePicture(context, tx, id, { id: facts.id, ageRating: previewRating }),
  );
}

/** Removes the preview picture; without one nothing changes. */
export async function removeOwnPicture(context: Context, { caller }: Call<AccountCaller>): Promise<Profile> {
  return context.kit.db.transaction((tx) => replacePicture(context, tx, caller.accountId, null));
}

async function replacePicture(context: Context, tx: Tx, id: number, picture: StoredPicture | null): Promise<Profile> {
  const former = (await findProfile(tx, id))?.picture ?? null;
  await changeProfile(tx, id, { picture });
  if (former) await context.media.delete(tx, former.id);
  return told(context, tx, id);
}

async function told(context: Context, tx: Tx, id: number): Promise<Profile> {
  const profile = await profileOf(context, tx, id);
  const { name, previewPictureUrl, language } = profile;
  tx.afterCommit(() => {
    context.kit.realtime.publish(`guest:${id}`, guestProfileChanged, { name, previewPictureUrl, language });
  });
  return profile;
}
