import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Result } from '#kit/contract/client.ts';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { refusalOf } from './refusal.ts';

/** Saving without leaving the page: what was refused, at which field, and whether it is under way. */
export interface Saving {
  readonly busy: boolean;
  readonly refusal: string | null;
  errorOf(field: string): string | undefined;
  /** @returns whether it was taken; `told` is said then */
  save(work: () => Promise<Result<unknown>>, told: string): Promise<boolean>;
}

/** Saves something, says that it is saved or why not, and loads the page anew. */
export function useSave(): Saving {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [refused, setRefused] = useState<ReturnType<typeof refusalOf> | null>(null);
  const [busy, setBusy] = useState(false);
  return {
    busy,
    refusal: refused?.refusal ?? null,
    errorOf: (field) => refused?.errorOf(field),
    async save(work, told) {
      setBusy(true);
      setRefused(null);
      const answer = await work().finally(() => setBusy(false));
      if (!answer.ok) {
        setRefused(refusalOf(answer.problem));
        return false;
      }
      toast.show({ title: told, tone: 'success' });
      await revalidate();
      return true;
    },
  };
}
