import { asc, count, eq } from 'drizzle-orm';
import { audit } from '#kit/audit/audit.ts';
import { Problem } from '#kit/contract/problem.ts';
import { notFound } from '#kit/contract/problems.ts';
import type { Executor } from '#kit/db/db.ts';
import { lockByName } from '#kit/db/query/lock-by-name.ts';
import type { Handler } from '#kit/server/handler.ts';
import { handle } from '#kit/server/handler.ts';
import type { SavedAnswer } from '../contract/index.ts';
import * as contract from '../contract/index.ts';
import type { Context } from './deps.ts';
import { savedAnswers } from './tables.ts';

/** All saved answers, by name. */
export async function listAnswers({ orm }: Executor): Promise<SavedAnswer[]> {
  const { id, name, texts } = savedAnswers;
  return orm
    .select({ id, name, texts })
    .from(savedAnswers)
    .orderBy(asc(name), asc(id))
    .limit(contract.answerLimits.answers);
}

/** Answers that operators keep for what is asked often. */
export function savedAnswerHandlers({ kit: { db, clock } }: Context): Handler[] {
  return [
    handle(contract.readSavedAnswers, async () => ({ answers: await listAnswers(db) })),
    handle(contract.saveAnswer, ({ body: { id, name, texts } }, call) => {
      if (Object.values(texts).every((text) => text === '')) throw new Problem(contract.answerEmpty);
      const at = clock.now();
      const values = { name, texts, updatedAt: new Date(at) };
      return db.transaction(async (tx) => {
        const change = tx.orm.update(savedAnswers).set(values);
        await lockByName(tx, 'help.savedAnswers', 0);
        if (id === undefined) {
          const [kept] = await tx.orm.select({ total: count() }).from(savedAnswers);
          if ((kept?.total ?? 0) >= contract.answerLimits.answers) throw new Problem(contract.answersFull);
        }
        const [row] =
          id === undefined
            ? await tx.orm.insert(savedAnswers).values(values).returning()
            : await change.where(eq(savedAnswers.id, id)).returning();
        if (!row) throw new Problem(notFound);
        const subject = `helpAnswer:${row.id}`;
        await audit(tx, { call, at, operation: 'help.saveAnswer', subject, input: { name } });
        return { id: row.id };
      });
    }),
    handle(contract.removeAnswer, ({ params: { answerId } }, call) =>
      db.transaction(async (tx) => {
        const [row] = await tx.orm.delete(savedAnswers).where(eq(savedAnswers.id, answerId)).returning();
        if (!row) throw new Problem(notFound);
        const subject = `helpAnswer:${answerId}`;
        await audit(tx, {
          ...{ call, at: clock.now(), operation: 'help.removeAnswer', subject },
          input: { name: row.name },
        });
        return {};
      }),
    ),
  ];
}
