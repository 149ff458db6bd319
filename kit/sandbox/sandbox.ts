import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The repository, and what of it a program of ours reads; the folder of what is kept is none of it. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const ownSources = ['node_modules', 'build', 'domains', 'kit', 'package.json'];

/**
 * Flags of Node for a program that decodes what strangers sent: no file of the machine to read or write but its own source and, where one
 * is given, a folder; no processes of its own. Libraries with native parts are loaded.
 */
export function sandboxFlags(heapMegabytes: number, folder?: string): string[] {
  const readable = ownSources.flatMap((name) => {
    try {
      return [realpathSync(`${root}${name}`), `${root}${name}`];
    } catch {
      return [];
    }
  });
  return [
    `--max-old-space-size=${heapMegabytes}`,
    '--permission',
    // FFmpeg and the picture library.
    '--allow-addons',
    '--disable-warning=SecurityWarning',
    ...[...readable, ...(folder === undefined ? [] : [folder])].map((path) => `--allow-fs-read=${path}`),
    ...(folder === undefined ? [] : [`--allow-fs-write=${folder}`]),
  ];
}

/** Whether a process takes more memory than that. Where the system says it: resident pages of 4 KB, the second number (proc(5)). */
export function takesMoreThan(pid: number | undefined, bytes: number): boolean {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1] ?? 0) * 4096 > bytes;
  } catch {
    // It is over, or the system says it nowhere.
    return false;
  }
}
