import { builtFrom } from './built-from.mjs';
import { bundleFolder } from './bundle-server.mjs';
import { at } from './paths.mjs';
import { Stop, say } from './say.mjs';
import { runCaptured } from './spawn.mjs';

/** What the bundle of the server is made of. */
export const builtServer = builtFrom({
  stamp: `${bundleFolder}/.stamp`,
  inputs: ['apps', 'kit', 'domains', 'demo', 'package-lock.json', 'package.json', 'scripts/lib/bundle-server.mjs'],
  outside: /(^|\/)(node_modules|out|public|migrations|published)$|\.test\.tsx?$|\.(md|css|sql)$/,
});

/**
 * Makes the bundle of the server where it is stale (a second of work), and has test processes start servers from it.
 * @param {import('./prepare.mjs').Prepared} prepared
 */
export async function buildServer({ node, env }) {
  await builtServer.whereStale(async () => {
    const { code, output } = await runCaptured(node, ['scripts/lib/bundle-server.mjs'], env);
    if (code === 0) return;
    say(output);
    throw new Stop('The server could not be bundled; the reason stands above.');
  });
  env.SERVER_BUNDLE = at(bundleFolder);
}
