import type { Language } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import { ownValue } from '#kit/records/own-value.ts';
import type { NoticeFacts } from '../contract/facts.ts';
import type { BroughtBarType, NoticeTone } from '../contract/status-bars.ts';
import { ownBarTypes } from '../contract/status-bars.ts';

/** One thing to tell a guest. */
export interface Told {
  /** Which one of its type, at most 80 characters: to dismiss this one does not hide the next. */
  readonly key: string;
  /** Epoch ms: since when it holds. */
  readonly at?: number;
  /** The page that the button opens. */
  readonly href?: string;
  /** What stands in the braces of its words. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A kind of status bar that a domain brings. */
export interface StatusBarKind {
  /** Declared in `StatusBarTypes`. */
  readonly type: BroughtBarType;
  /** The highest is the one that is shown; those of notices itself are in `statusBarRules`. */
  readonly priority: number;
  readonly tone: NoticeTone;
  /** Its words, where values may stand in braces; `button` is what a press on the way to its page is called. */
  readonly title: Texts;
  readonly text?: Texts;
  readonly button?: Texts;
  /** Pages, by id, that say it themselves: there it waits in the menu. */
  readonly saidOn?: readonly string[];
  /** What there is to tell an account now. Asked with every page of a guest: one quick statement. */
  find(executor: Executor, accountId: number, language: Language): Promise<readonly Told[]>;
  /** Takes one away for good. Without it the bar stays as long as it holds. */
  dismiss?(accountId: number, key: string): Promise<void>;
}

/** The kinds of bars that other domains bring. Who changes what they follow from says so with `changed`. */
export const statusBars = extensionPoint<StatusBarKind>('notices.statusBars');

/** @throws Error when two domains bring the same type, or one that notices tells by itself */
export function assertKinds(extensions: Extensions): void {
  const types: readonly string[] = [...ownBarTypes, ...extensions.of(statusBars).map(({ type }) => type)];
  const twice = types.find((type, index) => types.indexOf(type) !== index);
  if (twice !== undefined) throw new Error(`Two domains bring the status bar ${twice}.`);
}

/** What the domains have to tell an account, in its language. */
export async function toldBars(
  extensions: Extensions,
  executor: Executor,
  accountId: number,
  language: Language,
): Promise<NoticeFacts['told']> {
  const told = await Promise.all(
    extensions.of(statusBars).map(async (kind) =>
      (await kind.find(executor, accountId, language)).map(({ key, at, href = null, values = {} }) => {
        const say = (words: Texts | undefined): string | null =>
          words?.[language].replace(/\{(\w+)\}/g, (slot, name: string) => ownValue(values, name) ?? slot) ?? null;
        return {
          type: kind.type,
          key,
          priority: kind.priority,
          tone: kind.tone,
          isDismissible: kind.dismiss !== undefined,
          saidOn: [...(kind.saidOn ?? [])],
          at: at === undefined ? null : new Date(at).toISOString(),
          href,
          title: say(kind.title) ?? '',
          text: say(kind.text),
          button: say(kind.button),
        };
      }),
    ),
  );
  return told.flat();
}
