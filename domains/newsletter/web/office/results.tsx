import type { ReactNode } from 'react';
import { Figure } from '#kit/ui/measure/figure.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import type { IssueResults } from '../../contract/issue.ts';

const shown = ['reached', 'sent', 'waiting', 'skipped', 'failed', 'clicks', 'unsubscribed'] as const;

/** What came of a newsletter, in numbers that name nobody. */
export function Results({ results }: { results: IssueResults }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
      {shown.map((name) => (
        <div key={name} className="grid gap-0.5">
          <dt className="text-sm text-subtle">{t(`newsletter.office.${name}`)}</dt>
          <dd className="font-bold text-xl">
            <Figure>{format.number(results[name])}</Figure>
          </dd>
        </div>
      ))}
    </dl>
  );
}
