import { assertAllowed } from '#domains/performers/server/index.ts';
import { Problem } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import { visiblePattern } from '#kit/text/visible.ts';
import type { MessageTexts } from '../../contract/index.ts';
import { filledIn, messengerLimits, textFor, writeFirst } from '../../contract/index.ts';
import { assertNoContactDetails } from '../contact-words.ts';
import type { Context } from '../deps.ts';

/** @throws Problem write_first without any words, contact_details, invalid_input for refused words */
export async function assertSendable(
  ctx: Pick<Context, 'kit'>,
  texts: Partial<MessageTexts>,
  { mayBeEmpty = false } = {},
): Promise<void> {
  const written = Object.entries(texts).filter(([, text]) => visiblePattern.test(text));
  if (written.length === 0 && !mayBeEmpty) throw new Problem(writeFirst);
  for (const [language, text] of written) {
    assertAllowed(`body.texts.${language}`, text);
    await assertNoContactDetails(ctx, `body.texts.${language}`, text);
  }
}

/** The words a guest reads, in their language and with their name. Empty where nothing is written; null: the account is gone. */
export async function wordsFor(
  { identity, guest }: Context,
  executor: Executor,
  texts: MessageTexts,
  guestId: number,
): Promise<string | null> {
  const account = await identity.account(executor, guestId);
  const text = account && textFor(texts, account.language);
  if (!text) return account ? '' : null;
  return filledIn(text, await guest.nameOf(executor, guestId)).slice(0, messengerLimits.textLength);
}
