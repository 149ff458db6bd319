import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { at, root } from './paths.mjs';

/**
 * Remembers from which sources something was built.
 * @param {object} of
 * @param {string} of.stamp where it is remembered, below the root
 * @param {readonly string[]} of.inputs files and folders it is made of
 * @param {RegExp} of.outside paths below them that are no part of it
 */
export function builtFrom({ stamp, inputs, outside }) {
  const files = () => [...inputs].filter((input) => existsSync(at(input))).flatMap((input) => filesOf(input, outside));
  // Sizes and times say "unchanged" within milliseconds; contents decide after a checkout that only touched times.
  const outlineOf = (all) => digest(all.map((file) => outline(file)));
  const contentOf = (all) => digest(all.flatMap((file) => [file, readFileSync(at(file))]));
  const known = () => {
    try {
      return JSON.parse(readFileSync(at(stamp), 'utf8'));
    } catch {
      return undefined;
    }
  };
  return {
    /** Whether it would be built now. */
    isStale() {
      const all = files();
      const built = known();
      return built?.outline !== outlineOf(all) && built?.content !== contentOf(all);
    },
    /** Whether what was built is of the present contents; reads every file. */
    isOfPresentContents: () => known()?.content === contentOf(files()),
    /** Runs `build` where the sources are others than at the last time, and remembers these. */
    async whereStale(build) {
      const all = files();
      const built = known();
      const seen = outlineOf(all);
      if (built?.outline === seen) return;
      const content = contentOf(all);
      if (built?.content !== content) {
        rmSync(at(stamp), { force: true });
        await build();
        mkdirSync(dirname(at(stamp)), { recursive: true });
      }
      writeFileSync(at(stamp), JSON.stringify({ outline: seen, content }));
    },
  };
}

function filesOf(path, outside) {
  if (!statSync(at(path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((entry) => `${path}/${entry.name}`)
    .filter((below) => !outside.test(below))
    .flatMap((below) => filesOf(below, outside));
}

function outline(file) {
  const { size, mtimeMs } = statSync(at(file));
  return `${file} ${size} ${mtimeMs}\n`;
}

function digest(parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}
