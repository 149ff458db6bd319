import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite plugin: contracts in the browser carry the shape of their schemas without zod's checks. */
export function browserSchemas(): Plugin {
  return {
    name: 'vesper:browser-schemas',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId: (id) => (id === 'zod' ? fileURLToPath(import.meta.resolve('#kit/web/browser-schemas.ts')) : undefined),
  };
}
