import type { ReactNode } from 'react';
import { Card } from '#kit/ui/primitives/card.tsx';
import { Chips } from '#kit/ui/primitives/chips.tsx';
import { Select, TextField } from '#kit/ui/primitives/text-field.tsx';
import { useMessages } from '#kit/web/words/i18n.tsx';
import type { GoalKind } from '../../contract/slide.ts';
import { goalKinds, goalPages, isRule } from '../../contract/slide.ts';
import type { JumbotronType } from '../../contract/type.ts';
import { jumbotronTypes } from '../../contract/type.ts';
import type { CardProps } from './slide-form.tsx';

/** Where a slide stands and what it leads to. */
export function GoalCard({ details, change, saving }: CardProps): ReactNode {
  const t = useMessages();
  const { goalKind, goal, places } = details;
  const choose = (kind: GoalKind): void => change({ goalKind: kind, goal: kind === 'page' ? goalPages[0] : '' });
  return (
    <Card title={t('jumbotrons.office.goal')} description={t('jumbotrons.office.goalText')}>
      <div className="grid grid-cols-1 gap-4">
        <Chips
          legend={t('jumbotrons.office.places')}
          options={jumbotronTypes.map((value) => ({ value, label: t(`jumbotrons.office.place.${value}`) }))}
          chosen={places}
          least={1}
          onChange={(chosen) => change({ places: chosen as JumbotronType[] })}
        />
        <Select
          label={t('jumbotrons.office.goalKind')}
          value={goalKind}
          options={goalKinds.map((value) => ({ value, label: t(`jumbotrons.office.goal.${value}`) }))}
          onChange={({ currentTarget }) => choose(currentTarget.value as GoalKind)}
        />
        {goalKind === 'page' ? (
          <Select
            label={t('jumbotrons.office.page')}
            value={goal}
            error={saving.errorOf('goal')}
            options={goalPages.map((value) => ({ value, label: t(`jumbotrons.office.page.${value}`) }))}
            onChange={({ currentTarget }) => change({ goal: currentTarget.value })}
          />
        ) : null}
        {goalKind === 'performer' || goalKind === 'video' || goalKind === 'album' ? (
          <TextField
            label={t(`jumbotrons.office.which.${goalKind}`)}
            hint={t(`jumbotrons.office.whichText.${goalKind}`)}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            value={goal}
            error={saving.errorOf('goal')}
            onChange={({ currentTarget }) => change({ goal: currentTarget.value })}
          />
        ) : null}
        {isRule(goalKind) ? <p className="text-muted text-sm">{t('jumbotrons.office.ruleText')}</p> : null}
      </div>
    </Card>
  );
}
