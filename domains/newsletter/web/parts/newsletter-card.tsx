import { useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import type { preferenceCards } from '#domains/notifications/web/slots.ts';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { consentText } from '../../contract/consent.ts';
import { subscribeNewsletter, unsubscribeNewsletter } from '../../contract/guest.ts';
import type { NewsletterType } from '../../contract/types.ts';
import { newsletterTypes, typeLabels } from '../../contract/types.ts';

/** Which newsletters the guest gets. One that is switched on comes once the mail that asks was answered. */
export const NewsletterCard: FillingOf<typeof preferenceCards> = () => {
  const t = useMessages();
  const api = useApi();
  const language = useLanguage();
  const userId = useGuestValue('id');
  const { newsletters } = useGuestValue('notificationSettings');
  /** Those whose mail is on its way. */
  const [asked, setAsked] = useState<readonly NewsletterType[]>([]);
  const [refusal, setRefusal] = useState('');

  const change = async (typeId: NewsletterType, wanted: boolean): Promise<void> => {
    setRefusal('');
    setAsked((before) => (wanted ? [...before, typeId] : before.filter((one) => one !== typeId)));
    const call = wanted ? subscribeNewsletter : unsubscribeNewsletter;
    const answer = await api.call(call, { body: { typeId, userId } });
    if (answer.ok && answer.data.result) return;
    setAsked((before) => before.filter((one) => one !== typeId));
    setRefusal(answer.ok ? t('newsletter.failed') : answer.problem.title);
  };
  return (
    <Card title={t('newsletter.title')} description={consentText[language]}>
      <div className="grid gap-2">
        {newsletterTypes.map((type) => {
          const gets = newsletters.includes(type);
          const waits = !gets && asked.includes(type);
          return (
            <Switch
              key={type}
              label={typeLabels[type][language]}
              hint={waits ? <span role="status">{t('newsletter.waits')}</span> : t(`newsletter.about.${type}`)}
              checked={gets || waits}
              onChange={({ currentTarget: { checked } }) => void change(type, checked)}
            />
          );
        })}
      </div>
      <p role="alert" className="mt-2 font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
    </Card>
  );
};
