import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { meterOfChild } from './cpu.mjs';
import { root } from './paths.mjs';
import { watchAncestors } from './watch-ancestors.mjs';

/**
 * Runs a program to its end, passing SIGINT and SIGTERM on.
 * @returns {Promise<number>} its exit code (128 + signal number when a signal ended it)
 */
export function runInherited(program, args, env = process.env, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: 'inherit', env, ...options });
    child.once('exit', meterOfChild());
    const forward = (signal) => {
      // Ctrl-C already reaches everything on the terminal; a second SIGINT would mean "at once".
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    };
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
    for (const signal of signals) process.on(signal, forward);
    const unwatch = watchAncestors(() => child.kill('SIGTERM'));
    const finish = (settle) => {
      unwatch();
      for (const signal of signals) process.off(signal, forward);
      settle();
    };
    child.once('error', (error) => finish(() => reject(error)));
    child.once('exit', (code, signal) => finish(() => resolve(code ?? 128 + (constants.signals[signal] ?? 0))));
  });
}

/**
 * Runs the npm that runs us, else the system's, and keeps what it prints.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runNpm(args, options = {}) {
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? runCaptured(process.execPath, [npm, ...args], process.env, options)
    : runCaptured('npm', args, process.env, { shell: process.platform === 'win32', ...options });
}

/**
 * Runs a program to its end and keeps what it prints.
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runCaptured(program, args, env = process.env, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env, ...options });
    child.once('exit', meterOfChild());
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
