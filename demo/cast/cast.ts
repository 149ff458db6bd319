import type { CastMember } from './cast-member.ts';
import { amadou } from './people/amadou.ts';
import { amaya } from './people/amaya.ts';
import { aurelie } from './people/aurelie.ts';
import { calla } from './people/calla.ts';
import { caspian } from './people/caspian.ts';
import { delphine } from './people/delphine.ts';
import { esteban } from './people/esteban.ts';
import { fenja } from './people/fenja.ts';
import { freyaida } from './people/freyaida.ts';
import { hanae } from './people/hanae.ts';
import { henrike } from './people/henrike.ts';
import { ilario } from './people/ilario.ts';
import { imke } from './people/imke.ts';
import { jorrit } from './people/jorrit.ts';
import { juno } from './people/juno.ts';
import { kaisa } from './people/kaisa.ts';
import { kofi } from './people/kofi.ts';
import { lena } from './people/lena.ts';
import { leocadia } from './people/leocadia.ts';
import { leopold } from './people/leopold.ts';
import { lunasol } from './people/lunasol.ts';
import { malou } from './people/malou.ts';
import { marit } from './people/marit.ts';
import { mirea } from './people/mirea.ts';
import { naledi } from './people/naledi.ts';
import { nerina } from './people/nerina.ts';
import { noamilan } from './people/noamilan.ts';
import { noor } from './people/noor.ts';
import { odette } from './people/odette.ts';
import { ottilie } from './people/ottilie.ts';
import { ottoemil } from './people/ottoemil.ts';
import { paloma } from './people/paloma.ts';
import { rasmus } from './people/rasmus.ts';
import { rubenkai } from './people/rubenkai.ts';
import { rubyroulette } from './people/rubyroulette.ts';
import { runa } from './people/runa.ts';
import { sunniva } from './people/sunniva.ts';
import { tamsin } from './people/tamsin.ts';
import { thandi } from './people/thandi.ts';
import { tildaundbo } from './people/tildaundbo.ts';
import { tindra } from './people/tindra.ts';
import { torben } from './people/torben.ts';
import { valentina } from './people/valentina.ts';
import { vesna } from './people/vesna.ts';
import { wanda } from './people/wanda.ts';
import { xenia } from './people/xenia.ts';
import { ysolde } from './people/ysolde.ts';
import { zelie } from './people/zelie.ts';

/** Everybody of the demo world, all invented, all adults; who is live by default has a `clip`. */
export const cast: readonly CastMember[] = [
  lena,
  malou,
  ysolde,
  kaisa,
  juno,
  nerina,
  tamsin,
  marit,
  odette,
  fenja,
  runa,
  zelie,
  amaya,
  paloma,
  noor,
  tindra,
  ottilie,
  vesna,
  calla,
  imke,
  leocadia,
  thandi,
  naledi,
  mirea,
  aurelie,
  henrike,
  sunniva,
  delphine,
  xenia,
  hanae,
  wanda,
  torben,
  ilario,
  jorrit,
  caspian,
  amadou,
  leopold,
  rasmus,
  esteban,
  kofi,
  valentina,
  rubyroulette,
  tildaundbo,
  noamilan,
  lunasol,
  freyaida,
  ottoemil,
  rubenkai,
];
