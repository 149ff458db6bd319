/** A question and its short answer. */
export interface Entry {
  readonly question: string;
  readonly answer: string;
}

interface Topic<Id extends string> {
  readonly title: string;
  readonly questions: Readonly<Record<Id, Entry>>;
}

/** What is answered, in one language; topics and questions in the order they are shown. */
export interface FaqTexts {
  readonly coins: Topic<'price' | 'pay' | 'statement' | 'back'>;
  readonly chat: Topic<'cost' | 'end' | 'leave'>;
  readonly picture: Topic<'broken' | 'device'>;
  readonly privacy: Topic<'who' | 'discreet' | 'exit' | 'bill'>;
  readonly camera: Topic<'off' | 'seen'>;
  readonly account: Topic<'password' | 'mail' | 'delete' | 'language'>;
  readonly adults: Topic<'age' | 'performers'>;
}
