import { globSync } from 'node:fs';

type Person = 'alice' | 'bob' | 'petra' | 'quinn' | 'operator';

/** The people of the tests over all operations: guests Alice and Bob, performers Petra and Quinn, an operator. */
export interface ProbeWorld {
  readonly people: Readonly<Record<Person, { readonly id: number }>>;
  /** The one value a statement answers. */
  one<T>(sql: string, values?: unknown[]): Promise<T>;
}

/**
 * What a domain hands to the tests that try every operation, from `testing/probes.ts`. Keys are names of operations.
 */
export interface DomainProbes {
  /** Makes something that belongs to Alice or Petra; `call` wants the operation done. */
  prepare?(
    world: ProbeWorld,
    call: (who: Person, operation: string, input: unknown) => Promise<unknown>,
  ): Promise<void>;
  /** Calls with what is another person's; see `Attempt` in apps/server/testing/foreign-id-calls.ts. */
  readonly foreignIdCalls?: Readonly<
    Record<
      string,
      {
        readonly of: 'alice' | 'petra' | 'platform';
        readonly inputs: (world: ProbeWorld) => readonly unknown[];
        readonly own?: readonly string[];
        readonly isAnswered?: true;
        readonly ownerless?: string;
      }
    >
  >;
  /** Good calls of operations that let operators in. */
  readonly operatorCalls?: Readonly<Record<string, { readonly input: (world: ProbeWorld) => unknown }>>;
}

/** The probes of every domain that has its own. */
export async function domainProbes(): Promise<readonly DomainProbes[]> {
  const files = globSync('domains/*/testing/probes.ts').sort();
  const modules = files.map((file) => import(/* @vite-ignore */ `${process.cwd()}/${file}`));
  return (await Promise.all(modules)).map(({ probes }: { probes: DomainProbes }) => probes);
}
