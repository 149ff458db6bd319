import { CreditCard, IdCard, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { AgeCheckView } from '../../contract/avs.ts';
import { beginAgeCheck } from '../../contract/avs.ts';
import type { AgeMethod } from '../../contract/states.ts';
import type { WalletLinks } from './ask-browser.ts';
import { askBrowser } from './ask-browser.ts';
import { OtherDevice } from './other-device.tsx';

const icons = { wallet: Smartphone, document: IdCard, card: CreditCard } as const;
export type Done = (result: 'accepted' | 'rejected', forwardTo: string, view: AgeCheckView) => void;

/** The ways to prove one's age, that with the least said of oneself first. */
export function MethodTiles({ view, next, onDone }: { view: AgeCheckView; next: string; onDone: Done }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const [busy, setBusy] = useState<AgeMethod | null>(null);
  const [refusal, setRefusal] = useState('');
  const [links, setLinks] = useState<WalletLinks | null>(null);

  const begin = async (method: AgeMethod): Promise<void> => {
    setBusy(method);
    setRefusal('');
    if (method === 'wallet') {
      const asked = await askBrowser(api, next, (found) => {
        setBusy(null);
        setLinks(found);
      });
      setBusy(null);
      if (asked.kind === 'answered') onDone(asked.result, asked.forwardTo, asked.view);
      else if (asked.kind === 'refused') setRefusal(asked.title);
      return;
    }
    const answer = await api.call(beginAgeCheck, { body: { method, forwardUrl: next } });
    if (answer.ok) return window.location.assign(answer.data.checkoutLink);
    setBusy(null);
    setRefusal(answer.problem.title);
  };

  return (
    <Card title={t('age-check.ways')} description={t('age-check.waysText')}>
      <ul className="grid gap-3">
        {view.methods.map((method, index) => {
          const Icon = icons[method];
          return (
            <li
              key={method}
              className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-[auto_1fr_auto] sm:items-center"
            >
              <Icon aria-hidden className="size-8 text-accent-ink" />
              <div className="grid gap-0.5">
                <h3 className="font-bold">{t(`age-check.way.${method}`)}</h3>
                <p className="text-muted text-sm">{t(`age-check.way.${method}.text`)}</p>
              </div>
              {method === 'wallet' && links ? (
                <div className="grid gap-2">
                  <ButtonLink variant="primary" href={links.wallet}>
                    {t('age-check.openWallet')}
                  </ButtonLink>
                  {links.test === null ? null : (
                    <Button size="sm" onClick={() => window.location.assign(links.test ?? '')}>
                      {t('age-check.testWallet')}
                    </Button>
                  )}
                </div>
              ) : (
                <Button
                  variant={index === 0 ? 'primary' : 'secondary'}
                  loading={busy === method}
                  aria-label={`${t('age-check.begin')}: ${t(`age-check.way.${method}`)}`}
                  onClick={() => void begin(method)}
                >
                  {t('age-check.begin')}
                </Button>
              )}
              {method === 'wallet' && links ? (
                <OtherDevice
                  key={links.otherDevice.requestId}
                  {...links.otherDevice}
                  onOver={(title) => {
                    setLinks(null);
                    setRefusal(title);
                  }}
                  onDone={(...came) => {
                    setLinks(null);
                    onDone(...came);
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <p role="alert" className="mt-3 font-medium text-danger text-sm empty:hidden">
        {refusal}
      </p>
      <p className="mt-4 text-muted text-sm">{t('age-check.kept')}</p>
    </Card>
  );
}
