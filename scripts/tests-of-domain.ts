import { rulesOverDomains } from '#architecture/rules-over-domains.ts';
import { sources } from '#architecture/sources.ts';

const byPath = new Map(sources.map((source) => [source.path, source]));
const isUnitTest = (path: string): boolean => /(?<!\.e2e|\.long)\.test\.tsx?$/.test(path);

/** Says of a file whether it is one that `isTarget` names, or reaches one by its imports. */
function reaching(isTarget: (path: string) => boolean): (path: string) => boolean {
  const known = new Map<string, boolean>();
  const reaches = (path: string): boolean => {
    if (isTarget(path)) return true;
    const before = known.get(path);
    if (before !== undefined) return before;
    known.set(path, false);
    const found = (byPath.get(path)?.imports ?? []).some(
      ({ target, typeOnly }) => target !== null && !typeOnly && reaches(target),
    );
    known.set(path, found);
    return found;
  };
  return reaches;
}

/** The unit tests of domains that reach a file of this one: its own and others'. */
function testsReaching(name: string): string[] {
  const own = `domains/${name}/`;
  if (![...byPath.keys()].some((path) => path.startsWith(own))) throw new Error(`There is no domain ${name}.`);
  const tests = [...byPath.keys()].filter((path) => path.startsWith('domains/') && isUnitTest(path));
  return tests.filter(reaching((path) => path.startsWith(own)));
}

/**
 * The unit tests a change of a domain can break, without those of the whole program: its own, those of domains that reach a file
 * of it by their imports, and the rules over all domains.
 * @throws a sentence for a domain there is not
 */
export function testsOfDomain(name: string): string[] {
  const rules = rulesOverDomains.filter(({ notInCheck }) => notInCheck === undefined).map(({ file }) => file);
  return [...testsReaching(name), ...rules].sort();
}

/**
 * Of the tests of a domain those that reach one of these files. A file that no source imports (words, migrations, tables of
 * people's data) is read by whoever wants: it brings all tests of the domain's own.
 */
export function testsOfChange(name: string, changed: readonly string[]): string[] {
  const isImported = reaching((path) => changed.includes(path));
  const own = `domains/${name}/`;
  const brings = changed.some((path) => path.startsWith(own) && !byPath.has(path) && !path.endsWith('.md'));
  return testsReaching(name)
    .filter((test) => isImported(test) || (brings && test.startsWith(own)))
    .sort();
}

if (import.meta.main) {
  const [name = '', ...changed] = process.argv.slice(2);
  process.stdout.write((changed.length > 0 ? testsOfChange(name, changed) : testsOfDomain(name)).join('\n'));
}
