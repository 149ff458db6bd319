/** What a placeholder may be filled with. */
export type MessageValue = string | number | Date;

type Name<S extends string> = S extends `${infer Head},${string}` ? Trim<Head> : Trim<S>;
type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;

/** Names of a flat ICU message: `{minutes}` and `{price, number}`. */
type FlatNames<S extends string> = S extends `${string}{${infer Inner}}${infer Rest}`
  ? Name<Inner> | FlatNames<Rest>
  : never;

/** Names before `, plural`, `, select` and `, selectordinal`; the branches themselves are not looked into. */
type ChoiceNames<S extends string> = S extends `${string}{${infer After}`
  ? ChoiceName<After> | ChoiceNames<After>
  : never;

type ChoiceName<S extends string> = S extends `${infer Head},${infer Kind},${string}`
  ? Head extends `${string}${'{' | '}'}${string}`
    ? never
    : Trim<Kind> extends 'plural' | 'select' | 'selectordinal'
      ? Trim<Head>
      : never
  : never;

type IsChoice<S extends string> = S extends `${string}, ${'plural' | 'select' | 'selectordinal'},${string}`
  ? true
  : false;

/**
 * The values an ICU message needs, read from its text: a flat message needs exactly its placeholders, a message with
 * plural or select branches needs at least the deciding ones.
 */
export type ValuesOf<S extends string> = string extends S
  ? Record<string, MessageValue>
  : IsChoice<S> extends true
    ? Record<ChoiceNames<S>, MessageValue> & Record<string, MessageValue>
    : Record<FlatNames<S>, MessageValue>;

/** The further arguments of `t`: none when the message has no placeholder. */
export type ValueArguments<S extends string> = string extends S
  ? [values?: Record<string, MessageValue>]
  : S extends `${string}{${string}`
    ? [values: ValuesOf<S>]
    : [];
