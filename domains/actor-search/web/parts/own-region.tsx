import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { zipCountries } from '#domains/places/contract/index.ts';
import { defineForm } from '#kit/forms/define-form.ts';
import { OperationForm } from '#kit/forms/operation-form.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { useFormat, useMessages } from '#kit/web/words/i18n.tsx';
import { setOwnRegion } from '../../contract/index.ts';

/** Where a guest agrees to count on the maps of performers. */
export const regionForm = defineForm(setOwnRegion, {});

/** Whether and where a guest counts on the maps of performers; `onChanged` after it was taken back. */
export function OwnRegion({
  region,
  onChanged,
}: {
  region: { readonly near: string | null; readonly until: number } | null;
  onChanged: () => Promise<void>;
}): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const { busy, run } = useCall();
  const takeBack = async (): Promise<void> => {
    await run((api) => api.call(setOwnRegion, { body: { country: 'DE', zip: '' } }), {
      told: () => t('actor-search.region.takenBack'),
    });
    await onChanged();
  };
  return (
    <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
      <div className="grid gap-1">
        <h2 className="font-bold text-lg">{t('actor-search.region.title')}</h2>
        <p className="text-muted text-sm">{t('actor-search.region.lead')}</p>
      </div>
      {region ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="flex min-w-0 items-center gap-2">
            <MapPin aria-hidden className="size-5 shrink-0 text-accent-ink" />
            <span>
              {region.near === null
                ? t('actor-search.region.countedElsewhere', { day: format.date(region.until) })
                : t('actor-search.region.counted', { town: region.near, day: format.date(region.until) })}
            </span>
          </p>
          <Button size="sm" loading={busy} onClick={() => void takeBack()}>
            {t('actor-search.region.takeBack')}
          </Button>
        </div>
      ) : (
        <OperationForm
          form={regionForm}
          submit={t('actor-search.region.agree')}
          values={{ country: 'DE', zip: '' }}
          fields={{
            country: {
              label: t('actor-search.near.country'),
              options: zipCountries.map((value) => ({ value, label: format.countryName(value) })),
            },
            zip: {
              label: t('actor-search.near.zip'),
              hint: t('actor-search.region.zipHint'),
              autoComplete: 'postal-code',
              maxLength: 12,
            },
          }}
        />
      )}
    </section>
  );
}
