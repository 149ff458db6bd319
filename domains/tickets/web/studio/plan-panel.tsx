import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnShares } from '#domains/sales/contract/share-part.ts';
import { useSave } from '#kit/forms/use-save.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Panel } from '#kit/ui/primitives/panel.tsx';
import { useToast } from '#kit/ui/primitives/toast.ts';
import { useApi } from '#kit/web/live/api.tsx';
import { useLanguage, useMessages } from '#kit/web/words/i18n.tsx';
import { planShow } from '../../contract/studio.ts';
import { PlanFields } from './plan-fields.tsx';
import { emptyPlan, readPlan } from './typed-plan.ts';
import { WordsFields } from './words-fields.tsx';

/** The button and the form with which a show is planned; what was typed stays until the show is. */
export function PlanPanel({ shares }: { shares: OwnShares | null }): ReactNode {
  const t = useMessages();
  const language = useLanguage();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const saving = useSave();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(emptyPlan);
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const form = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  // What was refused may stand above what is in sight.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);
  const change = (part: Partial<typeof typed>): void => setTyped((before) => ({ ...before, ...part }));
  const plan = async (): Promise<void> => {
    const read = readPlan(typed, language);
    setWrong('wrong' in read ? read.wrong : {});
    if (!('plan' in read) || !(await saving.save(() => api.call(planShow, { body: read.plan })))) {
      setRefusals((count) => count + 1);
      return;
    }
    setOpen(false);
    setTyped(emptyPlan);
    toast.show({ title: t('tickets.studio.planned'), tone: 'success' });
    await revalidate();
  };
  return (
    <Panel
      open={isOpen}
      onOpenChange={setOpen}
      title={t('tickets.studio.plan')}
      closeLabel={t('tickets.studio.close')}
      trigger={
        <Button variant="primary" icon={<CalendarPlus aria-hidden />} className="max-sm:w-full">
          {t('tickets.studio.plan')}
        </Button>
      }
      footer={
        <Button type="submit" form={formId} variant="primary" loading={saving.busy}>
          {t('tickets.studio.planSave')}
        </Button>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void plan();
        }}
      >
        <WordsFields words={typed} saving={saving} onChange={change} />
        <PlanFields
          typed={typed}
          shares={shares}
          errorOf={(field) => wrong[field] ?? saving.errorOf(field)}
          onChange={change}
        />
        {saving.refusal ? (
          <p role="alert" className="font-medium text-danger text-sm">
            {saving.refusal}
          </p>
        ) : null}
      </form>
    </Panel>
  );
}
