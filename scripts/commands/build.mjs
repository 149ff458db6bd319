import { buildWeb } from '../lib/build-web.mjs';

/** `npm run build`: only builds the site. */
export async function run(prepared) {
  await buildWeb(prepared);
  return 0;
}
