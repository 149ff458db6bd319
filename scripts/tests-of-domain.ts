import { rulesOverDomains } from '#architecture/rules-over-domains.ts';
import { sources } from '#architecture/sources.ts';

/**
 * The unit tests a change of a domain can break, without those of the whole program: its own, those of domains that reach a file
 * of it by their imports, and the rules over all domains.
 * @throws a sentence for a domain there is not
 */
export function testsOfDomain(name: string): string[] {
  const own = `domains/${name}/`;
  const byPath = new Map(sources.map((source) => [source.path, source]));
  if (![...byPath.keys()].some((path) => path.startsWith(own))) throw new Error(`There is no domain ${name}.`);
  const reaching = new Map<string, boolean>();
  const reaches = (path: string): boolean => {
    if (path.startsWith(own)) return true;
    const known = reaching.get(path);
    if (known !== undefined) return known;
    reaching.set(path, false);
    const found = (byPath.get(path)?.imports ?? []).some(
      ({ target, typeOnly }) => target !== null && !typeOnly && reaches(target),
    );
    reaching.set(path, found);
    return found;
  };
  const tests = [...byPath.keys()].filter((path) => /^domains\/.*(?<!\.e2e)\.test\.tsx?$/.test(path));
  const rules = rulesOverDomains.filter(({ notInCheck }) => notInCheck === undefined).map(({ file }) => file);
  return [...tests.filter(reaches), ...rules].sort();
}

if (import.meta.main) process.stdout.write(testsOfDomain(process.argv[2] ?? '').join('\n'));
