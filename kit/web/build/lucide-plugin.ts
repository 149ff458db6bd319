import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const icon = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/;

/** Vite plugin: icons of Lucide are drawn by our own few lines (`lucide-icons.ts`), alike on the server and in the browser. */
export function lucideIcons(): Plugin {
  return {
    name: 'vesper:lucide-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id === '../createLucideIcon.mjs' && importer && icon.test(importer)
        ? fileURLToPath(import.meta.resolve('#kit/web/build/lucide-icons.ts'))
        : undefined,
  };
}
