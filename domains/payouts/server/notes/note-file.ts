import { and, eq } from 'drizzle-orm';
import type { FileReply } from '#kit/contract/operations.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Context } from '../context.ts';
import { notes } from '../tables.ts';
import type { NoteFacts } from './facts.ts';
import { openFacts } from './facts.ts';
import { notePdf } from './note-pdf.ts';
import { noteXml } from './note-xml.ts';

/** All that a note says. @throws Problem not_found, also for somebody else's where `payeeId` is given */
export async function factsOfNote({ kit }: Context, noteId: number, payeeId?: number): Promise<NoteFacts> {
  const [row] = await kit.db.orm
    .select()
    .from(notes)
    .where(and(eq(notes.id, noteId), payeeId === undefined ? undefined : eq(notes.payeeId, payeeId)));
  if (!row) throw new Problem(notFound);
  const { kind, number, issuedOn, vatCase, vatRate, net, vat, gross } = row;
  return { ...openFacts(kit, row), kind, number, issuedOn, vatCase, vatRate, net, vat, gross };
}

/** A note as a file. Its name is the number alone. */
export async function noteFile(facts: NoteFacts, format: 'pdf' | 'xml'): Promise<FileReply> {
  const body = format === 'pdf' ? await notePdf(facts) : Buffer.from(noteXml(facts));
  const type = format === 'pdf' ? 'application/pdf' : 'application/xml';
  return { body, type, cacheSeconds: 0, isPrivate: true, filename: `${facts.number}.${format}` };
}
