import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '#kit/contract/client.ts';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';

/** Saves something in the studio: says that it is saved, or why not. @returns what was refused, whether it is under way, and the way to save */
export function useSave(): [
  refusal: string | null,
  busy: boolean,
  save: (work: () => Promise<Result<unknown>>) => Promise<boolean>,
] {
  const t = useMessages();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (work: () => Promise<Result<unknown>>): Promise<boolean> => {
    setBusy(true);
    setRefusal(null);
    const answer = await work();
    setBusy(false);
    if (!answer.ok) {
      setRefusal(answer.problem.errors?.[0]?.message ?? answer.problem.title);
      return false;
    }
    toast.show({ title: t('gifts.studio.saved'), tone: 'success' });
    await revalidate();
    return true;
  };
  return [refusal, busy, save];
}
