import { existsSync, readFileSync } from 'node:fs';
import { Stop, say } from './say.mjs';
import { runInherited } from './spawn.mjs';

const USUAL = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
    '/opt/google/chrome/chrome',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  win32: [
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    'C:\\Program Files\\Chromium\\Application\\chrome.exe',
  ],
};

/**
 * The browser of the journeys: CHROMIUM_PATH, or the system's. On Debian root gets it installed.
 * @returns {Promise<string>}
 */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && !existsSync(given)) throw new Stop(`CHROMIUM_PATH: there is no file ${given}.`);
  const found = given ?? installed();
  if (found) return found;
  if (isDebian() && process.getuid?.() === 0) {
    say('Installing Chromium for the browser journeys ...');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runInherited('apt-get', ['update', '-q'], env);
    await runInherited('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], env);
    const now = installed();
    if (now) return now;
  }
  throw new Stop(
    'The browser journeys need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
  );
}

function installed() {
  return (USUAL[process.platform] ?? []).find((path) => existsSync(path));
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
