import { writeFileSync } from 'node:fs';
import { at, root } from '../lib/paths.mjs';
import { Stop, say } from '../lib/say.mjs';
import { runNpm } from '../lib/spawn.mjs';

/** Read from the lockfile alone: nothing has to be installed. */
export const needs = 'nothing';

/**
 * `npm run sbom [-- --all] [FILE]`: writes the dependency list in CycloneDX, `sbom.cdx.json` when no file is named; what
 * runs in production, or with `--all` also what builds and tests.
 */
export async function run(_prepared, args) {
  const file = args.find((arg) => !arg.startsWith('--')) ?? at('sbom.cdx.json');
  const options = ['--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application', '--loglevel=error'];
  const { code, output } = await runNpm(['sbom', ...options], { cwd: root });
  const start = output.indexOf('{');
  if (code !== 0 || start < 0) {
    throw new Stop(`The dependency list could not be made (npm sbom ended with ${code}).\n${output}`);
  }
  const list = JSON.parse(output.slice(start));
  const kept = args.includes('--all') ? list : withoutDevelopment(list);
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  say(`${file}: ${kept.components.length} packages, ${kept.bomFormat} ${kept.specVersion}`);
  return 0;
}

/** npm's own `--omit=dev` also leaves out what both sides need, such as react. */
function withoutDevelopment(list) {
  const isRuntime = ({ properties = [] }) =>
    !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const components = list.components.filter(isRuntime);
  const refs = new Set([list.metadata.component['bom-ref'], ...components.map((one) => one['bom-ref'])]);
  const dependencies = list.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map((entry) => ({ ...entry, dependsOn: (entry.dependsOn ?? []).filter((ref) => refs.has(ref)) }));
  return { ...list, components, dependencies };
}
