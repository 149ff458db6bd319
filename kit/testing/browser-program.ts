import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];
const shellPlaces = ['/usr/bin/chromium-headless-shell'];

/** The system's Chromium: `CHROMIUM_PATH`, or where distributions put it. */
export function chromiumPath(): string {
  const path = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  if (!path) throw new Error('No Chromium is installed. Install the package "chromium", or set CHROMIUM_PATH.');
  return path;
}

/** The headless shell of Chromium: `CHROMIUM_SHELL_PATH`, or where distributions put it; Chromium itself where there is none. */
export function shellPath(): string {
  return process.env.CHROMIUM_SHELL_PATH ?? shellPlaces.find((place) => existsSync(place)) ?? chromiumPath();
}

const firefoxPlaces = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** The system's Firefox: `FIREFOX_PATH`, or where distributions put it. */
export function firefoxPath(): string {
  const path = process.env.FIREFOX_PATH ?? firefoxPlaces.find((place) => existsSync(place));
  if (!path) throw new Error('No Firefox is installed. Install the package "firefox-esr", or set FIREFOX_PATH.');
  return path;
}

/** The program to start as a browser. */
export const browserProgram = (program: 'shell' | 'full'): string =>
  withOrdinaryPriority(program === 'full' ? chromiumPath() : shellPath());

/**
 * Chromium started by root gives three of its processes priority over everything else (nice -8), and on a busy machine they
 * starve the server they wait for. Without the capability to do so all stay equal. Anybody else has no such capability.
 */
function withOrdinaryPriority(program: string): string {
  const setpriv = '/usr/bin/setpriv';
  if (process.getuid?.() !== 0 || !existsSync(setpriv)) return program;
  const folder = join(import.meta.dirname, '../../node_modules/.cache/vesper-browser');
  const starter = join(folder, `${basename(program)}.sh`);
  // Several workers may write it at once, and one of them may be starting it: it is replaced as a whole.
  mkdirSync(folder, { recursive: true });
  const unfinished = `${starter}.${process.pid}`;
  writeFileSync(unfinished, `#!/bin/sh\nexec ${setpriv} --bounding-set=-sys_nice '${program}' "$@"\n`, { mode: 0o755 });
  renameSync(unfinished, starter);
  return starter;
}
