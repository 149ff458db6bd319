/** Where a build puts the engine's workers: `viewer.worker-C0FFEE.js`. */
const workerFile = /\/([\w-]+)\.worker(?:-[\w-]+)?\.js$/;

/**
 * The content security policy a worker of the engine is delivered with; null for any other file. A worker does not
 * inherit the policy of the page that starts it (CSP level 3, 4.2): without one of its own it has none. It speaks to its
 * own site, starts its own site's workers, and only the decoder that is written in WebAssembly may compile any.
 * @param sockets `wss://host`, for browsers whose 'self' does not include it; nothing when not given
 */
export function workerPolicy(path: string, sockets = ''): string | null {
  const name = workerFile.exec(path)?.[1];
  if (name === undefined) return null;
  return [
    "default-src 'none'",
    `script-src 'self'${name === 'opus-fallback' ? " 'wasm-unsafe-eval'" : ''}`,
    "worker-src 'self'",
    `connect-src 'self' ${sockets}`.trim(),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
