import { useMessages } from '#kit/web/words/i18n.tsx';
import type { OfficeSlide } from '../../contract/office.ts';
import { isGoalPage } from '../../contract/slide.ts';

/** What a slide leads to, in words. */
export function useGoalWords(): (slide: Pick<OfficeSlide, 'goalKind' | 'goalName'>) => string {
  const t = useMessages();
  return ({ goalKind, goalName }) => {
    const kind = t(`jumbotrons.office.goal.${goalKind}`);
    if (!goalName) return kind;
    const name = isGoalPage(goalName) ? t(`jumbotrons.office.page.${goalName}`) : goalName;
    return t('jumbotrons.office.goalIs', { kind, name });
  };
}
