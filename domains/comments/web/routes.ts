import { definePages } from '#kit/web/page/pages.ts';

export const pages = definePages('domains/comments/web', [
  {
    id: 'comments.studio',
    area: 'studio',
    access: 'performer',
    layoutOf: 'studio.home',
    file: 'studio/routes/comments.tsx',
    slugs: { en: 'comments' },
    parent: 'studio.home',
    query: ['before'],
    menu: [{ in: 'top', order: 28, label: 'comments.studio.menu', icon: 'message-square-text' }],
  },
  {
    id: 'comments.office',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/catalogue.tsx',
    slugs: { en: 'comments' },
    parent: 'office.home',
    menu: [{ in: 'top', order: 17, group: 'content', label: 'comments.office.menu', icon: 'message-square-quote' }],
  },
  {
    id: 'comments.officeQueue',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/queue.tsx',
    slugs: { en: 'comments/queue' },
    query: ['after'],
    parent: 'comments.office',
  },
  {
    id: 'comments.officeRules',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/rules.tsx',
    slugs: { en: 'comments/rules' },
    parent: 'comments.office',
  },
  {
    id: 'comments.officeComment',
    area: 'office',
    access: ['moderation'],
    file: 'office/routes/comment.tsx',
    slugs: { en: 'comments/:commentId' },
    parent: 'comments.office',
  },
]);
