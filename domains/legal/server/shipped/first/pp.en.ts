import type { LegalDocument } from '../../../contract/document.ts';

export const ppEn: LegalDocument = {
  title: 'Data protection',
  summary:
    'Which data we keep, what for and how long, and what you can decide about them. In short: as little as possible, nothing for advertising, nothing to others without cause.',
  sections: [
    {
      anchor: 'controller',
      title: 'Who is responsible',
      body: ['{operator}, {address}, {email}. Write there with every question about data protection.'],
    },
    {
      anchor: 'data',
      title: 'Which data we process and what for',
      body: [
        'That somebody visits a site like this can say something about their sex life. We therefore treat everything here as specially protected (Article 9 GDPR) and process it on the basis of the consent you give when you sign up.',
        [
          'Account: e-mail address, password (as a check value only, argon2id), public keys of your passkeys, language, your declaration to be of age. So that you can log in (contract, Article 6(1)(b)).',
          'Profile: the name, picture and settings you give yourself. Performers you chat with see name and picture.',
          'Logins: device, country and time, so that you notice somebody else’s access. We use your IP address at the moment of a request to slow down abuse and do not store it with your account.',
          'Purchases and statement: orders, bookings of coins, start, length and price of your chats. For billing and tax (contract and legal duty, Article 6(1)(b) and (c)).',
          'Chats: the text messages, so that both sides see what was said and we can look into breaches. Picture and sound are passed through and not recorded.',
          'Notes, surveys, feedback: what you write to us. Only you read your notes on performers.',
        ],
      ],
    },
    {
      anchor: 'cookies',
      title: 'Cookies',
      body: [
        'We set only cookies without which the site cannot do what you ask of it. There is no advertising, there are no tracking pixels and no scripts of others.',
        [
          'vesper_session: your login, at most 180 days',
          'vesper_visitor: a number for visitors without an account, 180 days',
          'vesper_passkey: during a login with a passkey, five minutes',
          'vesper_notice: that you have read the notice about this page, one year',
          'language, theme, discreet: your choice of language, appearance and discreet mode, one year',
        ],
      ],
    },
    {
      anchor: 'recipients',
      title: 'Who receives data',
      body: [
        'Performers see your name, your picture, your messages and, if you switch your camera on, your picture and sound while the chat lasts. They never see your e-mail address.',
        'The payment service receives what it needs for the purchase: amount, order number and what you enter there yourself. It does not learn what you chat about or with whom. Your bill shows a neutral name.',
        'Otherwise we hand data over only when a law or a court demands it. The site loads nothing from other servers; type, pictures and videos come from us.',
      ],
    },
    {
      anchor: 'retention',
      title: 'How long we keep data',
      body: [
        [
          'Account and profile: until you have the account deleted',
          'Logins: until they end, at most 180 days; links from e-mails at most three days',
          'Chat messages: as long as the account exists, longer only while a breach is open',
          'Orders and bookings: as long as tax and commercial law demand, up to ten years, without your name once the account is deleted',
          'The words of e-mails are deleted after they were sent',
        ],
      ],
    },
    {
      anchor: 'rights',
      title: 'Your rights',
      body: [
        'You may ask for access to your data and for a copy, have them corrected, deleted or restricted, and take them with you in a common format. You may object, and withdraw a consent for the future at any time; the account then ends and we pay back what is left of your balance.',
        'Write to {email}, ideally from the address of your account. We answer within a month. You may complain to any data protection authority, for example that of the place where you live.',
        'No program alone takes decisions with legal effect here.',
      ],
    },
    {
      anchor: 'security',
      title: 'Security and discretion',
      body: [
        'Connections are encrypted, passwords are never stored as they are, and you can end sessions one by one or all together. If we learn of an incident that concerns you, we tell you.',
        'Discreet mode gives the tab a neutral title and blurs pictures until you look. “Leave now”, or Escape three times, takes you away from the site.',
      ],
    },
  ],
};
