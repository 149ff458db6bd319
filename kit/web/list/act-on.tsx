import type { ReactNode } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import type { ListAction } from './list-actions.tsx';
import { ActionDialog } from './list-actions.tsx';
import { useListFrame } from './list-frame.tsx';

/**
 * What can be done with the one thing a page is about: the same questions as in its list. `?ask=` and the key of an action opens its question,
 * where it makes sense for this row: so the palette leads to it.
 */
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
  const [params, setParams] = useSearchParams();
  const wanted = params.get('ask');
  const [pressed, setPressed] = useState<string | null>(null);
  const key = pressed ?? wanted;
  const asked = actions.find((action) => action.key === key && (pressed !== null || action.applies(row)));
  const [notice, setNotice] = useState('');
  const ask = (action: ListAction<Row>): void => {
    setNotice('');
    setPressed(action.key);
  };
  const close = (): void => {
    setPressed(null);
    if (wanted === null) return;
    const rest = new URLSearchParams(params);
    rest.delete('ask');
    setParams(rest, { replace: true, preventScrollReset: true });
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
          onClose={close}
          onDone={(count) => {
            close();
            setNotice(words.done(count));
          }}
        />
      ) : null}
    </div>
  );
}
