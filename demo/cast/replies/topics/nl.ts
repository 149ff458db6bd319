import type { Topics } from '../replies.ts';

/** What everybody of the cast has something to say about, whatever their tone. */
export const topics: Topics = {
  answers: [
    {
      keywords: ['jazz', 'blues', 'swing', 'saxofoon'],
      lines: [
        'Jazz na middernacht is mijn mooiste uur. Coltrane of Ella?',
        'Of ik van jazz hou? Ik heb al twee platen versleten.',
      ],
    },
    {
      keywords: ['gitaar', 'piano', 'viool', 'instrument'],
      lines: [
        'Ik oefen als niemand luistert. De buren denken daar anders over.',
        'Snaren of toetsen, ik smelt bij allebei.',
      ],
    },
    {
      keywords: ['dans', 'salsa', 'tango'],
      lines: ['Mijn voeten vragen nooit iets. Dans jij?', 'Eén dans per dag in de keuken, dat is mijn regel.'],
    },
    {
      keywords: ['eten', 'gegeten', 'koken', 'pizza', 'honger'],
      lines: ['Pasta, altijd. Met veel te veel basilicum.', 'Ik kook op geur, en soms op rook. Wat at jij?'],
    },
    {
      keywords: ['koffie', 'thee', 'drink', 'wijn'],
      lines: ['In dit kopje thee, in het volgende koffie. En jij?', 'Alleen als jij er ook een neemt.'],
    },
    {
      keywords: ['weer ', 'weer?', 'regen', 'zon', 'sneeuw', 'koud'],
      lines: [
        'Regen op het raam en warm licht hier, meer hoef ik niet.',
        'Stuur me wat van jouw weer, maakt niet uit welk.',
      ],
    },
    {
      keywords: ['boek', 'lees', 'lezen', 'roman'],
      lines: [
        'Ik ben op bladzijde 212 en niemand verklapt het einde!',
        'Het vorige las ik in één nacht. Wat moet ik hierna lezen?',
      ],
    },
    {
      keywords: ['film', 'serie', 'bioscoop'],
      lines: ['Oude films met een droevig einde, heerlijk.', 'Bij actiescènes val ik in slaap. Weet jij een rustige?'],
    },
    {
      keywords: ['reis', 'vakantie', 'strand', 'bergen', 'zee'],
      lines: [
        'Zee of bergen? Ik zeg altijd zee, en dan heb ik het koud.',
        'Mijn koffer is nooit helemaal leeg. Waar was jij het laatst?',
      ],
    },
    {
      keywords: ['kat', 'hond', 'huisdier', 'dier'],
      lines: ['Mijn kat denkt dat dit haar show is.', 'Vertel over die van jou, ik smelt meteen.'],
    },
    {
      keywords: ['werk', 'baan', 'kantoor', 'baas'],
      lines: ['Leun dan achterover, hier hoef je niets.', 'Dat klinkt als een lange dag. Die is nu voorbij.'],
    },
    {
      keywords: ['voetbal', 'sport', 'hardlopen', 'wedstrijd'],
      lines: [
        'Ik roep naar het scherm als een trainer. Voor wie ben jij?',
        'Ik loop ook hard, meestal achter de feiten aan.',
      ],
    },
    {
      keywords: ['mop', 'grap', 'lachen'],
      lines: [
        'Zegt de ene kaars tegen de andere: ik ga vanavond uit.',
        'Ik ken precies één mop en vergeet altijd het einde.',
      ],
    },
    {
      keywords: ['moe', 'slaap', 'verdrietig', 'eenzaam', 'rotdag'],
      lines: ['Blijf even. Samen wordt het lichter.', 'Fijn dat je het zegt. Wil je praten of alleen kijken?'],
    },
    { keywords: ['dank', 'bedankt'], lines: ['Graag gedaan, {name}.', 'Wat zeg je dat lief.'] },
    {
      keywords: ['jurk', 'outfit', 'haar ', 'kapsel', 'kleur'],
      lines: ['Dit of die blauwe. Goed gekozen?', 'Wat leuk dat het je opvalt, {name}!'],
    },
  ],
  fallbacks: [
    'Dat is nieuw voor mij. Hoe kwam je daarbij?',
    'Daar denk ik tot morgen over na.',
    'Vertel verder, ik luister.',
    'Is dat een ja of een nee?',
    'Dat klinkt alsof er een verhaal achter zit.',
  ],
  smallTalk: [
    'Welke muziek staat er bij jullie op?',
    'Noem één goed ding van vandaag.',
    'Raam open of dicht vannacht?',
    'Wie weet een goed ontbijt?',
    'Ik tel even wie er nog wakker is. Hallo!',
  ],
};
