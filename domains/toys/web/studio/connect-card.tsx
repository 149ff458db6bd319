import { Plug, Unplug, Vibrate } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { number } from '#kit/entries/entry.ts';
import { readEntry } from '#kit/entries/read-entry.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { EntryField } from '#kit/ui/primitives/entry-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { StudioToy } from '../../contract/studio.ts';
import { useToySession, useToyState } from './toy-context.tsx';

const portEntry = number({ least: 1_024, most: 65_535 });

/** The line to the toy: where the program beside it listens, what is there, and a try. */
export function ConnectCard({ toy }: { toy: StudioToy }): ReactNode {
  const t = useMessages();
  const session = useToySession();
  const { status, names, isReady, trouble, playing } = useToyState();
  const [typed, setTyped] = useState(String(toy.port));
  const read = readEntry(typed, portEntry);
  const port = 'value' in read ? read.value : null;
  const isElsewhere = status === 'off' && toy.isConnected;
  const badge = isReady
    ? ({ tone: 'success', label: t('toys.studio.state.ready') } as const)
    : status === 'on'
      ? ({ tone: 'warning', label: t('toys.studio.state.noToy') } as const)
      : ({ tone: 'neutral', label: t('toys.studio.state.off') } as const);
  return (
    <Card
      title={t('toys.studio.line')}
      description={t('toys.studio.lineText')}
      actions={<Badge tone={badge.tone}>{badge.label}</Badge>}
    >
      <div className="grid gap-4">
        {trouble ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {t(`toys.studio.trouble.${trouble}`)}
          </p>
        ) : null}
        {isElsewhere ? <p className="text-sm text-warning">{t('toys.studio.elsewhere')}</p> : null}
        {status === 'on' ? (
          <>
            <ul className="grid gap-1">
              {names.map((name) => (
                <li key={name} className="flex min-h-11 items-center gap-2 rounded-control bg-field px-3 font-semibold">
                  <Vibrate aria-hidden className="size-5 text-accent" />
                  <bdi translate="no">{name}</bdi>
                </li>
              ))}
              {names.length === 0 ? <li className="text-muted text-sm">{t('toys.studio.switchOn')}</li> : null}
            </ul>
            <div className="flex flex-wrap gap-2">
              <Button
                disabled={names.length === 0 || playing !== null || toy.isPaused}
                onClick={() => session.try(toy.setup.mostStrength)}
              >
                {t('toys.studio.try')}
              </Button>
              <Button variant="ghost" icon={<Unplug aria-hidden />} onClick={() => session.disconnect()}>
                {t('toys.studio.disconnect')}
              </Button>
            </div>
          </>
        ) : (
          <form
            noValidate
            className="flex flex-wrap items-end gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (port !== null) void session.connect(port);
            }}
          >
            <EntryField
              entry={portEntry}
              label={t('toys.studio.port')}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              className="w-32"
            />
            <Button
              type="submit"
              variant="primary"
              icon={<Plug aria-hidden />}
              loading={status === 'connecting'}
              disabled={port === null}
            >
              {isElsewhere ? t('toys.studio.take') : t('toys.studio.connect')}
            </Button>
          </form>
        )}
        <p className="text-sm text-subtle">{t('toys.studio.safety')}</p>
      </div>
    </Card>
  );
}
