import { expect, test } from 'vitest';
import type { OverviewFigure } from '../../contract/routes.ts';
import { byUrgency, waits } from './urgency.ts';

const figure = (label: string, given: Partial<OverviewFigure>): OverviewFigure => ({
  ...{ label, of: 'now', unit: 'pieces', value: 1, alarm: false, since: null, page: null },
  ...given,
});

test('what is wrong stands first, then what has waited longest; what is only counted does not wait', () => {
  const figures = [
    figure('online', { value: 12 }),
    figure('pictures', { since: 300 }),
    figure('requests', { since: 100 }),
    figure('reports', { since: 200, alarm: true }),
    figure('books', { value: 'wrong', alarm: true }),
    figure('none left', { value: 0, since: 50 }),
  ];
  expect(
    figures
      .filter(waits)
      .sort(byUrgency)
      .map(({ label }) => label),
  ).toEqual(['books', 'reports', 'requests', 'pictures']);
});
