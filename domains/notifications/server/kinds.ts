import type { Role } from '#kit/contract/access.ts';
import type { Texts } from '#kit/contract/problem.ts';
import type { Executor } from '#kit/db/db.ts';
import type { Extensions } from '#kit/domain/extensions.ts';
import { extensionPoint } from '#kit/domain/extensions.ts';
import type { Language } from '#kit/i18n/language.ts';
import { languages } from '#kit/i18n/language.ts';
import type { NamesIn } from '#kit/outbox/kinds.ts';
import { assertSameValues, filledWith, valuesIn } from '#kit/outbox/kinds.ts';
import type { NotificationChannel } from '../contract/index.ts';

/** A notification in one language; a name in braces, such as `{name}`, stands for a value. */
export interface NotificationWords {
  readonly title: string;
  readonly text: string;
}

type WordsByLanguage = Readonly<Record<Language, NotificationWords>>;

/** What stands in the braces of a notification. */
export type NotificationData = Readonly<Record<string, string | number>>;

declare const valueNames: unique symbol;

/** A kind of thing guests are told, declared by the domain whose fact it is. `Value` are the names of what its words need. */
export interface NotificationKind<Value extends string = never> {
  /** The domain and the occasion, `favourites.isLive`. */
  readonly name: string;
  /** Its number on the wire (spec 2 §3); `hiddenOnPhone` lists those that phones leave out. */
  readonly type: number;
  /** What it is called among the preferences. */
  readonly label: Texts;
  readonly hint: Texts;
  /** What is said on the site, where nobody else looks. */
  readonly words: WordsByLanguage;
  /** What is said outside of it by default: nobody's name, and no word that tells what the site is. Needs no values. */
  readonly discreet: WordsByLanguage;
  /** The channels that carry it to a guest who has switched the channel on and said nothing about the kind. */
  readonly channels: readonly NotificationChannel[];
  /** At most one about a performer in so many minutes, until the guest says otherwise; absent: it is about nobody. */
  readonly everyMinutes?: number;
  readonly [valueNames]?: (value: Value) => void;
}

type TextsOf<Words extends WordsByLanguage> = Words[Language]['title'] | Words[Language]['text'];

/**
 * Declares a kind of notification. Its domain adds it to {@link notificationKinds}.
 * @throws Error when the languages do not need the same values, or discreet words need any
 */
export function defineNotification<const Words extends WordsByLanguage>(
  kind: Pick<NotificationKind, Exclude<keyof NotificationKind, 'words' | typeof valueNames>> & {
    readonly words: Words;
  },
): NotificationKind<NamesIn<TextsOf<Words>>> {
  const textsOf = ({ title, text }: NotificationWords) => [title, text];
  assertSameValues('notification', kind.name, (language) => textsOf(kind.words[language]));
  if (languages.some((language) => valuesIn(textsOf(kind.discreet[language])).length > 0)) {
    throw new Error(`The discreet words of ${kind.name} name something.`);
  }
  return kind;
}

/** The kinds of notifications that domains send. */
export const notificationKinds = extensionPoint<NotificationKind>('notifications.kinds');

/** Whom some kinds are for, where they are not for everybody: nobody else is asked about them among the preferences. */
export interface KindAudience {
  /** Names of kinds. */
  readonly kinds: readonly string[];
  isOf(executor: Executor, who: { readonly guestId: number; readonly roles: readonly Role[] }): Promise<boolean>;
}

/** Audiences of kinds; a kind that none names is for everybody, and one that several name is for each of theirs. */
export const kindAudiences = extensionPoint<KindAudience>('notifications.kindAudiences');

/** The kinds of a process by their number. @throws Error when two have the same number or name */
export function kindsByType(extensions: Extensions): ReadonlyMap<number, NotificationKind> {
  const all = [...extensions.of(notificationKinds)].sort((a, b) => a.type - b.type);
  const twice = all.find(({ type, name }) => all.filter((one) => one.type === type || one.name === name).length > 1);
  if (twice) throw new Error(`Two kinds of notifications have the number ${twice.type} or the name ${twice.name}.`);
  return new Map(all.map((kind) => [kind.type, kind]));
}

/** Words of a kind in a language, with the values in their places as they are given. */
export function saidOf(words: WordsByLanguage, language: Language, data: NotificationData): NotificationWords {
  const { title, text } = words[language];
  return { title: filledWith(title, data), text: filledWith(text, data) };
}
