import type { LegalDocument } from '../../../contract/document.ts';

export const tosEn: LegalDocument = {
  title: 'Terms of service',
  summary:
    'What applies when you use this site: who may take part, what coins and chats cost, when you get money back, and how we treat each other.',
  sections: [
    {
      anchor: 'scope',
      title: 'Who we are and what this covers',
      body: [
        'These terms apply between you and {operator}, {address} (“we”), to everything you do on {site}: watching, chatting, buying and spending coins.',
        'The version you accepted when you signed up applies. If we change it, we ask you first; without your consent the old version goes on applying to your balance.',
      ],
    },
    {
      anchor: 'adults',
      title: 'For adults only',
      body: [
        'You must be at least 18, and as old as the law of your country asks for a service like this. We may check your age and hold back content until then.',
        'All performers are adults. Their identity and age were verified before their first broadcast.',
        'Do not share your access, and keep minors away from a device on which you are logged in.',
      ],
    },
    {
      anchor: 'account',
      title: 'Your account',
      body: [
        'An account is free. You need an e-mail address of your own and a password or a passkey. Confirm the address, so that you can replace a forgotten password.',
        'One account belongs to one person. Tell us at once if you think somebody else is using it; under “Security” you can log out every device.',
        'You may leave at any time, without notice and without a reason. Write to {email}.',
      ],
    },
    {
      anchor: 'coins',
      title: 'Coins',
      body: [
        'You pay with coins. One euro is {coins} coins; when you top up we round up to whole coins in your favour. You see the price in euros before every purchase and beside every price in coins. It includes value added tax.',
        'Coins can be spent on this site only, cannot be transferred and earn no interest. They do not expire while your account exists.',
        'A payment service handles the payment. Coins are credited when it confirms. If a payment is charged back, we take the coins back; your balance can then fall below zero.',
      ],
    },
    {
      anchor: 'chats',
      title: 'What a chat costs',
      body: [
        'The contract for a paid chat is made when you start it at the price shown and the other side accepts. From the first picture on, every started minute is charged in advance. Free chat and previews cost nothing.',
        'The price holds for the whole chat, even if it changes for others meanwhile. If your coins do not cover the next minute, the chat ends; we warn you a minute before.',
        'You can leave at any moment. The minute that has started is paid, and nothing runs on after it.',
      ],
    },
    {
      anchor: 'picture',
      title: 'When the picture fails',
      body: [
        'If no picture reaches you for five seconds, we credit the time without a picture to the second. This happens by itself and stands in your statement beside the minute. Where your own connection was the cause it happens by itself for up to ten minutes a day; beyond that we look at the case first.',
        'If something fails on our side, nothing is charged after the last picture that arrived. Your statutory rights in case of defects are not affected.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Right of withdrawal',
      body: [
        'As a consumer you may withdraw from a purchase of coins within fourteen days without giving a reason. The period starts on the day of the purchase. It is enough that you send us a clear statement before it ends: to {email} or by post to {operator}, {address}.',
        'Within fourteen days we then pay back what you paid for the coins you have not spent, in the same way you paid, and at no cost to you.',
        'If you start a paid chat before the period ends, you expressly ask us to begin at once and know that your right of withdrawal for that service ends when it has been fully performed. The coins spent on it are used up.',
        'You may use this form: “I withdraw from the purchase of coins of [date]. Name, e-mail address of the account, date.” We confirm its receipt by e-mail.',
      ],
    },
    {
      anchor: 'conduct',
      title: 'How we treat each other',
      body: [
        'On the other side sits a person at work. A no is a no. Not allowed are:',
        [
          'insults, threats, pressure and hate,',
          'anything that concerns minors or suggests them,',
          'recording, copying or passing on pictures or sound,',
          'pressing for names, addresses or meetings, or leading performers to other ways of payment,',
          'programs that disturb the site, spy on it or work around it.',
        ],
        'Performers may mute guests, remove them from their room and exclude countries. For serious or repeated breaches we restrict or lock accounts; we tell you why, and you may complain.',
      ],
    },
    {
      anchor: 'report',
      title: 'Reporting content, complaints',
      body: [
        'Report unlawful content or conduct to {email}. We confirm receipt, look into it within seven working days and tell you the result. Pictures to which a person shown did not consent are removed within 48 hours.',
        'You may complain about our decision free of charge within six months. A person will look at it.',
      ],
    },
    {
      anchor: 'liability',
      title: 'Liability and availability',
      body: [
        'We are liable without limit for intent, gross negligence and for harm to life, body and health. For slight negligence we are liable only for the breach of essential duties, limited to the foreseeable damage.',
        'We cannot promise that a certain person is on air at a certain time. We announce maintenance where we can.',
      ],
    },
    {
      anchor: 'final',
      title: 'Finally',
      body: [
        'The law of the country in which {operator} is established applies. Mandatory consumer rights of your country remain, and you may also go to court there.',
        'If one rule is void, the others remain. We do not take part in proceedings before a consumer arbitration body unless we are obliged to.',
      ],
    },
  ],
};
