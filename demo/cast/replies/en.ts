import type { LanguageReplies } from './replies.ts';

export const en: LanguageReplies = {
  answers: [
    {
      keywords: ['hello', 'hi ', 'hey', 'good evening', 'good morning'],
      lines: ['Hello {name}, lovely to have you here!', 'Hey {name}, come and join us.'],
    },
    {
      keywords: ['how are you', "how's it going", 'you ok', 'you okay'],
      lines: [
        'Really well, thank you! How was your day?',
        'A little sleepy, but the light is warm and you are all here.',
      ],
    },
    {
      keywords: ['where are you', 'where do you', 'from where', 'city'],
      lines: [
        'I will tell you the town but not the street. Have a look at my profile!',
        'It is in my profile, and the weather there is better than its reputation.',
      ],
    },
    {
      keywords: ['hobby', 'hobbies', 'free time', 'like to do'],
      lines: [
        'This, long walks and breakfasts that last until lunch.',
        'Reading, cooking and listening to people dream out loud.',
      ],
    },
    {
      keywords: ['music', 'song', 'sing', 'play'],
      lines: ['Name one and I will give it a try!', 'I never say no to music. Fast or slow?'],
    },
    {
      keywords: ['private', 'alone', 'video call', 'price', 'cost', 'how much'],
      lines: [
        'The prices are next to the picture, and you only ever pay by the minute.',
        'Tap the paid chat and my time is all yours.',
      ],
    },
    {
      keywords: ['beautiful', 'pretty', 'lovely', 'great', 'nice', 'handsome'],
      lines: ['Thank you, I will save that one for a rainy day.', 'Oh, how sweet! The lamp helps a little.'],
    },
    {
      keywords: ['bye', 'good night', 'see you', 'have to go', 'gotta go'],
      lines: ['Sleep well, {name}, see you soon!', 'Take care! I will leave the light on.'],
    },
  ],
  fallbacks: [
    'Tell me more about that!',
    'You will have to explain that one properly.',
    'Interesting! What does the rest of the chat think?',
  ],
  paidChatGreetings: [
    'There we are, {name}, you have my full attention. What would you like?',
    'So nice to have some time just for us. Tell me everything.',
  ],
  tones: {
    warm: {
      greetings: ['Come in, {name}, it is warm and the tea is still brewing.', 'So good to see you, {name}!'],
      tipThanks: ['That is so kind of you, {name}, thank you!', 'Thank you! That warms me more than the tea.'],
      smallTalk: ['Who had something good to eat today?', 'Tell me, what made you smile today?'],
      goodbyes: ['Thank you for tonight, take good care of yourselves!'],
    },
    playful: {
      greetings: [
        'There is {name}! We started without you. Kidding, of course we did not.',
        '{name} is here, now we can begin!',
      ],
      tipThanks: ['Yay, {name}! I am doing a little happy dance.', 'Thank you! That goes straight into good spirits.'],
      smallTalk: ['Vote: pancakes, sweet or savoury?', 'Make me laugh and you choose the next topic.'],
      goodbyes: ['That is it for today, my dears. No tears, we are back tomorrow!'],
    },
    calm: {
      greetings: [
        'Hello {name}. Take your time, there is no rush here.',
        'Good evening, {name}. Find yourself a comfortable spot.',
      ],
      tipThanks: ['Thank you, {name}. That means a lot to me.', 'How thoughtful, many thanks.'],
      smallTalk: [
        'Can you hear it too? That is what a quiet evening sounds like.',
        'It is perfectly fine just to watch.',
      ],
      goodbyes: ['Have a gentle night. See you soon.'],
    },
    witty: {
      greetings: [
        '{name}! At last, somebody with taste.',
        'Welcome, {name}. Admission is free and so are the punchlines.',
      ],
      tipThanks: ['Thank you, {name}, I take back everything I never said.', 'Generous! It suits you.'],
      smallTalk: ['I am open to all questions except maths.', 'It is so quiet I can hear my houseplant judging us.'],
      goodbyes: ['I leave while it is at its best. Until tomorrow!'],
    },
    elegant: {
      greetings: ['Good evening, {name}. How delightful that you came.', 'Welcome to my little salon, {name}.'],
      tipThanks: ['I thank you with all my heart, {name}.', 'How charming of you, thank you.'],
      smallTalk: [
        'Tell me about an evening you never forgot.',
        'Good conversation needs only two people and a little light.',
      ],
      goodbyes: ['The curtain falls, but only until tomorrow. Good night.'],
    },
  },
};
