import { filled } from 'virtual:slots/notifications.preferenceCards';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { AccountBreadcrumb } from '#domains/guest/web/parts/account-breadcrumb.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { Slot } from '#kit/web/slots/slot.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { NotificationPreferences, PreferencesChange } from '../../../contract/preferences.ts';
import { getNotificationPreferences, saveNotificationPreferences } from '../../../contract/preferences.ts';
import { GeneralCard } from '../../parts/general-card.tsx';
import { KindCard } from '../../parts/kind-card.tsx';
import { QuietCard } from '../../parts/quiet-card.tsx';
import type { preferenceCards } from '../../slots.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getNotificationPreferences, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('notifications.preferences.title') }));

/** How a guest wants to hear of things: by which ways, of what, how often and when not. Each press counts at once. */
export default function Preferences(): ReactNode {
  const t = useMessages();
  const api = useApi();
  const loaded = useLoaderData<typeof loader>();
  const [kept, setKept] = useState<NotificationPreferences>(loaded);
  const [wanted, setWanted] = useState<NotificationPreferences | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const shown = wanted ?? kept;

  const save = async (change: PreferencesChange): Promise<void> => {
    setRefusal(null);
    setWanted(withChange(shown, change));
    // A phone in another zone keeps the hours of where it was set.
    const zone = change.quietFrom === undefined ? {} : { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
    const answer = await api.call(saveNotificationPreferences, { body: { ...zone, ...change } });
    setWanted(null);
    if (answer.ok) setKept(answer.data);
    else setRefusal(answer.problem.title);
  };
  const props = { shown, save: (change: PreferencesChange) => void save(change) };
  return (
    <div className="page grid max-w-190 gap-5 py-[clamp(1.5rem,4vw,3rem)]">
      <AccountBreadcrumb title={t('notifications.preferences.title')} />
      <header className="grid gap-1">
        <h1 className="font-extrabold text-[clamp(1.5rem,5vw,2.25rem)] leading-tight">
          {t('notifications.preferences.title')}
        </h1>
        <p className="text-muted">{t('notifications.preferences.lead')}</p>
      </header>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
      <GeneralCard {...props} />
      <Slot<typeof preferenceCards> filled={filled} props={{}} />
      {shown.kinds.map((kind) => (
        <KindCard key={kind.kind} kind={kind} reachable={shown.reachable} save={props.save} />
      ))}
      <QuietCard {...props} />
    </div>
  );
}

/** How it looks once the change is saved; the answer says the rest. */
function withChange(before: NotificationPreferences, { channels, kinds = {}, ...general }: PreferencesChange) {
  const given = Object.fromEntries(Object.entries(general).filter(([, value]) => value !== undefined));
  return {
    ...before,
    ...given,
    channels: { ...before.channels, ...channels },
    kinds: before.kinds.map((kind) => ({ ...kind, ...kinds[kind.kind] })),
  } as NotificationPreferences;
}
