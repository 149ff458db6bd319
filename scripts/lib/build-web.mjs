import { existsSync } from 'node:fs';
import { buildServer, builtServer } from './build-server.mjs';
import { builtFrom } from './built-from.mjs';
import { at } from './paths.mjs';
import { Stop, say, step } from './say.mjs';
import { runCaptured } from './spawn.mjs';

const builtWeb = builtFrom({
  stamp: 'build/.stamp',
  inputs: [
    'apps/web',
    'kit',
    'domains',
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
  ],
  // Never part of the web: the servers' code, tests and their helpers.
  outside: /(^|\/)(node_modules|server|testing|migrations)$|\.test\.tsx?$|\.md$/,
});

/**
 * Builds the web when what it is made of differs from what the present build was made of, and the bundle of the server.
 * @param {import('./prepare.mjs').Prepared} prepared
 */
export async function buildWeb(prepared) {
  if (existsSync(at('react-router.config.ts'))) {
    await builtWeb.whereStale(() => step('Building the site', () => build(prepared)));
  }
  await buildServer(prepared);
}

/** Whether {@link buildWeb} would build the site, which takes a while. */
export const isWebStale = () => builtWeb.isStale();

/** @throws {Stop} when there is no build of the present sources; in production it is made beforehand, elsewhere */
export function assertBuilt() {
  if (builtWeb.isOfPresentContents() && builtServer.isOfPresentContents()) return;
  throw new Stop(
    'The site is not built, or from other sources. Run npm run build where the development packages may be, bring the folder build/ here, and start again.',
  );
}

async function build({ node, env, bin }) {
  const program = bin('@react-router/dev');
  const { code, output } = await runCaptured(node, [program, 'build'], { ...env, NODE_ENV: 'production' });
  if (code !== 0) {
    say(output);
    throw new Stop('The site could not be built; the reason stands above.');
  }
}
