import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/experiments/web', [
  {
    id: 'experiments.list',
    area: 'office',
    access: ['content'],
    file: 'office/routes/list.tsx',
    slugs: { en: 'experiments' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 52, group: 'marketing', label: 'experiments.office.menu', icon: 'flask-conical' }],
  },
  {
    id: 'experiments.new',
    area: 'office',
    access: ['content'],
    file: 'office/routes/new.tsx',
    slugs: { en: 'experiments/new' },
    parent: 'experiments.list',
  },
  {
    id: 'experiments.features',
    area: 'office',
    access: ['content'],
    file: 'office/routes/features.tsx',
    slugs: { en: 'experiments/features' },
    parent: 'experiments.list',
  },
  {
    id: 'experiments.experiment',
    area: 'office',
    access: ['content'],
    file: 'office/routes/experiment.tsx',
    slugs: { en: 'experiments/:experimentId' },
    parent: 'experiments.list',
  },
]);
