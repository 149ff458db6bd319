import { CirclePause, CirclePlay, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { languages, nativeNameOf } from '#kit/i18n/language.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { countReach, decideIssue, sendIssue } from '../../contract/office.ts';
import type { LoadedIssue } from './routes/issue.tsx';

/** How often the page looks again while a newsletter is sent, ms. */
const lookEveryMs = 3_000;

/** Sends a newsletter after the number it reaches was shown, stops it in the middle, and continues. */
export function SendCard({ issue: { id, state, results, previews } }: { issue: LoadedIssue }): ReactNode {
  const t = useMessages();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [reached, setReached] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const isSending = state === 'sending';
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = window.setInterval(() => void revalidate(), lookEveryMs);
    return () => window.clearInterval(timer);
  }, [isSending, revalidate]);

  const work = async (run: () => Promise<string>): Promise<void> => {
    setBusy(true);
    setRefusal(await run());
    setBusy(false);
  };
  const params = { issueId: id };
  const count = () =>
    work(async () => {
      const answer = await api.call(countReach, { params });
      setReached(answer.ok ? answer.data.reached : null);
      return answer.ok ? '' : answer.problem.title;
    });
  const send = (number: number) =>
    work(async () => {
      const answer = await api.call(sendIssue, { params, body: { reached: number } });
      const now = answer.ok ? null : answer.problem.data?.['reached'];
      setReached(typeof now === 'number' ? now : null);
      if (answer.ok) await revalidate();
      return answer.ok ? '' : answer.problem.title;
    });
  const decide = (decision: 'stop' | 'resume') =>
    work(async () => {
      const answer = await api.call(decideIssue, { params, body: { decision } });
      await revalidate();
      return answer.ok ? '' : answer.problem.title;
    });
  const names = new Intl.DisplayNames([useLanguage()], { type: 'language' });
  // Whose words are missing: their readers get those of another language.
  const replaced = languages.flatMap((language) => {
    const { used } = previews[language];
    if (used === null || used === language) return [];
    return [{ language: names.of(language) ?? nativeNameOf[language], used: names.of(used) ?? nativeNameOf[used] }];
  });
  if (state === 'sent') return null;
  return (
    <Card title={t('newsletter.office.sending')} description={t(`newsletter.office.about.${state}`)}>
      <div className="grid justify-items-start gap-3">
        {state === 'draft' && reached === null ? (
          <Button loading={busy} onClick={() => void count()}>
            {t('newsletter.office.count')}
          </Button>
        ) : null}
        {state === 'draft' && reached !== null ? (
          <>
            <p role="status">{t('newsletter.office.reaches', { count: reached })}</p>
            {replaced.map((values) => (
              <p key={values.language} className="text-muted text-sm">
                {t('newsletter.office.fallback', values)}
              </p>
            ))}
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                loading={busy}
                disabled={reached === 0}
                icon={<Send aria-hidden />}
                onClick={() => void send(reached)}
              >
                {t('newsletter.office.sendTo', { count: reached })}
              </Button>
              <Button variant="ghost" onClick={() => setReached(null)}>
                {t('newsletter.office.cancel')}
              </Button>
            </div>
          </>
        ) : null}
        {isSending ? (
          <>
            <p role="status">{t('newsletter.office.left', { count: results.waiting })}</p>
            <Button loading={busy} icon={<CirclePause aria-hidden />} onClick={() => void decide('stop')}>
              {t('newsletter.office.stop')}
            </Button>
          </>
        ) : null}
        {state === 'stopped' || state === 'held' ? (
          <Button loading={busy} icon={<CirclePlay aria-hidden />} onClick={() => void decide('resume')}>
            {t('newsletter.office.resume', { count: results.waiting })}
          </Button>
        ) : null}
        <p role="alert" className="font-medium text-danger text-sm empty:hidden">
          {refusal}
        </p>
      </div>
    </Card>
  );
}
