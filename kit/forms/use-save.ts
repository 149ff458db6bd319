import { useState } from 'react';
import type { Result } from '#kit/contract/client.ts';
import type { FieldError } from '#kit/contract/problem.ts';

/** A change that is sent: what was refused, at which field, and whether it is under way. */
export interface Saving {
  readonly busy: boolean;
  /** What belongs to no field. */
  readonly refusal: string | null;
  errorOf(field: string): string | undefined;
  /** Fields that were refused, as `title.de`. */
  readonly fields: readonly string[];
  /** @returns what was answered; null where it was refused */
  save<T>(work: () => Promise<Result<T>>): Promise<T | null>;
}

/** Sends a change and keeps why it was refused, until the next one. */
export function useSave(): Saving {
  const [refused, setRefused] = useState<{ title: string; errors: readonly FieldError[] } | null>(null);
  const [busy, setBusy] = useState(false);
  const fields = (refused?.errors ?? []).map(({ field }) => field.replace(/^body\./, ''));
  return {
    busy,
    fields,
    refusal: refused && fields.length === 0 ? refused.title : null,
    errorOf: (field) => refused?.errors.find((error) => error.field.startsWith(`body.${field}`))?.message || undefined,
    async save(work) {
      setBusy(true);
      setRefused(null);
      const answer = await work().finally(() => setBusy(false));
      if (answer.ok) return answer.data;
      setRefused({ title: answer.problem.title, errors: answer.problem.errors ?? [] });
      return null;
    },
  };
}
