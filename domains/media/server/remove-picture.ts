import { and, eq, inArray, ne } from 'drizzle-orm';
import { publicOrigin } from '#kit/config/public-url.ts';
import type { Tx } from '#kit/db/db.ts';
import { outgoing } from '#kit/http/outgoing.ts';
import type { Kit } from '#kit/server/kit.ts';
import { pictureWidths, purgePicture } from '../contract/index.ts';
import { originalKey, sizeKey } from './deliver-picture.ts';
import { pathOf } from './links.ts';
import { mediaSettings } from './settings.ts';
import { pictures } from './tables.ts';

const channel = 'vesper:media.removed';
const timeoutMs = 10_000;

/** Pictures another domain has made of ours, such as those of shared pages. */
export interface Derived {
  /** Takes what shows a removed picture out of this process's memory. */
  forget(pictureId: string): void;
  /**
   * Deletes the files of what shows a removed picture; again and again until the network in front has heard. Answers the paths
   * it is shown under, which that network is told to forget.
   */
  purge(pictureId: string): Promise<readonly string[]>;
}

/** Removes pictures everywhere: the row, every process's memory, the files, and the copies of a network in front of us. */
export function createRemoval(kit: Kit, forgetOwn: (id: string) => void) {
  let deaf: (() => void) | null = null;
  const derived: Derived[] = [];

  const forget = (id: string): void => {
    forgetOwn(id);
    for (const made of derived) made.forget(id);
  };

  const deleteFiles = async (id: string): Promise<void> => {
    const keys = [originalKey(id), ...pictureWidths.map((width) => sizeKey(id, width))];
    await Promise.all(keys.map((key) => kit.storage.delete(key)));
  };

  /** What was believed of pictures, and of who may have them, is asked again in every process once the transaction is committed. */
  const askAgain = (tx: Tx, ids: readonly string[]): void =>
    tx.afterCommit(() => {
      for (const id of ids) {
        forget(id);
        kit.bus.publish(channel, id);
      }
    });

  return {
    async start(): Promise<void> {
      deaf = await kit.bus.subscribe(channel, forget);
    },
    stop(): void {
      deaf?.();
    },
    derive: (made: Derived): void => void derived.push(made),
    /**
     * Forgets a picture in all its sizes once the transaction is committed; false when there is none. A job in the same
     * transaction sees to it that the files are gone also when this process dies now.
     */
    async remove(tx: Tx, id: string): Promise<boolean> {
      const deleted = await tx.orm.delete(pictures).where(eq(pictures.id, id)).returning({ id: pictures.id });
      if (deleted.length === 0) return false;
      await kit.jobs.send(tx, purgePicture, { id });
      tx.afterCommit(async () => {
        forget(id);
        kit.bus.publish(channel, id);
        await deleteFiles(id);
      });
      return true;
    },
    askAgain,
    /** Keeps pictures from everybody, or lets them be delivered again, from the commit on and in every process; what is made of them goes too. */
    async withhold(tx: Tx, ids: readonly string[], isWithheld: boolean): Promise<void> {
      const changed = await tx.orm
        .update(pictures)
        .set({ isWithheld })
        .where(and(inArray(pictures.id, [...ids]), ne(pictures.isWithheld, isWithheld)))
        .returning({ id: pictures.id });
      askAgain(
        tx,
        changed.map(({ id }) => id),
      );
      if (isWithheld) for (const { id } of changed) await kit.jobs.send(tx, purgePicture, { id });
    },
    /**
     * The job's work; again and again until it succeeds.
     *
     * @throws when the network's address does not answer with 2xx
     */
    async purge(id: string): Promise<void> {
      // What is only withheld keeps its files: what was made of it, and the network's copies, go.
      if ((await kit.db.orm.$count(pictures, eq(pictures.id, id))) === 0) await deleteFiles(id);
      const made = (await Promise.all(derived.map((one) => one.purge(id)))).flat();
      const { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token } = kit.config.of(mediaSettings);
      if (url === undefined) return;
      const paths = [...pictureWidths.map((width) => pathOf(id, width)), ...made];
      const files = paths.map((path) => publicOrigin(kit.config) + path);
      const answer = await outgoing(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ files }),
        timeoutMs,
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`CDN_PURGE_URL answered ${answer.status}.`);
    },
  };
}
