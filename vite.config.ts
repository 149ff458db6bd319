import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunks, readDomains, wordRules } from './apps/web/chunks.ts';
import { serviceWorker } from './apps/web/pwa/build-plugin.ts';
import { messagesPlugin } from './kit/i18n/messages-plugin.ts';
import { browserSchemas } from './kit/web/build/browser-schemas-plugin.ts';
import { domainParts } from './kit/web/build/domain-parts-plugin.ts';
import { lucideIcons } from './kit/web/build/lucide-plugin.ts';
import { precompress } from './kit/web/build/precompress-plugin.ts';
import { slimLibraries } from './kit/web/build/slim-libraries.ts';

const domains = 'apps/web/domain-list.ts';

export default defineConfig(({ command }) => ({
  publicDir: 'apps/web/public',
  // Its own one writes a style element, which the content security policy of a page does not allow.
  resolve: {
    alias: { 'react-style-singleton': fileURLToPath(new URL('kit/web/hooks/style-singleton.ts', import.meta.url)) },
  },
  plugins: [
    browserSchemas(),
    lucideIcons(),
    slimLibraries(),
    domainParts(domains),
    messagesPlugin(['domains/*', 'apps'], async () => wordRules(await readDomains(domains))),
    chunks(domains),
    tailwindcss(),
    reactRouter(),
    serviceWorker(),
    precompress(),
  ],
  environments: {
    ssr: {
      build: { rollupOptions: { input: './apps/web/server.ts' } },
      // One self-contained file: it starts fast and renders with production React whatever NODE_ENV the process has.
      ...(command === 'build' && {
        resolve: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
    },
  },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What a late import needs is named by the file itself. Lists of it in the importing file would be a part of the first look that grows.
    modulePreload: { resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []) },
  },
  optimizeDeps: { entries: ['apps/web/**/*.tsx', 'kit/{ui,web}/**/*.tsx', 'domains/*/web/**/*.tsx'] },
  server: { watch: { ignored: ['**/data/**', '**/build/**'] } },
}));
