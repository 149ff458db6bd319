import { useState } from 'react';
import type { ApiClient, Result } from '#kit/contract/client.ts';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { useApi } from '#kit/web/live/api.tsx';
import type { ApplicationView } from '../../contract/application.ts';

/** Keeps a step; what is refused stands at its field until the next try. */
export function useStep(onView: (view: ApplicationView) => void) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ProblemBody | null>(null);
  const errorOf = (field: string): string | undefined =>
    problem?.errors?.find((one) => one.field === `body.${field}`)?.message;
  return {
    busy,
    errorOf,
    /** What belongs to no field; with fields named, the field says it. */
    refusal: problem && (problem.errors ?? []).length === 0 ? problem.title : '',
    async save(call: (api: ApiClient) => Promise<Result<ApplicationView>>): Promise<boolean> {
      setBusy(true);
      setProblem(null);
      const answer = await call(api).finally(() => setBusy(false));
      if (answer.ok) onView(answer.data);
      else setProblem(answer.problem);
      return answer.ok;
    },
  };
}
