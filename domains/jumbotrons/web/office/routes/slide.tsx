import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData, useNavigate } from 'react-router';
import { auditLines } from '#domains/office/contract/audit.ts';
import { AuditLines } from '#domains/office/web/parts/audit-lines.tsx';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Breadcrumb } from '#kit/ui/primitives/navigation.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { useHref } from '#kit/web/navigation/local-link.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { notFound, refusedAddress } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { readSlide, removeSlide } from '../../../contract/office.ts';
import { useGoalWords } from '../goal-words.ts';
import { PicturesCard } from '../pictures-card.tsx';
import { SlideForm } from '../slide-form.tsx';
import { SlideStateMark } from '../state-mark.tsx';
import { useSwitch } from '../use-switch.ts';

/** Changes shown below a slide. */
const shownChanges = 8;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = context.get(web);
  const slideId = Number(params['slideId']);
  if (!Number.isSafeInteger(slideId) || slideId < 1) throw notFound();
  const [answer, log] = await Promise.all([
    api.call(readSlide, { params: { slideId } }),
    api.call(auditLines.read, { query: { subject: `jumbotron:${slideId}`, kind: 'change', limit: shownChanges } }),
  ]);
  if (!answer.ok) throw refusedAddress(answer.problem.status);
  return { editor: answer.data, lines: log.ok ? log.data.rows : [] };
}

export const meta = pageMeta<typeof loader>(({ t, data }) => ({
  title: data.editor.slide.title || t('jumbotrons.office.untitled'),
}));

/** One slide: its pictures, its words, where it leads, when and for whom, and what it will look like. */
export default function OfficeSlidePage(): ReactNode {
  const t = useMessages();
  const to = useHref();
  const goal = useGoalWords();
  const { editor, lines } = useLoaderData<typeof loader>();
  const navigate = useNavigate();
  const { busy, run } = useCall();
  const { busy: isTurning, isOn, turn } = useSwitch();
  const { slide } = editor;
  const { id: slideId } = slide;
  const title = slide.title || t('jumbotrons.office.untitled');
  const remove = async (): Promise<void> => {
    const told = t('jumbotrons.office.removed');
    const answer = await run((api) => api.call(removeSlide, { params: { slideId } }), { told: () => told });
    if (answer.ok) await navigate(to('jumbotrons.office'));
  };
  return (
    <WorkPage
      title={title}
      mark={<SlideStateMark state={slide.state} />}
      lead={slide.state === 'gone' ? t('jumbotrons.office.goneText') : goal(slide)}
      breadcrumb={
        <Breadcrumb
          label={title}
          items={[{ label: t('jumbotrons.office.menu'), href: to('jumbotrons.office') }, { label: title }]}
        />
      }
    >
      <SlideForm key={slideId} editor={editor}>
        <Card title={t('jumbotrons.office.shown')}>
          <Switch
            label={t('jumbotrons.office.on')}
            hint={t('jumbotrons.office.onText')}
            checked={isOn(slide)}
            disabled={isTurning}
            onChange={({ currentTarget }) => void turn(slideId, currentTarget.checked)}
          />
        </Card>
        <PicturesCard editor={editor} />
      </SlideForm>
      <div className="grid items-start gap-(--grid-gap) lg:grid-cols-[minmax(0,2fr)_minmax(18rem,1fr)]">
        {lines.length > 0 ? (
          <Card title={t('jumbotrons.office.log')}>
            <AuditLines lines={lines} />
          </Card>
        ) : null}
        <Panel
          title={t('jumbotrons.office.removeTitle')}
          closeLabel={t('jumbotrons.office.removeNot')}
          description={t('jumbotrons.office.removeText')}
          trigger={
            <Button icon={<Trash2 aria-hidden />} className="justify-self-start">
              {t('jumbotrons.office.remove')}
            </Button>
          }
        >
          <Button variant="danger" loading={busy} onClick={() => void remove()}>
            {t('jumbotrons.office.removeYes')}
          </Button>
        </Panel>
      </div>
    </WorkPage>
  );
}
