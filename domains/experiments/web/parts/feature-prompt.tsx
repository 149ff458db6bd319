import { X } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useGuestValue } from '#domains/guest/web/state/provider.tsx';
import { Button, IconButton } from '#kit/ui/primitives/button.tsx';
import { useConsent } from '#kit/web/device/consent.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useCurrentPage } from '#kit/web/page/page.ts';
import type { deferredParts } from '#kit/web/slots/frame-slots.ts';
import type { FillingOf } from '#kit/web/slots/slots.ts';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Feature } from '../../contract/features.ts';
import { activeFeatures } from '../../contract/features.ts';

const FeatureDialog = lazy(async () => ({ default: (await import('./feature-dialog.tsx')).FeatureDialog }));

/**
 * On a page that has something new: a small card that asks a logged-in guest what they think of it. It stands in
 * nobody's way, and who closes it is left alone for as long as the document lives.
 */
export const FeaturePrompt: FillingOf<typeof deferredParts> = () => {
  const t = useMessages();
  const language = useLanguage();
  const feature = useFeatureToAsk();
  const [closed, setClosed] = useState<readonly number[]>([]);
  /** Stays while the thanks are read, although the feature is not to be asked about any more. */
  const [opened, setOpened] = useState<Feature | null>(null);
  const close = ({ featureId }: Feature): void => setClosed([...closed, featureId]);
  // One question at a time: those about privacy come first, and stand in the same place.
  const { decided } = useConsent();
  const isNoticeDue = useGuestValue('showDataProtection');
  const isPrompted = decided && !isNoticeDue && feature && !opened && !closed.includes(feature.featureId);
  return (
    <>
      {isPrompted ? (
        <section
          aria-label={t('experiments.feedback.new', { name: feature.name[language] })}
          className="glass fixed right-3 max-sm:left-3 bottom-[calc(env(safe-area-inset-bottom,0px)+4.25rem)] z-20 flex items-center gap-2 rounded-card border border-line py-2 pr-2 pl-4 text-sm shadow-e3 menu:bottom-4"
        >
          <p className="min-w-0 flex-1 font-semibold">
            {t('experiments.feedback.new', { name: feature.name[language] })}
          </p>
          <Button size="sm" onClick={() => setOpened(feature)}>
            {t('experiments.feedback.say')}
          </Button>
          <IconButton size="sm" icon={<X />} label={t('experiments.feedback.close')} onClick={() => close(feature)} />
        </section>
      ) : null}
      {opened ? (
        <Suspense fallback={null}>
          <FeatureDialog
            featureId={opened.featureId}
            name={opened.name[language]}
            onClose={() => {
              close(opened);
              setOpened(null);
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};

/** The feature this page has to ask about, when the guest has not said anything about it. */
function useFeatureToAsk(): Feature | undefined {
  const api = useApi();
  const page = useCurrentPage()?.page.id;
  const state = useGuestValue('activeFeatures');
  const [features, setFeatures] = useState<readonly Feature[]>([]);
  const [requested, setRequested] = useState(false);
  const isDue = state.some(({ feedback }) => feedback === null);
  useEffect(() => {
    if (!isDue || requested) return;
    setRequested(true);
    void api.call(activeFeatures, {}).then((answer) => answer.ok && setFeatures(answer.data.features));
  }, [api, isDue, requested]);
  const known = (id: number): boolean => state.some(({ featureId, feedback }) => featureId === id && feedback === null);
  return features.find(({ featureId, pageId }) => pageId === page && known(featureId));
}
