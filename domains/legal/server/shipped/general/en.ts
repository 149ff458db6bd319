import type { LegalDocument } from '../../../contract/document.ts';

export const gtcEn: LegalDocument = {
  title: 'General terms',
  summary:
    'What applies to every purchase here in short: with whom you deal, what a price contains, how you pay, and how you get out again.',
  sections: [
    {
      anchor: 'scope',
      title: 'With whom and for what',
      body: [
        'You buy from {operator}, {address}. These general terms apply to every purchase of coins and to everything you pay with them on {site}. The terms of service say the same in detail; where the two differ, what is better for you applies.',
      ],
    },
    {
      anchor: 'offer',
      title: 'What you buy',
      body: [
        'Coins are a means of payment for this site alone. One euro is {coins} coins. With coins you pay for chats by the minute and for what performers and we offer beside them.',
        'A contract comes about when you press the button that names the price. You see the price and what you get before that.',
      ],
    },
    {
      anchor: 'prices',
      title: 'What a price contains',
      body: [
        'Every price contains value added tax. There are no fees for opening, keeping or closing an account, and nothing renews itself.',
        'A chat costs the price per minute that was shown when you asked for it, minute by minute in advance. To begin you need the price of one minute.',
      ],
    },
    {
      anchor: 'payment',
      title: 'How you pay',
      body: [
        'A payment service takes the payment and tells us that it was made; we never see the number of your card. If a payment is charged back, the coins go with it.',
        'Time without a picture comes back by itself, as the terms of service say. What else went wrong we put right when you write to {email}.',
      ],
    },
    {
      anchor: 'withdrawal',
      title: 'Fourteen days to withdraw',
      body: [
        'You may withdraw from a purchase of coins within fourteen days without a reason, on the page “Withdraw from a contract”, by mail to {email} or by post. You get back what you paid for coins that are not spent.',
      ],
    },
    {
      anchor: 'contact',
      title: 'How to reach us',
      body: [
        '{operator}, {address}. By mail: {email}. You can save these terms as a file on this page; every version that ever applied stays readable here.',
      ],
    },
  ],
};

export const touEn: LegalDocument = {
  title: 'Terms of use',
  summary:
    'The rules of the house for everybody who is on this site, logged in or not: who may come, what is fine, and what is not.',
  sections: [
    {
      anchor: 'scope',
      title: 'Who may use this site',
      body: [
        'This site is for adults. Whoever is under 18, or under the age the law of their country asks for, has to leave. The rules apply to everybody on {site}, with and without an account.',
      ],
    },
    {
      anchor: 'allowed',
      title: 'What is fine',
      body: [
        'Looking, asking, joking, flirting, saying no and being told no. Free chat may be watched by everybody. In chats that are shared or watched by voyeurs the page says so before you pay.',
      ],
    },
    {
      anchor: 'people',
      title: 'How we treat people',
      body: [
        'On the other side sits a person. Not allowed are:',
        [
          'insults, threats, hate, and pressure of any kind,',
          'anything that concerns minors or suggests them,',
          'asking for addresses, meetings or payments outside of this site,',
          'giving yourself out as somebody else.',
        ],
      ],
    },
    {
      anchor: 'recording',
      title: 'Pictures and sound stay here',
      body: [
        'Recording, photographing the screen, copying and passing on are not allowed, not even for yourself. Performers own their pictures and may act against whoever takes them.',
      ],
    },
    {
      anchor: 'technology',
      title: 'Technology',
      body: [
        'Do not disturb the site, do not read it out with programs, and do not go around what protects it. One account is for one person; keep your password and your devices to yourself.',
      ],
    },
    {
      anchor: 'consequences',
      title: 'What follows, and where to complain',
      body: [
        'Who breaks these rules may be muted, removed from a room, restricted or locked; we say why. Write to {email} if you see something unlawful or think that we were wrong. A person reads it: {operator}, {address}.',
      ],
    },
  ],
};
