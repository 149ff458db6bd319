/** What a page is told of its reader (whoever looks at it), by name; each is a plain record. */
export type ReaderFacts = Readonly<Record<string, object | null>>;

/** A text of a page that is its reader's own, told from what is known of them. */
export interface ReaderPlace {
  readonly of: (facts: ReaderFacts) => string;
  /** The text is written as it is: it stands in a block of data, not among words. */
  readonly isData: boolean;
}

/** A page cut at the places of its reader; each place stands after the text of its number. */
export interface PageWithPlaces {
  readonly texts: readonly string[];
  readonly places: readonly ReaderPlace[];
}

/**
 * The look a page takes at its reader while it is made. It hands out their facts and remembers each value that was read: the page
 * is right for everybody for whom all of them are the same. What is each reader's own, such as a name or an amount, is no read but
 * a place ({@link place}): the page gets a mark there, and never the words themselves. On the server.
 */
export class ReaderLook {
  /** The facts for whoever makes the page; what is read of them is remembered. */
  readonly facts: ReaderFacts;
  /** Values that were read, as JSON, by record and name; by the record alone where all of it was read. */
  readonly #read = new Map<string, { record: string; name: string | null; value: string }>();
  readonly #places: ReaderPlace[] = [];
  readonly #mark: string;

  /** @param mark letters and digits that stand nowhere else in the page */
  constructor(given: ReaderFacts, mark: string) {
    this.#mark = mark;
    this.facts = Object.fromEntries(
      Object.entries(given).map(([name, record]) => [name, record && this.#watched(name, record)]),
    );
  }

  /** The mark of a text that is told from each reader's own facts. */
  place(of: ReaderPlace['of'], isData = false): string {
    return `${this.#mark}${this.#places.push({ of, isData }) - 1}x`;
  }

  /** Whether the page that took this look is right for whoever these facts are of. */
  isFor(facts: ReaderFacts): boolean {
    for (const { record, name, value } of this.#read.values()) {
      if (valueIn(facts, record, name) !== value) return false;
    }
    return true;
  }

  /** A made page, cut at its marks. */
  cut(page: string): PageWithPlaces {
    const parts = page.split(new RegExp(`${this.#mark}(\\d+)x`));
    const places = parts.flatMap((at, index) => (index % 2 === 1 ? (this.#places[Number(at)] ?? []) : []));
    return { texts: parts.filter((_, at) => at % 2 === 0), places };
  }

  /** Names of what was read, for proofs. */
  get names(): readonly string[] {
    return [...this.#read.keys()];
  }

  #watched(record: string, given: object): object {
    const whole = () => this.#remember(given, record, null);
    return new Proxy(given, {
      get: (of, name) => {
        if (typeof name === 'string') this.#remember(given, record, name);
        return Reflect.get(of, name);
      },
      has: (of, name) => {
        whole();
        return Reflect.has(of, name);
      },
      ownKeys: (of) => {
        whole();
        return Reflect.ownKeys(of);
      },
    });
  }

  #remember(given: object, record: string, name: string | null): void {
    const key = name === null ? record : `${record}.${name}`;
    if (!this.#read.has(key)) this.#read.set(key, { record, name, value: valueIn({ [record]: given }, record, name) });
  }
}

function valueIn(facts: ReaderFacts, record: string, name: string | null): string {
  const of = facts[record] as Readonly<Record<string, unknown>> | null | undefined;
  return JSON.stringify(name === null ? of : of?.[name]) ?? '';
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** What stands in a place for whoever these facts are of; among words it is written as React writes words. */
export const textIn = ({ of, isData }: ReaderPlace, facts: ReaderFacts): string =>
  isData ? of(facts) : of(facts).replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
