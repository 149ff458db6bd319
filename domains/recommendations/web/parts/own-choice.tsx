import type { ReactNode } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { forgetRecommendations, switchRecommendations } from '../../contract/index.ts';

/** What a guest says about it: on or off, forget, and take back whom they did not want. */
export function OwnChoice({
  isOn,
  performers,
  skipped,
}: {
  isOn: boolean;
  performers: number;
  skipped: readonly { readonly actorId: number; readonly name: string }[];
}): ReactNode {
  const t = useMessages();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  const [wantsIt, setWantsIt] = useState(isOn);
  const choose = async (on: boolean): Promise<void> => {
    setWantsIt(on);
    const done = await run((api) => api.call(switchRecommendations, { body: { isOn: on } }), {
      told: () => t(on ? 'recommendations.own.switchedOn' : 'recommendations.own.switchedOff'),
    });
    if (!done.ok) return setWantsIt(!on);
    await revalidate();
  };
  const forget = async (body: { actorId?: number }): Promise<void> => {
    const done = await run((api) => api.call(forgetRecommendations, { body }), {
      told: () => t('recommendations.own.forgotten'),
    });
    if (done.ok) await revalidate();
  };
  return (
    <Card title={t('recommendations.own.choice')}>
      <div className="grid gap-4">
        <Switch
          label={t('recommendations.own.follow')}
          hint={t('recommendations.own.followHint')}
          checked={wantsIt}
          disabled={busy}
          onChange={({ currentTarget }) => void choose(currentTarget.checked)}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{t('recommendations.own.from', { count: performers })}</p>
          <Button disabled={busy || performers === 0} onClick={() => void forget({})}>
            {t('recommendations.own.forget')}
          </Button>
        </div>
        {skipped.length > 0 ? (
          <div className="grid gap-2">
            <h3 className="font-semibold">{t('recommendations.own.skipped')}</h3>
            <ul className="grid gap-1">
              {skipped.map(({ actorId, name }) => (
                <li key={actorId} className="flex min-h-11 items-center justify-between gap-3">
                  <span translate="no">{name}</span>
                  <Button
                    size="sm"
                    disabled={busy}
                    aria-label={t('recommendations.own.takeBackOf', { name })}
                    onClick={() => void forget({ actorId })}
                  >
                    {t('recommendations.own.takeBack')}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </Card>
  );
}
