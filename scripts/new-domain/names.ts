/** The forms of a domain's name. */
export interface Names {
  /** Folder, page ids, addresses: `gift-cards`. */
  readonly kebab: string;
  /** Values: `giftCards`. */
  readonly camel: string;
  /** Types: `GiftCards`. */
  readonly Pascal: string;
  /** Schema of the database, problem codes: `gift_cards`. */
  readonly snake: string;
  /** Variables of the environment: `GIFT_CARDS`. */
  readonly SNAKE: string;
  /** What names are compared by: `giftcards`. */
  readonly letters: string;
  /** Words for people: `Gift cards`. */
  readonly Title: string;
}

/** Reads a name given on the command line. @throws a sentence that says what a name looks like */
export function namesOf(given: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(given) || given.length > 40) {
    throw new Error(`A domain is called by lower-case words joined by hyphens, such as gift-cards; not "${given}".`);
  }
  const camel = given.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  return {
    kebab: given,
    camel,
    Pascal: upper(camel),
    snake: given.replaceAll('-', '_'),
    SNAKE: given.replaceAll('-', '_').toUpperCase(),
    letters: given.replace(/[^a-z]/g, ''),
    Title: upper(given.replaceAll('-', ' ')),
  };
}

/** A template with its `@kebab@`, `@camel@`, `@Pascal@`, `@snake@`, `@SNAKE@`, `@letters@` and `@Title@` filled in. */
export function fillIn(template: string, names: Names): string {
  return template.replace(/@(kebab|camel|Pascal|snake|SNAKE|letters|Title)@/g, (_, form: keyof Names) => names[form]);
}
