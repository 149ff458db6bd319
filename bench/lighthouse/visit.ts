import { createServer } from 'node:net';
import type { Result } from 'lighthouse';
import lighthouse from 'lighthouse';
import { chromium } from 'playwright-core';
import { browserProgram } from '#kit/testing/browser-program.ts';
import { quietFlags } from '../../e2e/support/browser.ts';

/** What Lighthouse found on one visit: marks of 100, milliseconds, KB of 1024 bytes. */
export interface Visit {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Requests to anybody but us. */
  readonly foreign: number;
  readonly kilobytes: number;
  /** Ids of the audits that cost a mark, performance aside. */
  readonly failed: readonly string[];
}

export interface Visits {
  measure(address: string, categories?: readonly Category[]): Promise<Visit>;
  /** KB of scripts on the wire: until the page hears what is pressed, and once it has come to rest. */
  scripts(address: string): Promise<{ first: number; rested: number }>;
  close(): Promise<void>;
}

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';

/** The browser's trace of a visit now and then comes without its beginning, which says nothing about the page. */
const recordingErrors = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED']);
const attempts = 3;

const all: readonly Category[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Opens the system's Chromium for visits of Lighthouse's mobile profile. */
export async function openVisits(): Promise<Visits> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserProgram('full'),
    headless: true,
    args: [...quietFlags, `--remote-debugging-port=${port}`],
  });
  return {
    async measure(address, categories = all) {
      for (let attempt = 1; ; attempt += 1) {
        const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories: [...categories] });
        if (!run) throw new Error(`Lighthouse had nothing to say about ${address}.`);
        const error = run.lhr.runtimeError;
        if (!error) return visitOf(run.lhr, new URL(address).origin);
        if (attempt === attempts || !recordingErrors.has(error.code)) throw new Error(`${address}: ${error.message}`);
      }
    },
    async scripts(address) {
      const page = await (await browser.newContext()).newPage();
      const total = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => name.endsWith('.js'))
            .reduce((sum, { transferSize }) => sum + transferSize, 0),
        );
      await page.goto(address);
      await page.waitForFunction(() => '__reactRouterDataRouter' in window);
      const first = await total();
      await page.waitForLoadState('networkidle');
      const rested = await total();
      await page.context().close();
      return { first: kilobytes(first), rested: kilobytes(rested) };
    },
    close: () => browser.close(),
  };
}

const kilobytes = (bytes: number): number => Number((bytes / 1024).toFixed(1));

function visitOf({ audits, categories }: Result, origin: string): Visit {
  const mark = (id: Category): number => Math.round((categories[id]?.score ?? 0) * 100);
  const number = (id: string): number => audits[id]?.numericValue ?? 0;
  const requests = (audits['network-requests']?.details as { items?: { url: string }[] } | undefined)?.items ?? [];
  const failed = (['accessibility', 'best-practices', 'seo'] as const).flatMap((id) =>
    (categories[id]?.auditRefs ?? []).filter((ref) => ref.weight > 0 && (audits[ref.id]?.score ?? 1) < 1),
  );
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    lcp: Math.round(number('largest-contentful-paint')),
    tbt: Math.round(number('total-blocking-time')),
    cls: Number(number('cumulative-layout-shift').toFixed(3)),
    foreign: requests.filter(({ url }) => url.startsWith('http') && new URL(url).origin !== origin).length,
    kilobytes: kilobytes(number('total-byte-weight')),
    failed: failed.map(({ id }) => id),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });
}
