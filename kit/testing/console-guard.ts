import { formatWithOptions } from 'node:util';

const METHODS = ['debug', 'dir', 'error', 'info', 'log', 'table', 'trace', 'warn'] as const;
export type Output = (typeof METHODS)[number] | 'warning';

type Line = { output: Output; text: string };
type Expectation = { output: Output; pattern: string | RegExp };

let lines: Line[] = [];
let expectations: Expectation[] = [];

/**
 * Says that this test writes to the console (or, for 'warning', emits a process warning): every such line that contains or
 * matches the pattern is accepted, and at least one must come.
 */
export function expectConsole(output: Output, pattern: string | RegExp): void {
  expectations.push({ output, pattern });
}

/** Records what would have been printed. For the setup file alone. */
export function guardConsole(): void {
  for (const method of METHODS) {
    console[method] = (...values: unknown[]) => {
      lines.push({ output: method, text: formatWithOptions({ depth: 4 }, ...values) });
    };
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => lines.push({ output: 'warning', text: `${warning.name}: ${warning.message}` }));
}

/**
 * Compares what was printed with what was expected, and forgets both. For the setup file alone.
 *
 * @throws an error that lists what was not expected, or not printed.
 */
export function checkConsole(): void {
  const unexpected = lines.filter((line) => !expectations.some((expectation) => matches(expectation, line)));
  const missing = expectations.filter((expectation) => !lines.some((line) => matches(expectation, line)));
  lines = [];
  expectations = [];
  const complaints = [
    ...unexpected.map(({ output, text }) => `unexpected ${output}: ${text}`),
    ...missing.map(({ output, pattern }) => `expected ${output} that did not come: ${pattern}`),
  ];
  if (complaints.length === 0) return;
  throw new Error(
    `${complaints.join('\n')}\nTests are silent. Remove the output, or announce it with expectConsole() of #kit/testing/console-guard.ts.`,
  );
}

function matches({ output, pattern }: Expectation, line: Line): boolean {
  if (output !== line.output) return false;
  return typeof pattern === 'string' ? line.text.includes(pattern) : pattern.test(line.text);
}
