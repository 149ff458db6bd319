import { Hash, Images, RefreshCw, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Dialog, DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';

const actions = [
  { name: 'counters', icon: <Hash aria-hidden /> },
  { name: 'caches', icon: <RefreshCw aria-hidden /> },
  { name: 'actors', icon: <Users aria-hidden /> },
  { name: 'albums', icon: <Images aria-hidden /> },
] as const;

/** What maintenance can do, each after a question. */
export function MaintenanceActions({ enabled }: { enabled: boolean }): ReactNode {
  const t = useMessages();
  return (
    <Card title={t('internal.office.actions')} flush>
      <ul className="divide-y divide-line border-line border-t">
        {actions.map(({ name, icon }) => (
          <li key={name} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-(--card-pad) py-3">
            <span className="grid min-w-48 flex-1 gap-0.5">
              <span className="font-semibold">{t(`internal.office.action.${name}`)}</span>
              <span className="text-muted text-sm">{t(`internal.office.action.${name}.text`)}</span>
            </span>
            <ActionForm name={name} icon={icon} enabled={enabled} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ActionForm({ name, icon, enabled }: (typeof actions)[number] & { enabled: boolean }): ReactNode {
  const t = useMessages();
  const [open, setOpen] = useState(false);
  const navigation = useNavigation();
  const busy = navigation.formData?.get('action') === name;
  useEffect(() => {
    if (busy) setOpen(false);
  }, [busy]);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      size="sm"
      trigger={
        <Button size="sm" icon={icon} disabled={!enabled} loading={busy}>
          {t('internal.office.do')}
          <span className="sr-only">: {t(`internal.office.action.${name}`)}</span>
        </Button>
      }
      title={t(`internal.office.action.${name}`)}
      description={t(`internal.office.action.${name}.ask`)}
      closeLabel={t('internal.office.cancel')}
      footer={
        <>
          <DialogClose>
            <Button variant="ghost">{t('internal.office.cancel')}</Button>
          </DialogClose>
          <Form method="post">
            <Button type="submit" variant="primary" name="action" value={name} block>
              {t('internal.office.confirm')}
            </Button>
          </Form>
        </>
      }
    />
  );
}
