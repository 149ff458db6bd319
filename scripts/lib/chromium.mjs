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

const USUAL_FIREFOX = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox', '/opt/firefox/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: ['C:\\Program Files\\Mozilla Firefox\\firefox.exe', 'C:\\Program Files (x86)\\Mozilla Firefox\\firefox.exe'],
};

/**
 * The browsers of the journeys, as variables for them: Chromium (CHROMIUM_PATH, or the system's), and its headless shell, which
 * costs a third less (CHROMIUM_SHELL_PATH, or the system's; Chromium itself where there is none), and Firefox (FIREFOX_PATH, or the
 * system's), in which money is looked at as well. On Debian root gets all three installed.
 * @returns {Promise<{ CHROMIUM_PATH: string, CHROMIUM_SHELL_PATH: string, FIREFOX_PATH: string }>}
 */
export async function findBrowsers() {
  for (const name of ['CHROMIUM_PATH', 'CHROMIUM_SHELL_PATH', 'FIREFOX_PATH']) {
    const given = process.env[name];
    if (given && !existsSync(given)) throw new Stop(`${name}: there is no file ${given}.`);
  }
  const full = () => process.env.CHROMIUM_PATH ?? found(USUAL[process.platform] ?? []);
  const shell = () => process.env.CHROMIUM_SHELL_PATH ?? found(USUAL_SHELL);
  const firefox = () => process.env.FIREFOX_PATH ?? found(USUAL_FIREFOX[process.platform] ?? []);
  if (!full() || !(shell() ?? process.env.CHROMIUM_PATH) || !firefox()) await installOnDebian();
  const program = full();
  if (!program) {
    throw new Stop(
      'The browser journeys need Chromium: install it (on Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH to its program.',
    );
  }
  const other = firefox();
  if (!other) {
    throw new Stop(
      'One browser journey needs Firefox: install it (on Debian: apt-get install firefox-esr) or set FIREFOX_PATH to its program.',
    );
  }
  return { CHROMIUM_PATH: program, CHROMIUM_SHELL_PATH: shell() ?? program, FIREFOX_PATH: other };
}

/** Where they cannot be installed, the journeys run with what there is. */
async function installOnDebian() {
  if (!isDebian() || process.getuid?.() !== 0) return;
  say('Installing Chromium and Firefox for the browser journeys ...');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const packages = ['chromium', 'chromium-headless-shell', 'firefox-esr'];
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
