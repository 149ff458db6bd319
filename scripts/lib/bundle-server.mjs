import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, posix, relative, sep } from 'node:path';
import { at, root } from './paths.mjs';

/**
 * The programs of the server: the process itself, and those that it or the tests start as processes of their own. A program
 * that is started by `new URL('./name.ts', import.meta.url)` and stands here is started from the bundle.
 */
export const programs = [
  'apps/server/main.ts',
  'apps/server/testing/host-process.ts',
  'demo/simulate/main.ts',
  'domains/media/server/decode-child.ts',
  'domains/media/server/films/child/film-child.ts',
  'domains/media/server/films/child/frame-child.ts',
  'domains/media/server/sound-child.ts',
  'domains/media/server/video-child.ts',
  'kit/live-media/feed/coder-child.ts',
  'kit/live-media/server/relay-process.ts',
  'kit/live-media/server/stills/still-child.ts',
  'kit/whip/peer-child.ts',
];

/** The name of a program in the bundle, unique among them: `apps/server/main.ts` is `server-main`. */
export const nameInBundle = (program) => `${basename(dirname(program))}-${basename(program, '.ts')}`;

/** The file that starts a program from the bundle, once that is made. */
export const bundledProgram = (program) => at(bundleFolder, `${nameInBundle(program)}.js`);

/** Where the bundle lies, below the repository's root. */
export const bundleFolder = 'build/node';

/**
 * Makes one bundle of the server's own sources; packages stay where npm put them. What a source reads beside itself (migrations,
 * pictures) is still read there. Each program gets a starter of two lines, which has stack traces say places in the sources.
 */
export async function bundleServer() {
  const { rolldown } = await import('rolldown');
  rmSync(at(bundleFolder), { recursive: true, force: true });
  const bundle = await rolldown({
    input: Object.fromEntries(programs.map((program) => [nameInBundle(program), at(program)])),
    cwd: root,
    platform: 'node',
    external: (id) => !id.startsWith('#') && !id.startsWith('.') && !id.startsWith('/') && !/^[A-Za-z]:/.test(id),
    plugins: [placesOfSources()],
  });
  await bundle.write({
    dir: at(bundleFolder, 'parts'),
    format: 'esm',
    sourcemap: true,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    // Modules run in the order in which Node would run them.
    strictExecutionOrder: true,
  });
  await bundle.close();
  mkdirSync(at(bundleFolder), { recursive: true });
  for (const name of programs.map(nameInBundle)) {
    writeFileSync(
      at(bundleFolder, `${name}.js`),
      `process.setSourceMapsEnabled(true);\nawait import('./parts/${name}.js');\n`,
    );
  }
}

/** Keeps what sources say of their own place true in the bundle. */
function placesOfSources() {
  const toRoot = '../../..';
  return {
    name: 'vesper:places-of-sources',
    transform(code, id) {
      if (!code.includes('import.meta.')) return null;
      const path = relative(root, id).split(sep).join('/');
      const started = code.replace(/new URL\('([^']+\.ts)', import\.meta\.url\)/g, (whole, other) => {
        const program = posix.join(dirname(path), other);
        return programs.includes(program) ? `new URL('../${nameInBundle(program)}.js', import.meta.url)` : whole;
      });
      const placed = started
        .replaceAll(
          /(?<!js', )import\.meta\.url/g,
          () => `new URL(${JSON.stringify(`${toRoot}/${path}`)}, import.meta.url).href`,
        )
        .replaceAll(
          'import.meta.dirname',
          () => `(import.meta.dirname + ${JSON.stringify(`/${toRoot}/${dirname(path)}`)})`,
        );
      // Every line stays where it is, so the map of the source stays right.
      return { code: placed, map: null };
    },
  };
}

if (import.meta.main) await bundleServer();
