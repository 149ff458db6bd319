import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { languages } from '#kit/i18n/language.ts';
import { offlinePage } from './offline/page.ts';
import type { Build } from './worker/scope.ts';

const here = (file: string): string => new URL(file, import.meta.url).pathname;

/**
 * Vite plugin: writes the offline page in every language with what it needs, and `sw.js`, the service worker, which
 * knows a version that changes with anything the browser gets. A page of another build finds a new worker that way.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'vesper:service-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle(_options, bundle) {
      const font = Object.keys(bundle).find((name) => /manrope-latin-wght-normal[^/]*\.woff2$/.test(name));
      if (!font) throw new Error('The offline page needs the latin font, and the build has none.');
      const files: [string, string][] = [
        ...languages.map((language) => [`offline/${language}.html`, offlinePage(language)] as [string, string]),
        ['offline/offline.css', readFileSync(here('offline/offline.css'), 'utf8').replace('__FONT__', `/${font}`)],
        ['offline/offline.js', readFileSync(here('offline/offline.js'), 'utf8')],
      ];
      const hash = createHash('sha256').update(Object.keys(bundle).sort().join('\n'));
      for (const [fileName, source] of files) {
        this.emitFile({ type: 'asset', fileName, source });
        hash.update(source);
      }
      const shell = [...files.map(([name]) => `/${name}`), `/${font}`, '/icon.svg', '/icon-plain.svg'];
      const source = await worker({ version: hash.digest('hex').slice(0, 16), shell, languages });
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

/** The worker as one classic script, which every browser with workers runs. */
async function worker(facts: Build): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __BUILD__: JSON.stringify(facts) },
    build: {
      write: false,
      target: 'es2022',
      rollupOptions: { input: here('worker/main.ts'), output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const code = outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .find((part) => part.type === 'chunk')?.code;
  if (!code) throw new Error('The service worker came out empty.');
  return code;
}
