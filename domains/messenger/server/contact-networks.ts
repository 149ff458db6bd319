/**
 * What is a way outside only in a sentence that offers it: people talk about networks and coins ("crypto is boring"), and give an account
 * away, or ask for money by them. All patterns read plain small letters without accents.
 */
const networks =
  'twitter|reddit|twitch|onlyfans|fansly|patreon|tumblr|pinterest|linkedin|mastodon|bluesky|bsky|bereal|snap|insta|ig|fb|tg|tele|icq|zoom|facetime|hangouts|messenger|imo|kakao\\p{L}*|vk|tinder|bumble|badoo|lovoo|wickr|jodel|quora|steam|psn|playstation|xbox|roblox|battle\\.?net|tik\\s?tok|x\\.com';
/** Those in which a name also is something else, or which one only watches. */
const anywhere = `${networks}|line|session|element|matrix|threads|x|tw|sc|yt`;
/** What people watch and hear together, and show themselves on. */
const watched = 'youtube|soundcloud|vimeo|spotify';
const few = (most: number): string => `(?:[^\\s.,;:!?]{1,40}\\s+){0,${most}}`;
const start = '(?<![\\p{L}\\p{N}])';
const end = '(?![\\p{L}\\p{N}])';
const on = '(?:on|at|via|over|auf|bei|uber|per|op|bij|en|por)';
const mine = '(?:my|mein\\p{L}{0,2}|mijn|mi)';
const nothingSaid =
  '(?:not|nicht|niet|no|a|an|ein|eine|een|un|una|the|broken|down|dead|gone|full|empty|boring|slow|old|kaputt|weg|voll|leer|tot|langsam|langweilig|alt|stuk|vol|leeg|saai|traag|dood|lleno|roto|vacio|aburrido|lento|muerto|so|too|very|zu|sehr|heel|te|muy)';

const ways: readonly string[] = [
  // "Add me @anna_hot on twitter", "füg mich bei Steam hinzu", "voeg me toe op twitter"
  `(?:add|adde|follow|find|dm|write|text|message|msg|hit|contact|join|see|look|fug\\p{L}*|folg\\p{L}*|finde\\p{L}*|such\\p{L}*|schreib\\p{L}*|kontaktier\\p{L}*|erreich\\p{L}*|besuch\\p{L}*|voeg|volg|zoek|vind|bereik|schrijf|app)\\s+${few(1)}(?:me|mich|mir|us|uns|mij)\\s+(?:${few(4)}${on}\\s+(?:${mine}\\s+)?(?:${anywhere})|${few(1)}${on}\\s+(?:${mine}\\s+)?(?:${watched}))${end}`,
  // "Follow annablue on twitter"
  `(?:add|follow|look up|adde|folg\\p{L}*|volg|voeg|sigue|agrega)\\s+[\\p{L}\\p{N}._]{3,}\\s+${on}\\s+(?:${anywhere}|${watched})${end}`,
  // "Sígueme en twitter", "me encuentras en Steam"
  `(?:\\p{L}{2,}(?:a|e|i|u)me|me\\s+(?:encuentras|sigues|agregas|buscas|escribes))\\s+${few(4)}(?:en|por)\\s+(?:${mine}\\s+)?(?:${anywhere}|${watched})${end}`,
  // "My reddit is anna_blue", "mein Twitter: annablau"
  `${mine}\\s+(?:${networks})(?:\\s?-?\\s?(?:name|account|konto|user\\p{L}*|handle|profil\\p{L}*|perfil|id|tag|cuenta|usuario|naam))?(?:\\s*[:=]\\s*|\\s+(?:is|ist|es|lautet)\\s+|\\s*(?=@))(?!${nothingSaid}${end})@?[\\p{L}\\p{N}]`,
  `${mine}\\s+(?:${anywhere}|${watched})\\s*(?:[:=]|is|ist|es)?\\s*(?:@|[\\p{L}\\p{N}]+_)[\\p{L}\\p{N}]`,
  `(?:${networks}|sc|tw|yt)\\s*[:=]\\s*@?[\\p{L}\\p{N}._-]{4,}(?=\\s*(?:$|[.,;!?)]))`,
  `${mine}\\s+(?:e-?\\s?)?(?:mail|correo)\\s*[:=]\\s*\\S`,
  // "@anna_hot on twitter", "anna_hot auf Reddit"; and turned
  `(?:@[\\p{L}\\p{N}._]{2,}[\\p{L}\\p{N}_]|[\\p{L}\\p{N}]+_[\\p{L}\\p{N}_]+)[\\s(,:-]{1,3}(?:${on}\\s+)?(?:${anywhere}|${watched})${end}`,
  `(?:${anywhere}|${watched})${end}[\\s:=(,-]{1,3}(?:@[\\p{L}\\p{N}._]{2,}[\\p{L}\\p{N}_]|[\\p{L}\\p{N}]+_[\\p{L}\\p{N}_]+)`,
  // "I am anna on twitter", "auf Twitter heiße ich Anna"
  `(?:i am|i'm|i’m|im|ich bin|ik ben|ik zit|soy|estoy|ich hei(?:ss|ß)e|ik heet|me llamo)\\s+${few(2)}${on}\\s+(?:${networks})${end}`,
  `${on}\\s+(?:${networks}|x)\\s+(?:hei(?:ss|ß)e ich|bin ich|heet ik|ben ik|soy|me llamo|i am|i'm)${end}`,
];

const coins = '(?:crypto\\p{L}*|krypto\\p{L}*|cripto\\p{L}*|bitcoins?|btc|ethereum|eth|litecoin|monero|usdc)';
const paying: readonly string[] = [
  `(?:pay|send|tip|transfer|accept|take|zahl\\p{L}*|bezahl\\p{L}*|schick\\p{L}*|sende\\p{L}*|uberweis\\p{L}*|nehme|nimmst|akzeptier\\p{L}*|spende\\p{L}*|betaal\\p{L}*|betal\\p{L}*|stuur|neem|accepteer|pag[aou]\\p{L}*|envia\\p{L}*|manda\\p{L}*|acept\\p{L}*|transfier\\p{L}*)\\s+${few(4)}${coins}${end}`,
  `${coins}\\s*-?\\s*(?:wallet|address|adresse|adres|direccion|cartera|billetera|payments?|zahlung\\p{L}*|betaling\\p{L}*)`,
  `${coins}\\s+${few(1)}(?:geht|works|kan|va|nehme|accepted|akzeptiert|bezahlen|zahlen|betalen|pagar|lieber)${end}`,
];

const offered = new RegExp(`${start}(?:${[...ways, ...paying].join('|')})`, 'u');

/** Whether a text in plain small letters without accents gives an account elsewhere away, or asks for money in coins of others. */
export const namesAccount = (text: string): boolean => offered.test(text);
