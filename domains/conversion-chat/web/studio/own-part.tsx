import { useEffect, useState } from 'react';
import type { studioHome } from '#domains/studio/web/slots.ts';
import { useCall } from '#kit/forms/use-call.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLatest } from '#kit/web/live/latest.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OwnConversionChat } from '../../contract/studio.ts';
import { getOwnConversionChat, setOwnConversionChat } from '../../contract/studio.ts';

/** Whether a performer takes part in extra free chat of new guests, and what that means; takes effect at once. */
export const OwnPart: FillingOf<typeof studioHome> = () => {
  const t = useMessages();
  const api = useApi();
  const latest = useLatest();
  const { refusal, run } = useCall();
  const [own, setOwn] = useState<OwnConversionChat | null>(null);
  useEffect(() => {
    void latest(() => api.call(getOwnConversionChat, {})).then((answer) => {
      if (answer?.ok) setOwn(answer.data);
    });
  }, [api, latest]);
  const choose = async (before: OwnConversionChat, takesPart: boolean): Promise<void> => {
    setOwn({ ...before, takesPart });
    const done = await latest(() =>
      run((line) => line.call(setOwnConversionChat, { body: { takesPart } }), { isRefusedInPlace: true }),
    );
    if (done) setOwn(done.ok ? done.data : before);
  };
  if (own === null) return null;
  return (
    <div className="page pb-6">
      <Card title={t('conversion-chat.studio.title')}>
        <Switch
          label={t('conversion-chat.studio.switch')}
          hint={t('conversion-chat.studio.hint', { minutes: own.minutes, hours: own.hours })}
          error={refusal || undefined}
          checked={own.takesPart}
          onChange={({ currentTarget }) => void choose(own, currentTarget.checked)}
        />
      </Card>
    </div>
  );
};
