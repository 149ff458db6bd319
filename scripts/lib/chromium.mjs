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

const USUAL_SHELL = ['/usr/bin/chromium-headless-shell'];

/**
 * The browsers of the journeys, as variables for them: Chromium (CHROMIUM_PATH, or the system's), and its headless shell, which
 * costs a third less (CHROMIUM_SHELL_PATH, or the system's; Chromium itself where there is none). On Debian root gets both installed.
 * @returns {Promise<{ CHROMIUM_PATH: string, CHROMIUM_SHELL_PATH: string }>}
 */
export async function findBrowsers() {
  for (const name of ['CHROMIUM_PATH', 'CHROMIUM_SHELL_PATH']) {
    const given = process.env[name];
    if (given && !existsSync(given)) throw new Stop(`${name}: there is no file ${given}.`);
  }
  const full = () => process.env.CHROMIUM_PATH ?? found(USUAL[process.platform] ?? []);
  const shell = () => process.env.CHROMIUM_SHELL_PATH ?? found(USUAL_SHELL);
  if (!full() || !(shell() ?? process.env.CHROMIUM_PATH)) await installOnDebian();
  const program = full();
  if (!program) {
    throw new Stop(
      'The browser journeys need Chromium: install it (on Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH to its program.',
    );
  }
  return { CHROMIUM_PATH: program, CHROMIUM_SHELL_PATH: shell() ?? program };
}

/** Where the two cannot be installed, the journeys run with what there is. */
async function installOnDebian() {
  if (!isDebian() || process.getuid?.() !== 0) return;
  say('Installing Chromium for the browser journeys ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'chromium-headless-shell'];
  await runInherited('apt-get', ['update', '-q'], env);
  await runInherited('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], env);
}

const found = (places) => places.find((path) => existsSync(path));

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
