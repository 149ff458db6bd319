import type { FaqTexts } from './faq-texts.ts';

export const en: FaqTexts = {
  coins: {
    title: 'Coins and paying',
    questions: {
      price: {
        question: 'What does a coin cost?',
        answer: 'Four coins cost one euro. Wherever you see a price in coins, the euros stand beside it.',
      },
      pay: {
        question: 'Do I take out a subscription?',
        answer:
          'No. You top up once, and nothing renews itself. When your coins are used up, you decide whether to buy more.',
      },
      statement: {
        question: 'Where do I see what I spent?',
        answer:
          'In your statement, in your personal area. Every paid minute and every coin that came back has a line of its own.',
      },
      back: {
        question: 'I paid, but my coins are not there.',
        answer:
          'Coins arrive as soon as the payment provider confirms the payment, usually within seconds. The page of your top-up says where it stands. If it takes longer than a day, write to us below.',
      },
    },
  },
  chat: {
    title: 'Paid chat',
    questions: {
      cost: {
        question: 'What does a private chat cost?',
        answer:
          'The performer sets the price per minute. You see it before you start, and the running cost while you chat. Free chat costs nothing. To start a paid chat you need the price of one minute.',
      },
      end: {
        question: 'What happens when my coins run out?',
        answer: 'The chat ends by itself, exactly at the end of the last minute you paid. You never slip into debt.',
      },
      leave: {
        question: 'Do I pay for a minute I do not use up?',
        answer:
          'Each minute is paid when it begins. If you leave in the middle of one, it stays paid. If the performer or we end the chat, you get the rest of the minute back.',
      },
    },
  },
  picture: {
    title: 'Picture and sound',
    questions: {
      broken: {
        question: 'The picture broke. Do I still pay?',
        answer:
          'No. When no picture reaches you for five seconds, nothing more is charged, and the time without a picture comes back to you to the second. You need not ask for it: the line is in your statement. When it was your own connection, ten minutes a day come back by themselves; beyond that we look at it first.',
      },
      device: {
        question: 'What do I need to watch?',
        answer:
          'A current browser on a phone, tablet or computer. There is nothing to install. If the picture stutters, close other videos or move closer to your router; we choose a smaller picture by ourselves when the line is weak.',
      },
    },
  },
  privacy: {
    title: 'Privacy',
    questions: {
      who: {
        question: 'What does a performer know about me?',
        answer:
          'Your name here, and what you write. Never your e-mail address, your payment details or where your connection comes from: pictures always travel through our servers.',
      },
      discreet: {
        question: 'How do I use the site discreetly?',
        answer:
          'Turn on discreet mode at the end of any page. The tab gets a neutral title and icon, and pictures stay blurred until you point at them.',
      },
      exit: {
        question: 'How do I leave quickly?',
        answer:
          'Press Escape three times, or the button with the open door at the top. Both lead to a harmless page at once.',
      },
      bill: {
        question: 'What stands on my bank statement?',
        answer: 'A neutral name that does not tell what you bought.',
      },
    },
  },
  camera: {
    title: 'Your camera',
    questions: {
      off: {
        question: 'Can somebody switch my camera on?',
        answer:
          'No. Your camera is off until you turn it on yourself, and your browser asks you first. One press turns it off again.',
      },
      seen: {
        question: 'Who sees my camera?',
        answer: 'Only the performer you are chatting with, and only while the chat runs. Other guests do not see it.',
      },
    },
  },
  account: {
    title: 'Your account',
    questions: {
      password: {
        question: 'I forgot my password.',
        answer:
          'Ask for a new one on the login page. We send a link to your address; it works once. With a passkey you need no password at all: set one up under security.',
      },
      mail: {
        question: 'The confirmation mail does not arrive.',
        answer:
          'Look into the spam folder first. You can have it sent again in your personal area. If you mistyped your address, change it under security.',
      },
      delete: {
        question: 'How do I delete my account?',
        answer:
          'Write to us below from the address of your account and choose “Account”. We confirm it and erase what the law does not oblige us to keep.',
      },
      language: {
        question: 'Can I use the site in another language?',
        answer:
          'Yes, in German, English, Dutch and Spanish. Choose it at the top or at the end of any page; you stay where you are.',
      },
    },
  },
  adults: {
    title: 'Adults only',
    questions: {
      age: {
        question: 'Who may use the site?',
        answer:
          'Adults only. You confirm when signing up that you are at least 18. Accounts of minors are closed at once.',
      },
      performers: {
        question: 'Are all performers adults?',
        answer:
          'Yes. The house rules allow nobody under 18, and nothing that suggests it, in front of the camera or in words. If something seems wrong to you, write to us below and choose “Something is not right”.',
      },
    },
  },
};
