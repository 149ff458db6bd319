import { execFileSync } from 'node:child_process';

/**
 * The files that differ from the newest commit everybody has, and what is not committed yet: what somebody works on. Compared
 * with the remote's branch, else with the last merge; without either only what is not committed counts, without Git nothing.
 */
export function changedFiles(root: string): string[] {
  const git = (...args: string[]): string[] => {
    try {
      return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' })
        .split('\n')
        .filter(Boolean);
    } catch {
      return [];
    }
  };
  const [base = 'HEAD'] = [
    ...git('rev-parse', '--verify', '--quiet', '@{upstream}'),
    ...git('rev-parse', '--verify', '--quiet', 'origin/HEAD'),
    ...git('log', '-1', '--merges', '--format=%H'),
  ];
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Whether a test belongs to what changed: its own file, or another of its domain. */
export function isConcerned(changed: readonly string[]): (test: string) => boolean {
  const domainOf = (file: string) => /^domains\/[^/]+\//.exec(file)?.[0];
  const domains = new Set(changed.map(domainOf));
  return (test) => changed.includes(test) || (domainOf(test) !== undefined && domains.has(domainOf(test)));
}
