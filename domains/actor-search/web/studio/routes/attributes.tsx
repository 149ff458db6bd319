import type { ReactNode } from 'react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { useCall } from '#kit/forms/use-call.ts';
import { Button } from '#kit/ui/primitives/button.tsx';
import { Chips } from '#kit/ui/primitives/chips.tsx';
import { Switch } from '#kit/ui/primitives/choice.tsx';
import { Slider } from '#kit/ui/primitives/slider.tsx';
import { WorkPage } from '#kit/ui/shell/work-page.tsx';
import { web } from '#kit/web/page/context.ts';
import { pageMeta } from '#kit/web/page/meta.ts';
import { refused } from '#kit/web/page/refused.ts';
import { useMessages } from '#kit/web/words/i18n.tsx';
import { getOwnAttributes, moodRange, setOwnAttributes } from '../../../contract/index.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const answer = await context.get(web).api.call(getOwnAttributes, {});
  if (!answer.ok) throw refused(answer.problem.status);
  return answer.data;
}

export const meta = pageMeta(({ t }) => ({ title: t('actor-search.studio.title') }));

/** What a performer says of herself to be found by: chips, and where she is between calm and lively. */
export default function OwnAttributes(): ReactNode {
  const t = useMessages();
  const { groups, moodValue } = useLoaderData<typeof loader>();
  const { busy, run } = useCall();
  const [chosen, setChosen] = useState<Readonly<Record<string, readonly string[]>>>(() =>
    Object.fromEntries(
      groups.map(({ key, attributes }) => [key, attributes.filter(({ isOn }) => isOn).map((one) => one.key)]),
    ),
  );
  const [mood, setMood] = useState(moodValue);
  const save = async (): Promise<void> => {
    const attributes = Object.entries(chosen).flatMap(([group, keys]) => keys.map((key) => `${group}:${key}`));
    await run((api) => api.call(setOwnAttributes, { body: { attributes, moodValue: mood } }), {
      told: () => t('actor-search.studio.saved'),
    });
  };
  const words = (value: number): string =>
    value < 34
      ? t('actor-search.studio.calm')
      : value < 67
        ? t('actor-search.studio.between')
        : t('actor-search.studio.lively');
  return (
    <WorkPage title={t('actor-search.studio.title')} lead={t('actor-search.studio.lead')}>
      <div className="grid max-w-180 gap-6 rounded-card border border-line bg-surface p-5">
        {groups.map(({ key, kind, label, attributes }) => {
          const now = chosen[key] ?? [];
          return (
            <Chips
              key={key}
              legend={label}
              options={attributes.map((one) => ({ value: one.key, label: one.label }))}
              chosen={now}
              onChange={(next) =>
                setChosen({ ...chosen, [key]: kind === 'one' ? next.filter((one) => !now.includes(one)) : next })
              }
            />
          );
        })}
        <div className="grid gap-3 border-line border-t pt-4">
          <Switch
            label={t('actor-search.studio.saysMood')}
            hint={t('actor-search.studio.moodHint')}
            checked={mood !== null}
            onChange={({ currentTarget }) => setMood(currentTarget.checked ? 50 : null)}
          />
          {mood === null ? null : (
            <Slider
              label={t('actor-search.studio.mood')}
              min={moodRange.least}
              max={moodRange.most}
              step={5}
              value={[mood]}
              onValueChange={([value = 50]) => setMood(value)}
              format={words}
            />
          )}
        </div>
        <div className="sticky bottom-(--bottom-bar,0px) z-10 -mx-5 -mb-5 rounded-b-card border-line border-t bg-surface p-4">
          <Button variant="primary" loading={busy} onClick={() => void save()} className="max-sm:w-full">
            {t('actor-search.studio.save')}
          </Button>
        </div>
      </div>
    </WorkPage>
  );
}
