import type { Topics } from '../replies.ts';

/** What everybody of the cast has something to say about, whatever their tone. */
export const topics: Topics = {
  answers: [
    {
      keywords: ['jazz', 'blues', 'swing', 'saxophone'],
      lines: [
        'Jazz after midnight is my favourite hour. Coltrane or Ella?',
        'Do I like jazz? I have worn out two records already.',
      ],
    },
    {
      keywords: ['guitar', 'piano', 'violin', 'instrument'],
      lines: [
        'I practise when nobody listens. The neighbours say that is a lie.',
        'Strings or keys, I fall for anyone who plays.',
      ],
    },
    {
      keywords: ['dance', 'dancing', 'salsa', 'tango'],
      lines: ['My feet never ask me first. Do you dance?', 'One dance in the kitchen a day, that is my rule.'],
    },
    {
      keywords: ['eat', 'food', 'cook', 'dinner', 'pizza', 'hungry'],
      lines: [
        'Pasta, always. With far too much basil.',
        'I cook by smell, and sometimes by smoke. What was on your plate?',
      ],
    },
    {
      keywords: ['coffee', 'tea ', 'tea?', 'drink', 'wine'],
      lines: ['Tea in this cup, coffee in the next. And you?', 'Only if you have one with me.'],
    },
    {
      keywords: ['weather', 'rain', 'sun', 'snow', 'cold', 'warm outside'],
      lines: [
        'Rain on the window and warm light in here, I could not ask for more.',
        'Send me some of yours, whatever it is.',
      ],
    },
    {
      keywords: ['book', 'read', 'novel', 'poem'],
      lines: [
        'I am on page 212 and nobody may tell me the end.',
        'The last one I read in one night. What should I read next?',
      ],
    },
    {
      keywords: ['film', 'movie', 'series', 'cinema'],
      lines: [
        'Old films with bad endings, I love them.',
        'I fall asleep at every action scene. Recommend me a quiet one!',
      ],
    },
    {
      keywords: ['travel', 'holiday', 'trip', 'beach', 'mountain'],
      lines: [
        'Sea or mountains? I always say sea, and then I freeze.',
        'My suitcase is never really unpacked. Where were you last?',
      ],
    },
    {
      keywords: ['cat', 'dog', 'pet', 'animal'],
      lines: ['My cat thinks this is her show.', 'Show me a picture of yours one day, I will melt.'],
    },
    {
      keywords: ['work', 'job', 'office', 'boss', 'busy day'],
      lines: ['Then sit back, nobody wants anything from you here.', 'That sounds like a long day. It is over now.'],
    },
    {
      keywords: ['football', 'sport', 'gym', 'running', 'match'],
      lines: ['I shout at the screen like a coach. Who do you support?', 'I run, but mostly late.'],
    },
    {
      keywords: ['joke', 'funny', 'laugh'],
      lines: [
        'What does a candle say to another? I am going out tonight.',
        'I only know one joke, and I always forget the end.',
      ],
    },
    {
      keywords: ['tired', 'sleep', 'sad', 'lonely', 'bad day'],
      lines: ['Stay a while. It gets lighter in company.', 'I am glad you told me. Do you want to talk or just watch?'],
    },
    { keywords: ['thank you', 'thanks'], lines: ['With pleasure, {name}.', 'You say that so nicely.'] },
    {
      keywords: ['dress', 'outfit', 'hair', 'shirt', 'colour'],
      lines: ['It was this or the blue one. Did I choose well?', 'Thank you for noticing, {name}!'],
    },
  ],
  fallbacks: [
    'That is new to me. How did you come to it?',
    'I will think about that until tomorrow.',
    'Say more, I am listening.',
    'Is that a yes or a no?',
    'You say that as if there were a story behind it.',
  ],
  smallTalk: [
    'What is playing where you are right now?',
    'Tell me one good thing about today.',
    'Window open or closed tonight?',
    'Who here knows a good breakfast?',
    'I am counting who is still awake. Hello!',
  ],
};
