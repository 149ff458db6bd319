import type { LegalDocument } from '../../../contract/document.ts';

export const contractEn: LegalDocument = {
  title: 'Performer agreement',
  summary:
    'What you and we agree on before you are seen here: what you do, what we do, what you earn, and how either of us ends it.',
  sections: [
    {
      anchor: 'parties',
      title: 'Who agrees with whom',
      body: [
        'This agreement is between {operator}, {address}, and you, the person who signs it. It begins when we accept your application and not before.',
      ],
    },
    {
      anchor: 'adults',
      title: 'Adults only',
      body: [
        'You are at least 18 years old today and on every day on which anything of you is recorded. You prove your identity and your age to us before you are seen, and again when your document ends or we ask you to.',
        'Nobody but you appears in your shows, pictures and films, unless that person has been verified here and has agreed to that one thing.',
      ],
    },
    {
      anchor: 'yours',
      title: 'You decide',
      body: [
        'You decide when you work, what you show and what you refuse. There are no minimum hours. You may end any show at any time without a reason.',
        'Your prices are yours within the bounds that are shown to you.',
      ],
    },
    {
      anchor: 'rules',
      title: 'What may not be shown',
      body: [
        [
          'minors, or anything that suggests them',
          'violence, force, or anybody who cannot agree',
          'people who have not agreed to being shown',
          'what the law of your country or ours forbids',
        ],
        'We watch live pictures and look at uploads, and end what breaks these rules at once.',
      ],
    },
    {
      anchor: 'rights',
      title: 'Your pictures stay yours',
      body: [
        'You keep every right to what you record. You allow {site} to store, convert and show it for as long as you leave it here, and to advertise you with what you have made public.',
        'You may withdraw your consent at any time. What you withdraw is taken down everywhere within a minute; records that the law asks us to keep stay.',
      ],
    },
    {
      anchor: 'money',
      title: 'What you earn',
      body: [
        'From every sale you get the share that stands in your studio on that day; a share is never changed backwards. One euro is {coins} coins.',
        'We write a credit note for every payout. We pay when your tax data is complete and the minimum is reached. What guests take back from their bank may be taken off later payouts, and never more than was paid for that sale.',
      ],
    },
    {
      anchor: 'data',
      title: 'What we keep of you',
      body: [
        'We keep your identity documents encrypted and apart from everything else, for as long as this agreement and the law ask for it. Your legal name is shown to no guest and stands in no address.',
        'Who reads your documents here leaves a line with the reason.',
      ],
    },
    {
      anchor: 'end',
      title: 'How it ends',
      body: [
        "You may end this agreement at any time, at once, by writing to {email}. We may end it with 14 days' notice, and at once when a rule above is broken.",
        'What you have earned is paid out. Your stage name stays reserved for you for a year.',
      ],
    },
    {
      anchor: 'law',
      title: 'Law',
      body: [
        'If a sentence of this agreement does not hold, the others do. The law that protects you where you live stays in force.',
      ],
    },
  ],
};
