import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '#kit/ui/primitives/button.tsx';
import type { ListAction } from './list-actions.tsx';
import { ActionDialog } from './list-actions.tsx';
import { useListFrame } from './list-frame.tsx';

/** What can be done with the one thing a page is about: the same questions as in its list. */
export function ActOn<Row>({
  row,
  actions,
  nameOf,
}: {
  row: Row;
  actions: readonly ListAction<Row>[];
  nameOf: (row: Row) => string;
}): ReactNode {
  const { words } = useListFrame();
  const [asked, setAsked] = useState<ListAction<Row> | null>(null);
  const [notice, setNotice] = useState('');
  const ask = (action: ListAction<Row>): void => {
    setNotice('');
    setAsked(action);
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className={notice === '' ? 'sr-only' : 'text-sm text-success'}>
        {notice}
      </p>
      {actions
        .filter((action) => action.applies(row))
        .map((action) => (
          <Button key={action.key} size="sm" icon={action.icon} onClick={() => ask(action)}>
            {action.label}
          </Button>
        ))}
      {asked ? (
        <ActionDialog
          action={asked}
          rows={[row]}
          nameOf={nameOf}
          onClose={() => setAsked(null)}
          onDone={(count) => {
            setAsked(null);
            setNotice(words.done(count));
          }}
        />
      ) : null}
    </div>
  );
}
