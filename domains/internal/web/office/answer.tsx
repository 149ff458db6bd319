import type { ReactNode } from 'react';
import type { ProblemBody } from '#kit/contract/problem.ts';
import { toneClass } from '#kit/ui/primitives/badge.tsx';
import { cx } from '#kit/ui/primitives/cx.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';

interface ActionResult {
  readonly action: string;
  readonly problem: ProblemBody | null;
  readonly counters: number;
  readonly caches: readonly string[];
}

/** What came of the last press on a button, announced at once. */
export function Answer({ answer }: { answer: ActionResult | undefined }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  if (!answer) return null;
  const { action, problem, counters, caches } = answer;
  const words = () => {
    if (action === 'counters') return t('internal.office.answer.counters', { count: counters });
    if (action === 'caches')
      return t('internal.office.answer.caches', { count: caches.length, names: format.list(caches) });
    return t('internal.office.answer.queued');
  };
  return (
    <p
      role={problem ? 'alert' : 'status'}
      className={cx('rounded-control px-3.5 py-3 font-medium text-sm', toneClass[problem ? 'danger' : 'success'])}
    >
      {problem ? problem.title : words()}
    </p>
  );
}
