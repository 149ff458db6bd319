import type { ReactNode } from 'react';
import { useState } from 'react';
import type { ConsentCategory, ConsentChoice } from '#kit/consent/consent-cookie.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Dialog } from '#kit/ui/primitives/dialog.tsx';
import { useConsent } from '#kit/web/device/consent.ts';
import type { Declared } from '#kit/web/device/storage.ts';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { showPrivacySettings } from '../state/consent-dialog.ts';
import { useDecide } from '../state/decide.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import { StoredList } from './stored-list.tsx';

/** The privacy settings: a switch per category, each with what it stores. `stored` is everything the site declares. */
export function ConsentDialog({ stored }: { stored: readonly Declared[] }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const consent = useConsent();
  const decide = useDecide();
  const [choice, setChoice] = useState<ConsentChoice>({ functional: consent.functional, analytics: consent.analytics });
  const close = (): void => showPrivacySettings(false);
  const answer = (chosen: ConsentChoice): void => {
    decide(chosen);
    close();
  };
  const of = (category: ConsentCategory): readonly Declared[] => stored.filter((item) => item.category === category);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || close()}
      title={t('legal.consent.menu')}
      description={t('legal.consent.lead')}
      closeLabel={t('legal.consent.close')}
      footer={
        <ConsentButtons
          middle={t('legal.consent.save')}
          onMiddle={() => answer(choice)}
          onDecide={(all) => answer(all)}
        />
      }
    >
      <div className="grid gap-3">
        <Category
          label={t('legal.consent.category.necessary')}
          hint={t('legal.consent.category.necessaryHint')}
          items={of('necessary')}
        />
        <Category
          label={t('legal.consent.category.functional')}
          hint={t('legal.consent.category.functionalHint')}
          checked={choice.functional}
          onChange={(functional) => setChoice({ ...choice, functional })}
          items={of('functional')}
        />
        <Category
          label={t('legal.consent.category.analytics')}
          hint={t('legal.consent.category.analyticsHint')}
          checked={choice.analytics}
          onChange={(analytics) => setChoice({ ...choice, analytics })}
          items={of('analytics')}
        />
        {consent.at === null ? null : (
          <p className="text-subtle text-xs">
            {t('legal.consent.decided', { date: format.dateTime(new Date(consent.at).toISOString()) })}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Category({
  label,
  hint,
  checked,
  onChange,
  items,
}: {
  label: string;
  hint: string;
  /** Without one it is always on. */
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  items: readonly Declared[];
}): ReactNode {
  const t = useMessages();
  return (
    <section className="rounded-card border border-line p-3">
      {onChange ? (
        <Switch
          label={label}
          hint={hint}
          checked={checked}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      ) : (
        <div className="flex items-start justify-between gap-3">
          <p className="grid gap-0.5">
            {label}
            <span className="text-muted text-sm">{hint}</span>
          </p>
          <Badge>{t('legal.consent.always')}</Badge>
        </div>
      )}
      <details className="mt-1">
        <summary className="inline-flex min-h-9 cursor-pointer items-center rounded-sm text-muted text-sm underline underline-offset-4 pointer-coarse:min-h-11">
          {t('legal.consent.stored', { count: items.length })}
        </summary>
        <StoredList items={items} />
      </details>
    </section>
  );
}
