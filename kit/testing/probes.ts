import { globSync } from 'node:fs';

type Somebody = 'alice' | 'bob' | 'petra' | 'quinn' | 'operator';

/** The people of the tests over all operations: guests Alice and Bob, performers Petra and Quinn, an operator. */
export interface ProbeWorld {
  readonly people: Readonly<Record<Somebody, { readonly id: number }>>;
  /** The one value a statement answers. */
  one<T>(sql: string, values?: unknown[]): Promise<T>;
}

/** Who makes calls with what is another's: a guest, a performer, and those whose session is not, not yet or no longer a whole one. */
export const intruders = ['bob', 'quinn', 'anonymous', 'halfway', 'locked', 'ended'] as const;
export type Intruder = (typeof intruders)[number] | 'stranger';

/** A call with what is another person's. */
export interface ForeignIdCall<World = ProbeWorld> {
  /** Whose it is: the guest Alice's or the performer Petra's. `platform`: it names nothing of a person. */
  readonly of: 'alice' | 'petra' | 'platform';
  /** Inputs that name it; every one of the operation's fields that say whose or which is given. */
  readonly inputs: (world: World) => readonly unknown[];
  /** Tables in which somebody who makes this call writes rows of their own: about a performer, say, who is public. */
  readonly own?: readonly string[];
  /**
   * Columns that anybody who makes this call may change for somebody else, `schema.table.column`: how often something public was looked at,
   * liked or given. Everything else of the row stays.
   */
  readonly counters?: readonly string[];
  /** It is answered to everybody: with what is public, with their own, or by doing nothing. Everything else is refused. */
  readonly isAnswered?: true;
  /** Only these call: it would end the session of the others. */
  readonly by?: readonly Intruder[];
  /** What is answered where even the owner's own thing would be refused as an input of somebody else. */
  readonly refused?: string;
  /** It ends what others of these calls need: it is made after all of them. */
  readonly last?: true;
  /** Why the owner's own call with the same input is no proof that the input is a good one. */
  readonly ownerless?: string;
}

/** Calls a route of the seeded site as one of its people, and answers its data. */
export type CallRoute = <T>(
  who: 'anyone' | 'guest' | 'performer' | 'operator',
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
) => Promise<T>;

/** What the walk over all screens (`e2e/screens-*.test.ts`) has to know of a domain's pages. */
export interface DomainScreens {
  /** Values of parameters in the addresses of its pages: of things in the demo world, found or made by calls. */
  readonly params?: Readonly<Record<string, string | number | ((call: CallRoute) => Promise<string | number>)>>;
  /** Ids of pages that are no screens to walk to, and why: another journey walks them. */
  readonly elsewhere?: Readonly<Record<string, string>>;
  /** Ids of pages that are another person's than the usual guest's, performer's or operator's, and whose: a name of the demo world. */
  readonly whose?: Readonly<Record<string, string>>;
  /** Ids of pages that are not there in the demo world (404), and why. */
  readonly missing?: Readonly<Record<string, string>>;
}

/**
 * What a domain hands to the tests that try every operation and walk every screen, from `testing/probes.ts`. Keys of calls are
 * names of operations.
 */
export interface DomainProbes {
  /** Makes something that belongs to Alice or Petra; `call` wants the operation done. */
  prepare?(
    world: ProbeWorld,
    call: (who: Somebody, operation: string, input: unknown) => Promise<unknown>,
  ): Promise<void>;
  /** Calls with what is another person's. */
  readonly foreignIdCalls?: Readonly<Record<string, ForeignIdCall>>;
  /** Good calls of operations that let operators in. */
  readonly operatorCalls?: Readonly<
    Record<string, { readonly input: (world: ProbeWorld) => unknown; readonly result?: 'refused' }>
  >;
  readonly screens?: DomainScreens;
}

/** The probes of every domain that has its own, with the name of its folder. */
export async function domainProbes(): Promise<readonly (DomainProbes & { readonly domain: string })[]> {
  const files = globSync('domains/*/testing/probes.ts').sort();
  return Promise.all(
    files.map(async (file) => {
      const { probes } = (await import(/* @vite-ignore */ `${process.cwd()}/${file}`)) as { probes: DomainProbes };
      return { ...probes, domain: file.split(/[\\/]/)[1] as string };
    }),
  );
}
