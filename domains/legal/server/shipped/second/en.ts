import { ppEn as pp } from '../first/pp.en.ts';
import { tosEn as tos } from '../first/tos.en.ts';
import { revise } from '../revise.ts';

export const ppEn = revise(pp, {
  append: {
    data: [
      'Consents: which version of our texts you accepted when, and what you decided about storage and statistics. So that we can prove it (Article 7(1) GDPR).',
    ],
    retention: [
      'Proof of your consents: as long as the account exists and three years after, until claims have lapsed',
      'Statistics: single events for 90 days, after that only sums that have nothing to do with you',
    ],
  },
  replace: {
    cookies: {
      title: 'Cookies and storage on your device',
      body: [
        'What we keep on your device belongs to one of three groups. Two of them are for you to decide on, at your first visit and at any time after under “Privacy settings” at the foot of every page. There you also find every cookie and every entry with its purpose and how long it stays.',
        [
          'Necessary: login, visitor number, language, appearance, volume, chosen camera, and your decisions themselves. Without them the site cannot do what you ask of it; they need no consent (Article 5(3) of Directive 2002/58/EC).',
          'Functional: conveniences such as your last three searches. Only with your consent.',
          'Statistics: which kind of page is opened and what is used there. Only with your consent and only on our own server, without your account, without names of performers and without content. Your visitor number becomes a check value whose key we delete after a day: the next day we cannot recognise you either.',
        ],
        'Without consent we count only what says nothing about you: how often a profile is visited and whether connections break. There is no advertising, there are no tracking pixels and no scripts of others.',
        'Consent is voluntary, lasts a year and does not change what you can see or do here. If you withdraw it, what was stored under it on your device is deleted.',
      ],
    },
    rights: {
      body: [
        'You may ask for access to your data and for a copy, have them corrected, deleted or restricted, and take them with you in a common format. You may object to their processing.',
        'You may withdraw a consent for the future at any time: those to storage and statistics in the privacy settings, and nothing else changes; that to your account by having it deleted. We then pay back what is left of your balance.',
        'Write to {email}, ideally from the address of your account. We answer within a month. You may complain to any data protection authority, for example that of the place where you live.',
        'No program alone takes decisions with legal effect here.',
      ],
    },
  },
  after: {
    cookies: {
      anchor: 'device',
      title: 'Offline, as an app, and notifications',
      body: [
        'A small helper in your browser (a service worker) keeps the frame of the site and an offline page at hand, so that it loads faster and answers without a network. It never keeps paid content, chats or your personal pages. You remove it together with the site’s data in the settings of your browser.',
        'You can install the site like an app. We learn nothing more about you by it. But it then shows on your device with its name and icon; keep that in mind when others use it.',
        'We send no push messages. Should we offer them one day, we ask you first.',
      ],
    },
  },
});

export const tosEn = revise(tos, {
  append: {
    scope: 'You can read and save the version in force and all former ones on this page.',
  },
  replace: {
    withdrawal: {
      body: [
        'As a consumer you may withdraw from a purchase of coins within fourteen days without giving a reason. The period starts on the day of the purchase. It is enough that you send us a clear statement before it ends: with the function “Withdraw from contract” at the foot of every page, to {email} or by post to {operator}, {address}.',
        'The function leads you through the withdrawal in two steps, also without logging in. We confirm its receipt at once by e-mail, with the words of your statement, date and time.',
        'Within fourteen days after your withdrawal has reached us we pay back what you paid for the coins you have not spent, in the same way you paid, and at no cost to you.',
        'If you start a paid chat before the period ends, you expressly ask us to begin at once and know that your right of withdrawal for that service ends when it has been fully performed. The coins spent on it are used up.',
        'You may also use this form: “I withdraw from the purchase of coins of [date]. Name, e-mail address of the account, date.”',
      ],
    },
    report: {
      body: [
        'Report unlawful content or conduct to {email}, our point of contact under Articles 11 and 12 of Regulation (EU) 2022/2065 (Digital Services Act). Tell us what it is about and where it is found. We confirm receipt, look into it within seven working days and tell you the result with our reasons.',
        'Pictures to which a person shown did not consent are removed within 48 hours.',
        'You may complain about our decision free of charge within six months. A person will look at it. You may also turn to a certified out-of-court dispute settlement body (Article 21) or go to court.',
      ],
    },
  },
});
