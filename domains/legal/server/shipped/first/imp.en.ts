import type { LegalDocument } from '../../../contract/document.ts';

export const impEn: LegalDocument = {
  title: 'Imprint',
  summary: 'Who runs this site and how to reach us.',
  sections: [
    { anchor: 'operator', title: 'Operator', body: ['{operator}', '{address}'] },
    {
      anchor: 'contact',
      title: 'Contact',
      body: [
        'E-mail: {email}. We usually answer within two working days, and faster to reports about content.',
        'This address is also our point of contact for users and authorities under Articles 11 and 12 of Regulation (EU) 2022/2065. You may write in English, German, Dutch or Spanish.',
      ],
    },
    {
      anchor: 'responsible',
      title: 'Responsible for the content',
      body: ['{operator}, address as above.'],
    },
    {
      anchor: 'minors',
      title: 'Protection of minors',
      body: [
        'This service is for adults only. Every page carries the RTA label that filter programs recognise: parents can block access on their devices with it.',
        'Reports about the protection of minors go to {email} and are handled first.',
      ],
    },
    {
      anchor: 'disputes',
      title: 'Settling disputes',
      body: [
        'Write to us first; most things can be settled. We do not take part in proceedings before a consumer arbitration body unless we are obliged to.',
      ],
    },
  ],
};
