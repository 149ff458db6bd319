import { definePages } from '#kit/web/page/pages.ts';

/** A guest's balance and statement; the operators' view of the books. */
export const pages = definePages('domains/ledger/web', [
  {
    id: 'ledger.statement',
    area: 'guest',
    access: 'guest',
    file: 'guest/routes/statement.tsx',
    slugs: { en: 'myvisitx/statement', de: 'myvisitx/umsaetze', es: 'myvisitx/movimientos' },
    query: ['before', 'direction', 'month'],
    group: 'personalArea',
    parent: 'guest.account',
    menu: [{ in: 'account', order: 30, label: 'ledger.statement.menu', icon: 'hand-coins' }],
  },
  {
    id: 'ledger.report',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/report.tsx',
    slugs: { en: 'ledger' },
    parent: 'office.home',
    menu: [
      { in: 'top', order: 30, group: 'money', label: 'ledger.office.menu', icon: 'book-open' },
      { in: 'bottom', order: 30, label: 'ledger.office.menu', icon: 'receipt-text' },
    ],
  },
  {
    id: 'ledger.officeAccount',
    area: 'office',
    access: ['finance'],
    file: 'office/routes/account.tsx',
    slugs: { en: 'ledger/:owner/:ownerId' },
    parent: 'ledger.report',
  },
]);
