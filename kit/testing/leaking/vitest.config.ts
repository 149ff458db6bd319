import { defineConfig } from 'vitest/config';

/** One file that must be red (log-watch.test.ts). */
export default defineConfig({ test: { include: ['leaks.ts'], setupFiles: ['../setup.ts'] } });
