import { Readable } from 'node:stream';
import { and, asc, eq, gt, lt, ne } from 'drizzle-orm';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import { yearIsMade } from '../../contract/index.ts';
import type { Context } from '../context.ts';
import { assertPlatform } from '../files/platform.ts';
import { openText } from '../payee/sealed.ts';
import { lotSize } from '../runs/rows.ts';
import { yearlyReports, yearlySellers } from '../tables.ts';
import type { DpiMessage } from './dpi-xml.ts';
import { dpiFoot, dpiHead, dpiSeller } from './dpi-xml.ts';
import { aboutOf } from './make.ts';
import type { SellerFacts } from './sellers.ts';

type Part = 'new' | 'corrections';

const ofPart = (reportId: number, part: Part) =>
  and(
    eq(yearlySellers.reportId, reportId),
    part === 'new' ? eq(yearlySellers.indic, 'OECD1') : ne(yearlySellers.indic, 'OECD1'),
  );

/**
 * A message of a report, seller by seller as it was written down, so that it is the same each time.
 * @throws Problem not_found for what holds nothing, payouts_year_is_made before it is ready
 */
export async function yearFile(ctx: Context, reportId: number, part: Part): Promise<FileReply> {
  const { db } = ctx.kit;
  const platform = assertPlatform(ctx);
  const [report] = await db.orm.select().from(yearlyReports).where(eq(yearlyReports.id, reportId));
  if (!report) throw new Problem(notFound);
  if (report.state !== 'ready') throw new Problem(yearIsMade);
  const { year, createdAt } = report;
  const isFirst =
    (await db.orm.$count(yearlyReports, and(eq(yearlyReports.year, year), lt(yearlyReports.id, reportId)))) === 0;
  const isEmpty = (await db.orm.$count(yearlySellers, ofPart(reportId, part))) === 0;
  // The first message of a year is due even where nobody was paid.
  if (isEmpty && !(isFirst && part === 'new')) throw new Problem(notFound);
  const sender = `${platform.country}${year}-${platform.vatId}`;
  const docOf = (report: number, payeeId: number): string => `${sender}-${report}-${payeeId}`;
  const message: DpiMessage = {
    ...{ year, reference: `${sender}-${reportId}-${part === 'new' ? 'N' : 'C'}`, madeAt: createdAt.getTime() },
    kind: isEmpty ? 'nothing' : part,
    platform: { ...platform, taxId: ctx.settings.PAYOUT_PLATFORM_TAX_ID ?? null },
    platformDoc: { indic: isFirst && part === 'new' ? 'OECD1' : 'OECD0', reference: `${sender}-platform` },
  };
  async function* written(): AsyncGenerator<string> {
    yield dpiHead(message);
    let after = 0;
    while (true) {
      const rows = await db.orm
        .select()
        .from(yearlySellers)
        .where(and(ofPart(reportId, part), gt(yearlySellers.payeeId, after)))
        .orderBy(asc(yearlySellers.payeeId))
        .limit(lotSize);
      for (const { payeeId, indic, correctsId, sealed } of rows)
        yield dpiSeller({
          facts: JSON.parse(openText(ctx.kit, 'year', aboutOf(reportId, payeeId), sealed)) as SellerFacts,
          ...{ indic, reference: docOf(reportId, payeeId) },
          corrects: correctsId === null ? null : docOf(correctsId, payeeId),
        });
      if (rows.length < lotSize) break;
      after = (rows.at(-1) as { payeeId: number }).payeeId;
    }
    yield dpiFoot;
  }
  const filename = `dac7-${year}-${reportId}-${part}.xml`;
  return { body: Readable.from(written()), type: 'application/xml', cacheSeconds: 0, isPrivate: true, filename };
}
