import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { discardLegalDraft, publishLegalDraft, readLegalVersion, saveLegalDraft } from '../../contract/office.ts';
import type { TypedTexts } from './draft-state.ts';
import { documentsFrom, typedFrom } from './draft-state.ts';
import type { ReadVersion } from './read-version.ts';

/** What an operator types into a draft. */
export interface Typed {
  readonly texts: TypedTexts;
  readonly validFrom: string;
  readonly asks: boolean;
  readonly note: string;
}

export type DraftAction = 'save' | 'publish' | 'discard';

const typedOf = ({ documents, validFrom, asks, note }: ReadVersion): Typed => ({
  texts: typedFrom(documents),
  validFrom: validFrom ?? '',
  asks,
  note,
});

/**
 * A draft being written. Nothing typed is lost: when somebody else was faster, `theirs` is what they saved, to compare
 * with and to decide between.
 */
export function useDraft(draft: ReadVersion) {
  const api = useApi();
  const to = useHref();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [typed, setTyped] = useState(() => typedOf(draft));
  const [saved, setSaved] = useState(() => ({ typed, revision: draft.revision }));
  const [theirs, setTheirs] = useState<ReadVersion | null>(null);
  const [busy, setBusy] = useState<DraftAction | null>(null);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const { product, type, version } = draft;
  const key = { product, type, version };
  const documents = documentsFrom(typed.texts);

  const refuse = async (refusal: ProblemBody): Promise<null> => {
    const read =
      refusal.code === 'legal_changed_meanwhile'
        ? await api.call(readLegalVersion, { params: { type, version }, query: { product } })
        : undefined;
    setTheirs(read?.ok ? read.data : null);
    setProblem(refusal);
    return null;
  };
  const save = async (over = saved.revision): Promise<number | null> => {
    const words = { documents: structuredClone(documents) as never, validFrom: typed.validFrom || null };
    const body = { ...key, ...words, asks: typed.asks, note: typed.note, revision: over };
    const answer = await api.call(saveLegalDraft, { body });
    if (!answer.ok) return refuse(answer.problem);
    const { revision } = answer.data;
    setSaved({ typed, revision });
    setTheirs(null);
    setProblem(null);
    return revision;
  };
  const work = async (what: DraftAction, doIt: () => Promise<unknown>): Promise<void> => {
    setBusy(what);
    await doIt();
    setBusy(null);
  };

  return {
    typed,
    type: (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change })),
    documents,
    theirs,
    busy,
    problem,
    isDirty: JSON.stringify(typed) !== JSON.stringify(saved.typed),
    save: (over?: number) =>
      work('save', async () => {
        if ((await save(over)) !== null) await revalidate();
      }),
    publish: () =>
      work('publish', async () => {
        const revision = await save();
        if (revision === null) return;
        const answer = await api.call(publishLegalDraft, { body: { ...key, revision } });
        if (!answer.ok) await refuse(answer.problem);
        await revalidate();
      }),
    discard: () =>
      work('discard', async () => {
        const answer = await api.call(discardLegalDraft, { body: { ...key, revision: saved.revision } });
        if (!answer.ok) return refuse(answer.problem);
        setSaved({ ...saved, typed });
        return navigate(to('legal.officeTexts'), { state: { isDone: true } });
      }),
    /** Lets go of what was typed. */
    takeTheirs: () => {
      if (!theirs) return;
      const fresh = typedOf(theirs);
      setTyped(fresh);
      setSaved({ typed: fresh, revision: theirs.revision });
      setTheirs(null);
      setProblem(null);
      void revalidate();
    },
    reload: () => void revalidate(),
  };
}
