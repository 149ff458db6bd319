import { Check, Eye, EyeOff, Hourglass, UserCheck, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { beginOfDay } from '#kit/i18n/days.ts';
import { Badge } from '#kit/ui/primitives/badge.tsx';
import { Button, ButtonLink } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { DialogClose } from '#kit/ui/primitives/dialog.tsx';
import { Link } from '#kit/ui/primitives/link.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { EmptyState } from '#kit/ui/primitives/state.tsx';
import { LocalLink } from '#kit/web/navigation/local-link.tsx';
import { useFormat, useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import type { Appearance } from '../../contract/index.ts';
import { answerAppearance, consentTerms } from '../../contract/index.ts';
import { kindName } from './kind-name.ts';
import type { loadAppearances } from './load-appearances.ts';

type Loaded = Awaited<ReturnType<typeof loadAppearances>>;

/** What somebody is in: questions first, then everything with its answer, which can be changed at any time. */
export function Appearances({
  data,
  here,
  isStudio = false,
}: {
  data: Loaded;
  here: string;
  /** The studio's: leads on to who is in what is one's own. */
  isStudio?: boolean;
}): ReactNode {
  const t = useMessages();
  const top = useRef<HTMLDivElement>(null);
  const { asked, items, before, isFirst } = data;
  const answered = (): void => top.current?.focus();
  return (
    <div ref={top} tabIndex={-1} className="grid min-w-0 grid-cols-1 gap-(--grid-gap) outline-none">
      {asked.length > 0 ? (
        <Card title={t('consent.asked', { count: asked.length })} description={t('consent.askedText')}>
          <ul className="grid gap-3">
            {asked.map((one) => (
              <Question key={one.key} one={one} version={data.termsVersion} onAnswered={answered} />
            ))}
          </ul>
        </Card>
      ) : null}
      {items.length === 0 && asked.length === 0 ? (
        <EmptyState icon={<UserCheck />} title={t('consent.none')}>
          {t('consent.noneText')}
        </EmptyState>
      ) : null}
      {items.length > 0 ? (
        <Card title={t('consent.all')} description={t('consent.allText')} flush>
          <ul className="divide-y divide-line">
            {items.map((one) => (
              <Row key={one.key} one={one} version={data.termsVersion} onAnswered={answered} isStudio={isStudio} />
            ))}
          </ul>
        </Card>
      ) : null}
      {isFirst && before === null ? null : (
        <nav aria-label={t('consent.pages')} className="flex flex-wrap justify-between gap-3">
          {isFirst ? <span /> : <ButtonLink href={here}>{t('consent.newest')}</ButtonLink>}
          {before === null ? null : <ButtonLink href={`${here}?before=${before}`}>{t('consent.older')}</ButtonLink>}
        </nav>
      )}
    </div>
  );
}

interface OneProps {
  readonly one: Appearance;
  readonly version: number;
  readonly onAnswered: () => void;
}

/** Answering, with the list loaded anew after it. */
function useAnswer({ one, version, onAnswered }: OneProps) {
  const t = useMessages();
  const { busy, run } = useCall();
  const { revalidate } = useRevalidator();
  return {
    busy,
    async answer(agrees: boolean): Promise<void> {
      const { kind, id } = one;
      const answer = await run(
        (api) => api.call(answerAppearance, { body: { kind, id, agrees, termsVersion: version } }),
        { told: ({ standing }) => t(`consent.told.${standing}`) },
      );
      await revalidate();
      if (answer.ok) onAnswered();
    },
  };
}

/** What a thing is, by whom, and of which day. */
function What({ one }: { one: Appearance }): ReactNode {
  const t = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const name = one.title || t('consent.untitled');
  const kind = kindName(t, one.kind);
  return (
    <div className="grid min-w-0 gap-0.5">
      <b className="[overflow-wrap:anywhere]">
        {one.path ? <Link href={`/${language}${one.path}`}>{name}</Link> : <bdi>{name}</bdi>}
      </b>
      <span className="text-muted text-sm" translate="no">
        {one.owner === ''
          ? t('consent.ofMine', { kind, day: format.date(beginOfDay(one.recordedOn)) })
          : t('consent.of', { kind, name: one.owner, day: format.date(beginOfDay(one.recordedOn)) })}
      </span>
    </div>
  );
}

/** Something that waits for an answer, with the words one agrees to. */
function Question(props: OneProps): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { busy, answer } = useAnswer(props);
  return (
    <li className="grid gap-3 rounded-card border border-line p-(--card-pad)">
      <What one={props.one} />
      <p className="text-sm">{consentTerms.words[language]}</p>
      <div className="grid grid-cols-2 gap-3 sm:flex">
        <Button variant="primary" loading={busy} icon={<Check aria-hidden />} onClick={() => void answer(true)}>
          {t('consent.agree')}
        </Button>
        <Button disabled={busy} icon={<X aria-hidden />} onClick={() => void answer(false)}>
          {t('consent.refuse')}
        </Button>
      </div>
    </li>
  );
}

const tones = { agreed: 'success', asked: 'info', refused: 'neutral', withdrawn: 'warning' } as const;

/** Something that was answered; the answer is changed in a box that says what happens. */
function Row({ isStudio, ...props }: OneProps & { readonly isStudio: boolean }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const { one } = props;
  const { busy, answer } = useAnswer(props);
  const [isOpen, setOpen] = useState(false);
  const agrees = one.standing === 'agreed';
  const name = one.title || t('consent.untitled');
  const Mark = one.isShown ? Eye : agrees ? Hourglass : EyeOff;
  return (
    <li className="grid grid-cols-1 gap-3 px-(--card-pad) py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="grid min-w-0 gap-2">
        <What one={one} />
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <Badge tone={tones[one.standing]}>{t(`consent.standing.${one.standing}`)}</Badge>
          <span className="inline-flex items-center gap-1.5 text-muted">
            <Mark aria-hidden className="size-4 shrink-0" />
            {t(one.isShown ? 'consent.shown' : agrees ? 'consent.waits' : 'consent.hidden')}
          </span>
          {isStudio && one.owner === '' ? (
            <LocalLink
              to="consent.studioWork"
              params={{ kind: one.kind, id: one.id }}
              aria-label={t('consent.studio.whoOf', { name })}
              className="inline-flex min-h-(--tap) items-center font-medium text-accent-ink underline underline-offset-4"
            >
              {t('consent.studio.who')}
            </LocalLink>
          ) : null}
        </span>
      </div>
      <Panel
        open={isOpen}
        onOpenChange={setOpen}
        closeLabel={t('consent.close')}
        title={agrees ? t('consent.withdrawTitle', { name }) : t('consent.agreeTitle', { name })}
        trigger={
          <Button
            size="sm"
            aria-label={agrees ? t('consent.withdrawOf', { name }) : t('consent.agreeTo', { name })}
            className="justify-self-start"
          >
            {t(agrees ? 'consent.withdraw' : 'consent.agree')}
          </Button>
        }
        footer={
          <>
            <DialogClose>
              <Button>{t('consent.back')}</Button>
            </DialogClose>
            <Button
              variant={agrees ? 'danger' : 'primary'}
              loading={busy}
              onClick={() => void answer(!agrees).then(() => setOpen(false))}
            >
              {t(agrees ? 'consent.withdrawNow' : 'consent.agree')}
            </Button>
          </>
        }
      >
        {agrees ? (
          <ul className="grid list-disc gap-2 ps-5">
            <li>{t('consent.happens.gone')}</li>
            <li>{t('consent.happens.back')}</li>
            <li>{t('consent.happens.record')}</li>
          </ul>
        ) : (
          <p>{consentTerms.words[language]}</p>
        )}
      </Panel>
    </li>
  );
}
