import { useState } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { PayeeView } from '../../contract/index.ts';

/** A form that is kept: busy while it is, what was refused stands at its field until the next try. */
export interface Saving {
  readonly busy: boolean;
  readonly errorOf: (field: string) => string | undefined;
  /** What belongs to no field; with fields named, the field says it. */
  readonly refusal: string;
  /** Null when it was refused. */
  readonly save: (call: (api: ApiClient) => Promise<Result<PayeeView>>) => Promise<PayeeView | null>;
}

export function useSaving(): Saving {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const errors = problem?.errors ?? [];
  return {
    busy,
    errorOf: (field) => errors.find((one) => one.field === `body.${field}`)?.message,
    refusal: problem && errors.length === 0 ? problem.title : '',
    async save(call) {
      setBusy(true);
      setProblem(null);
      const answer = await call(api).finally(() => setBusy(false));
      if (!answer.ok) setProblem(answer.problem);
      return answer.ok ? answer.data : null;
    },
  };
}
