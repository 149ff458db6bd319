import type { Season } from '../../contract/catalogue.ts';
import type { GiftNames } from './names.ts';

/** A gift of the first catalogue: the name of its drawing, its price in hundredths of a coin, and what it is called. */
export type SeedGift = readonly [
  picture: string,
  price: number,
  de: string,
  en: string,
  nl: string,
  es: string,
  more?: { readonly vip?: true; readonly season?: Season },
];

export interface SeedCategory {
  readonly id: number;
  readonly names: GiftNames;
  /** The number of its first gift; the others follow. */
  readonly firstId: number;
  readonly gifts: readonly SeedGift[];
}

const spring = { season: 'spring' } as const;
const summer = { season: 'summer' } as const;
const winter = { season: 'winter' } as const;
const vip = { vip: true } as const;

/** What can be given from the first day on; operators change it in the office. */
export const firstCatalogue: readonly SeedCategory[] = [
  {
    id: 1,
    firstId: 1001,
    names: { de: 'Blumen', en: 'Flowers', nl: 'Bloemen', es: 'Flores' },
    gifts: [
      ['daisy', 50, 'Gänseblümchen', 'Daisy', 'Madeliefje', 'Margarita'],
      ['rose', 100, 'Rose', 'Rose', 'Roos', 'Rosa'],
      ['tulip', 100, 'Tulpe', 'Tulip', 'Tulp', 'Tulipán'],
      ['sunflower', 200, 'Sonnenblume', 'Sunflower', 'Zonnebloem', 'Girasol'],
      ['lavender', 200, 'Lavendel', 'Lavender', 'Lavendel', 'Lavanda'],
      ['lily', 300, 'Lilie', 'Lily', 'Lelie', 'Lirio'],
      ['orchid', 500, 'Orchidee', 'Orchid', 'Orchidee', 'Orquídea'],
      ['bouquet', 1500, 'Blumenstrauß', 'Bouquet', 'Boeket', 'Ramo de flores'],
    ],
  },
  {
    id: 2,
    firstId: 1101,
    names: { de: 'Süßes', en: 'Sweets', nl: 'Zoet', es: 'Dulces' },
    gifts: [
      ['cookie', 50, 'Keks', 'Cookie', 'Koekje', 'Galleta'],
      ['praline', 100, 'Praline', 'Praline', 'Bonbon', 'Bombón'],
      ['lollipop', 100, 'Lutscher', 'Lollipop', 'Lolly', 'Piruleta'],
      ['macaron', 150, 'Macaron', 'Macaron', 'Macaron', 'Macaron'],
      ['donut', 200, 'Donut', 'Doughnut', 'Donut', 'Dónut'],
      ['ice-cream', 250, 'Eis', 'Ice cream', 'IJsje', 'Helado'],
      ['cupcake', 300, 'Cupcake', 'Cupcake', 'Cupcake', 'Cupcake'],
      ['cake', 1200, 'Torte', 'Cake', 'Taart', 'Tarta'],
    ],
  },
  {
    id: 3,
    firstId: 1201,
    names: { de: 'Getränke', en: 'Drinks', nl: 'Drankjes', es: 'Bebidas' },
    gifts: [
      ['coffee', 100, 'Kaffee', 'Coffee', 'Koffie', 'Café'],
      ['tea', 100, 'Tee', 'Tea', 'Thee', 'Té'],
      ['lemonade', 150, 'Limonade', 'Lemonade', 'Limonade', 'Limonada'],
      ['chocolate', 200, 'Heiße Schokolade', 'Hot chocolate', 'Warme chocolademelk', 'Chocolate caliente'],
      ['coconut', 300, 'Kokosnuss', 'Coconut', 'Kokosnoot', 'Coco'],
      ['wine', 400, 'Glas Rotwein', 'Glass of red wine', 'Glas rode wijn', 'Copa de vino tinto'],
      ['cocktail', 500, 'Cocktail', 'Cocktail', 'Cocktail', 'Cóctel'],
      ['sparkling', 1000, 'Glas Sekt', 'Sparkling wine', 'Glas bubbels', 'Copa de cava'],
    ],
  },
  {
    id: 4,
    firstId: 1301,
    names: { de: 'Himmel', en: 'Sky', nl: 'Hemel', es: 'Cielo' },
    gifts: [
      ['star', 50, 'Stern', 'Star', 'Ster', 'Estrella'],
      ['cloud', 100, 'Wolke', 'Cloud', 'Wolk', 'Nube'],
      ['moon', 200, 'Mond', 'Moon', 'Maan', 'Luna'],
      ['sun', 200, 'Sonne', 'Sun', 'Zon', 'Sol'],
      ['rainbow', 300, 'Regenbogen', 'Rainbow', 'Regenboog', 'Arcoíris'],
      ['shooting-star', 500, 'Sternschnuppe', 'Shooting star', 'Vallende ster', 'Estrella fugaz'],
      ['planet', 800, 'Planet', 'Planet', 'Planeet', 'Planeta'],
      ['fireworks', 2500, 'Feuerwerk', 'Fireworks', 'Vuurwerk', 'Fuegos artificiales'],
    ],
  },
  {
    id: 5,
    firstId: 1401,
    names: { de: 'Reisen', en: 'Travel', nl: 'Reizen', es: 'Viajes' },
    gifts: [
      ['postcard', 100, 'Postkarte', 'Postcard', 'Ansichtkaart', 'Postal'],
      ['compass', 300, 'Kompass', 'Compass', 'Kompas', 'Brújula'],
      ['suitcase', 500, 'Koffer', 'Suitcase', 'Koffer', 'Maleta'],
      ['tent', 700, 'Zelt', 'Tent', 'Tent', 'Tienda de campaña'],
      ['sailboat', 1500, 'Segelboot', 'Sailing boat', 'Zeilboot', 'Velero'],
      ['balloon', 2000, 'Heißluftballon', 'Hot-air balloon', 'Luchtballon', 'Globo aerostático'],
      ['plane', 3000, 'Flugreise', 'Flight', 'Vliegreis', 'Viaje en avión'],
      ['island', 8000, 'Eigene Insel', 'Island of your own', 'Eigen eiland', 'Isla propia', vip],
    ],
  },
  {
    id: 6,
    firstId: 1501,
    names: { de: 'Tiere', en: 'Animals', nl: 'Dieren', es: 'Animales' },
    gifts: [
      ['butterfly', 100, 'Schmetterling', 'Butterfly', 'Vlinder', 'Mariposa'],
      ['fish', 100, 'Goldfisch', 'Goldfish', 'Goudvis', 'Pez dorado'],
      ['hedgehog', 200, 'Igel', 'Hedgehog', 'Egel', 'Erizo'],
      ['owl', 300, 'Eule', 'Owl', 'Uil', 'Búho'],
      ['cat', 400, 'Katze', 'Cat', 'Kat', 'Gato'],
      ['fox', 500, 'Fuchs', 'Fox', 'Vos', 'Zorro'],
      ['panda', 800, 'Panda', 'Panda', 'Panda', 'Panda'],
      ['swan', 1200, 'Schwan', 'Swan', 'Zwaan', 'Cisne'],
    ],
  },
  {
    id: 7,
    firstId: 1601,
    names: { de: 'Schmuck', en: 'Jewels', nl: 'Sieraden', es: 'Joyas' },
    gifts: [
      ['pearl', 500, 'Perle', 'Pearl', 'Parel', 'Perla'],
      ['earring', 800, 'Ohrring', 'Earring', 'Oorbel', 'Pendiente'],
      ['bracelet', 1200, 'Armband', 'Bracelet', 'Armband', 'Pulsera'],
      ['necklace', 2000, 'Halskette', 'Necklace', 'Halsketting', 'Collar'],
      ['watch', 3000, 'Armbanduhr', 'Watch', 'Horloge', 'Reloj'],
      ['ring', 5000, 'Ring', 'Ring', 'Ring', 'Anillo'],
      ['diamond', 8000, 'Diamant', 'Diamond', 'Diamant', 'Diamante', vip],
      ['crown', 10_000, 'Krone', 'Crown', 'Kroon', 'Corona', vip],
    ],
  },
  {
    id: 8,
    firstId: 1701,
    names: { de: 'Saison', en: 'Seasonal', nl: 'Seizoen', es: 'De temporada' },
    gifts: [
      ['snowdrop', 100, 'Schneeglöckchen', 'Snowdrop', 'Sneeuwklokje', 'Campanilla de invierno', spring],
      ['painted-egg', 150, 'Bemaltes Ei', 'Painted egg', 'Beschilderd ei', 'Huevo pintado', spring],
      ['kite', 300, 'Drachen', 'Kite', 'Vlieger', 'Cometa', spring],
      ['blossom', 400, 'Kirschblüte', 'Cherry blossom', 'Kersenbloesem', 'Flor de cerezo', spring],
      ['watermelon', 100, 'Wassermelone', 'Watermelon', 'Watermeloen', 'Sandía', summer],
      ['sunglasses', 200, 'Sonnenbrille', 'Sunglasses', 'Zonnebril', 'Gafas de sol', summer],
      ['beach-ball', 200, 'Wasserball', 'Beach ball', 'Strandbal', 'Pelota de playa', summer],
      ['parasol', 400, 'Sonnenschirm', 'Parasol', 'Parasol', 'Sombrilla', summer],
      ['snowflake', 100, 'Schneeflocke', 'Snowflake', 'Sneeuwvlok', 'Copo de nieve', winter],
      ['candle', 200, 'Kerze', 'Candle', 'Kaars', 'Vela', winter],
      ['gingerbread', 300, 'Lebkuchenherz', 'Gingerbread heart', 'Peperkoekhart', 'Corazón de jengibre', winter],
      ['snow-globe', 800, 'Schneekugel', 'Snow globe', 'Sneeuwbol', 'Bola de nieve', winter],
    ],
  },
];
