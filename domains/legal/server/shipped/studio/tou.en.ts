import type { LegalDocument } from '../../../contract/document.ts';

export const touEn: LegalDocument = {
  title: 'Terms of use for the studio',
  summary:
    'What applies when you work in front of our camera: who may go live, what is yours to decide, what is not shown, what you earn, and how you stop.',
  sections: [
    {
      anchor: 'scope',
      title: 'What this covers',
      body: [
        'These terms apply between you and {operator}, {address} (“we”), to everything you do in the studio of {site}. Where they are silent, the site’s terms of service and data protection notice apply to you too.',
        'When you agree to a version in the studio, we record which one and when. If we change the terms, we ask you there again. You can read, compare and keep every version in the studio.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Of age and identified',
      body: [
        'You are at least 18 years old. We check your age and identity against an official document before we open the studio to you.',
        'The same goes for every person who can be seen or heard in your shows or pictures: we hold proof of their age and their written consent before they appear, and we keep both.',
        'Your access is yours alone. Nobody else goes live with it.',
      ],
    },
    {
      anchor: 'consent',
      title: 'It is your decision',
      body: [
        'Whether, when and how long you are live, and what you do, is for you alone to decide. No guest, no third party and none of us may press you. In the studio you can at any time',
        [
          'decline a chat request and end any chat,',
          'mute guests or take them out of your room,',
          'exclude countries in which you do not want to be seen,',
          'switch off voyeurs, the preview and the automatic acceptance of chats.',
        ],
        'If somebody puts you under pressure, withholds your papers or your money or forces you to work, write to {email}. We help you and treat what you tell us as confidential; it will not be held against you.',
        'We only pass on the picture and sound of your shows and do not record them. A picture to which a person shown does not agree, or no longer agrees, is removed within 48 hours.',
      ],
    },
    {
      anchor: 'content',
      title: 'What is not shown',
      body: [
        'Not allowed, neither as play nor as a hint nor at a guest’s request, is',
        [
          'anything that shows, mentions, imitates or brings to mind minors, by clothes, role, language, names or objects,',
          'coercion, violence and anything with people who do not consent or cannot consent,',
          'animals, weapons and drugs,',
          'pictures, music and names you have no rights to,',
          'whatever your law or ours forbids.',
        ],
        'Everybody sees the pictures and texts of your profile, also without logging in: they are not revealing. Words that allude to minors are turned away by the studio itself.',
        'At any sign of minors or coercion we interrupt at once and report it to the authorities.',
      ],
    },
    {
      anchor: 'guests',
      title: 'Guests and their data',
      body: [
        'Of a guest you see the name, picture and messages and, while their camera is on, themselves. You use that for the chat only: you record nothing, pass nothing on and do not try to find out who they are.',
        'Do not ask guests for addresses, payment details, meetings or money outside the site. If you have learned something all the same, or something got into the wrong hands, tell us at once.',
      ],
    },
    {
      anchor: 'earnings',
      title: 'Prices and earnings',
      body: [
        'You set your own prices, from half a coin to a hundred coins a minute. A new price applies to chats that begin after it.',
        'Of the coins guests pay for chats with you, you get the share we agreed with you, rounded down to a hundredth of a coin. It is booked with every minute; under “Earnings” you find each chat with its length, price and your share.',
        'If no picture reaches the guest for five seconds or more, or you end the chat, they get back the time that was not delivered, and your share of it is taken back. If a guest has their bank take a payment back, you keep what you have earned.',
      ],
    },
    {
      anchor: 'payouts',
      title: 'Payouts',
      body: [
        'We convert your balance as with a top-up: one euro is {coins} coins. We pay it out as often and in the way we agreed with you, to nobody but you, and give you an account of every payout.',
        'You are self-employed; taxes and contributions are yours to pay.',
      ],
    },
    {
      anchor: 'breaches',
      title: 'Breaches and complaints',
      body: [
        'If you break these terms, we may end a show, remove content or close your studio. We tell you why.',
        'You may complain about our decision within six months, free of charge; write to {email}. A person looks at it and answers within seven working days.',
      ],
    },
    {
      anchor: 'end',
      title: 'Stopping',
      body: [
        'You may stop at any time, without notice and without a reason. Write to {email}: we close your studio, take your profile and pictures off the site and pay out what is yours.',
        'We may give fourteen days’ notice, and end the contract at once for serious breaches.',
        'We keep accounts, proofs of age and consents for as long as the law requires. Everything else is deleted.',
      ],
    },
    {
      anchor: 'final',
      title: 'Finally',
      body: [
        'The law of the country in which {operator} is based applies; mandatory protection under the law of your country remains. If one rule is void, the others stand.',
      ],
    },
  ],
};
