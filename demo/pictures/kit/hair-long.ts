import type { Hair } from './hair-parts.ts';
import { behind, curls, gaps, lock, shadow, shine } from './hair-parts.ts';
import { randomFrom } from './random.ts';
import type { Rig } from './rig.ts';
import { both, n, path } from './svg.ts';

function mantle(W: number, y: number): string {
  return path`M 0 ${-148} C ${80} ${-150} ${W} ${-92} ${W + 1} ${-20} C ${W + 5} ${y * 0.3} ${W + 14} ${y * 0.66} ${W + 4} ${y} C ${60} ${y + 18} ${-60} ${y + 18} ${-W - 4} ${y} C ${-W - 14} ${y * 0.66} ${-W - 5} ${y * 0.3} ${-W - 1} ${-20} C ${-W} ${-92} ${-80} ${-150} 0 ${-148} Z`;
}

export function longStraight(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const W = w + 19;
  const curtain = path`M 0 ${-143} C ${64} ${-150} ${W - 2} ${-98} ${W} ${-20} C ${W + 1} ${70} ${W + 16} ${160} ${W + 2} ${262} C ${W - 6} ${282} ${W - 14} ${292} ${W - 24} ${304} C ${W - 22} ${286} ${W - 26} ${276} ${W - 34} ${262} C ${W - 36} ${272} ${W - 42} ${278} ${W - 50} ${284} C ${W - 26} ${206} ${w - 4} ${110} ${w - 3} ${22} C ${w - 5} ${-34} ${46} ${-62} ${-1} ${-104} Z`;
  return {
    back: behind(rig, mantle(W, 240)),
    front:
      shadow(rig, `${curtain}`) +
      both(
        lock(rig, curtain) +
          gaps(
            rig,
            path`M ${12} ${-112} C ${54} ${-84} ${w + 2} ${-40} ${w + 6} ${30} C ${w + 8} ${110} ${w + 2} ${200} ${w - 8} ${262} M ${30} ${-128} C ${74} ${-104} ${w + 10} ${-56} ${w + 13} ${20}`,
          ),
      ) +
      shine(
        rig,
        path`M ${rig.side * 26} ${-120} C ${rig.side * 56} ${-104} ${rig.side * (w - 2)} ${-74} ${rig.side * (w + 6)} ${-30} M ${rig.side * 44} ${-126} C ${rig.side * 70} ${-108} ${rig.side * (w + 8)} ${-72} ${rig.side * (w + 12)} ${-40}`,
      ),
  };
}

export function longWavy(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const W = w + 24;
  const s = rig.side;
  const near = path`M ${-s * 22} ${-142} C ${s * 50} ${-162} ${s * W} ${-112} ${s * (W - 2)} ${-36} C ${s * (W - 4)} ${10} ${s * (W + 22)} ${40} ${s * (W + 16)} ${88} C ${s * (W + 10)} ${128} ${s * (W + 32)} ${160} ${s * (W + 20)} ${206} C ${s * (W + 12)} ${244} ${s * (W - 14)} ${268} ${s * (W - 46)} ${258} C ${s * (W - 20)} ${236} ${s * (W - 46)} ${206} ${s * (W - 34)} ${168} C ${s * (W - 26)} ${136} ${s * (W - 46)} ${112} ${s * (w - 6)} ${66} C ${s * (w + 4)} ${20} ${s * (w - 8)} ${-18} ${s * 40} ${-58} C ${s * 20} ${-76} ${-s * 6} ${-88} ${-s * 20} ${-106} Z`;
  const far = path`M ${-s * 12} ${-142} C ${-s * 66} ${-150} ${-s * W} ${-106} ${-s * (W - 4)} ${-30} C ${-s * (W - 8)} ${20} ${-s * (W + 18)} ${52} ${-s * (W + 10)} ${98} C ${-s * (W + 2)} ${134} ${-s * (W + 24)} ${164} ${-s * (W + 10)} ${206} C ${-s * (W + 2)} ${238} ${-s * (W - 26)} ${252} ${-s * (W - 50)} ${240} C ${-s * (W - 22)} ${216} ${-s * (W - 42)} ${186} ${-s * (W - 30)} ${148} C ${-s * (W - 22)} ${116} ${-s * (w - 6)} ${88} ${-s * (w - 3)} ${40} C ${-s * (w - 2)} ${-20} ${-s * 58} ${-62} ${-s * 20} ${-108} Z`;
  return {
    back: behind(rig, mantle(W - 2, 214)),
    front:
      shadow(rig, near) +
      lock(rig, far) +
      lock(rig, near) +
      gaps(
        rig,
        path`M ${-s * 8} ${-124} C ${s * 60} ${-104} ${s * (w + 8)} ${-50} ${s * (w + 8)} ${20} C ${s * (w + 10)} ${70} ${s * (W - 4)} ${100} ${s * (W - 8)} ${150} C ${s * (W - 14)} ${190} ${s * (W + 2)} ${210} ${s * (W - 14)} ${244} M ${-s * 32} ${-122} C ${-s * (w + 2)} ${-86} ${-s * (w + 12)} ${-20} ${-s * (w + 8)} ${50} C ${-s * (w + 6)} ${100} ${-s * (W + 2)} ${130} ${-s * (W - 8)} ${186}`,
      ) +
      shine(
        rig,
        path`M ${s * 18} ${-132} C ${s * 60} ${-122} ${s * (w + 6)} ${-88} ${s * (w + 12)} ${-34} M ${s * 40} ${-112} C ${s * 66} ${-92} ${s * (w - 2)} ${-62} ${s * (w + 2)} ${-20} M ${s * (W + 6)} ${66} C ${s * (W + 4)} ${100} ${s * (W - 2)} ${110} ${s * (W + 6)} ${150}`,
      ),
  };
}

export function longFringe(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const W = w + 19;
  const fringe = path`M ${-w - 4} ${-20} C ${-w - 6} ${-110} ${-60} ${-150} 0 ${-150} C ${60} ${-150} ${w + 6} ${-110} ${w + 4} ${-20} C ${w - 4} ${-34} ${w - 10} ${-38} ${w - 16} ${-40} C ${40} ${-34} ${-40} ${-34} ${-w + 16} ${-40} C ${-w + 10} ${-38} ${-w + 4} ${-34} ${-w - 4} ${-20} Z`;
  const side = path`M ${w - 22} ${-110} C ${W - 6} ${-90} ${W} ${-50} ${W} ${-10} C ${W + 2} ${80} ${W + 14} ${160} ${W} ${250} C ${W - 6} ${272} ${W - 12} ${282} ${W - 22} ${294} C ${W - 20} ${276} ${W - 24} ${266} ${W - 32} ${252} C ${W - 34} ${262} ${W - 40} ${268} ${W - 48} ${274} C ${W - 24} ${196} ${w - 2} ${104} ${w - 4} ${20} Z`;
  return {
    back: behind(rig, mantle(W, 236)),
    front:
      shadow(rig, fringe) +
      both(lock(rig, side) + gaps(rig, path`M ${w + 4} ${-40} C ${w + 8} ${60} ${w + 6} ${160} ${w - 6} ${246}`)) +
      lock(rig, fringe) +
      gaps(
        rig,
        path`M ${-44} ${-118} C ${-52} ${-90} ${-54} ${-64} ${-52} ${-42} M ${-16} ${-122} C ${-22} ${-94} ${-24} ${-64} ${-22} ${-38} M ${16} ${-122} C ${22} ${-94} ${24} ${-64} ${22} ${-38} M ${44} ${-118} C ${52} ${-90} ${54} ${-64} ${52} ${-42}`,
      ) +
      shine(
        rig,
        path`M ${-52} ${-98} C ${-20} ${-112} ${20} ${-112} ${52} ${-98} M ${-34} ${-88} C ${-12} ${-97} ${12} ${-97} ${34} ${-88}`,
      ),
  };
}

export function sideSwept(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const W = w + 22;
  const s = rig.side;
  const sweep = path`M ${-s * 44} ${-132} C ${s * 20} ${-176} ${s * (W + 4)} ${-128} ${s * (W + 2)} ${-36} C ${s * W} ${30} ${s * (W + 30)} ${80} ${s * (W + 18)} ${150} C ${s * (W + 10)} ${206} ${s * (W + 6)} ${250} ${s * (W - 48)} ${286} C ${s * (W - 36)} ${236} ${s * (W - 50)} ${180} ${s * (W - 36)} ${130} C ${s * (W - 26)} ${90} ${s * (w + 2)} ${50} ${s * (w - 8)} ${4} C ${s * (w - 26)} ${-42} ${s * 6} ${-58} ${-s * 36} ${-96} Z`;
  const tuck = path`M ${-s * 36} ${-136} C ${-s * 80} ${-132} ${-s * (w + 16)} ${-88} ${-s * (w + 10)} ${-16} C ${-s * (w + 8)} ${-6} ${-s * (w - 2)} ${-10} ${-s * (w - 4)} ${-22} C ${-s * (w - 10)} ${-64} ${-s * 62} ${-84} ${-s * 38} ${-100} Z`;
  return {
    back: behind(
      rig,
      path`M 0 ${-146} C ${s * 90} ${-150} ${s * W} ${-80} ${s * W} ${0} C ${s * (W + 10)} ${90} ${s * (W + 10)} ${180} ${s * 40} ${240} C ${-s * 20} ${220} ${-s * (w + 10)} ${150} ${-s * (w + 6)} ${40} C ${-s * (w + 22)} ${-60} ${-s * 80} ${-146} 0 ${-146} Z`,
    ),
    front:
      shadow(rig, sweep) +
      lock(rig, tuck) +
      lock(rig, sweep) +
      gaps(
        rig,
        path`M ${-s * 28} ${-118} C ${s * 40} ${-106} ${s * (w + 4)} ${-60} ${s * (w + 6)} ${14} C ${s * (w + 14)} ${80} ${s * (W - 6)} ${130} ${s * (W - 20)} ${240} M ${s * 10} ${-142} C ${s * 70} ${-126} ${s * (w + 16)} ${-70} ${s * (w + 16)} ${10}`,
      ) +
      shine(
        rig,
        path`M ${-s * 6} ${-128} C ${s * 44} ${-122} ${s * (w - 2)} ${-92} ${s * (w + 4)} ${-40} M ${s * (W + 6)} ${70} C ${s * (W + 10)} ${120} ${s * (W + 2)} ${170} ${s * (W - 10)} ${210}`,
      ),
  };
}

export function ponytail(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const s = rig.side;
  return {
    back: behind(
      rig,
      path`M ${-s * 10} ${-150} C ${-s * 110} ${-190} ${-s * 172} ${-90} ${-s * 150} ${20} C ${-s * 138} ${90} ${-s * 160} ${140} ${-s * 128} ${196} C ${-s * 116} ${150} ${-s * 92} ${90} ${-s * 88} ${10} C ${-s * 84} ${-60} ${-s * 50} ${-110} ${-s * 10} ${-150} Z`,
    ),
    front: `<g>${cap(rig, -92)}${gaps(rig, path`M ${-50} ${-80} C ${-40} ${-110} ${-24} ${-130} ${-8} ${-140} M ${50} ${-80} C ${40} ${-110} ${24} ${-130} ${8} ${-140} M 0 ${-92} V ${-138}`)}
      <ellipse cx="${n(-s * 34)}" cy="-146" rx="17" ry="13" fill="${rig.light.rim}" transform="rotate(${n(s * -30)} ${n(-s * 34)} -146)"/>
      ${shine(rig, path`M ${s * 20} ${-122} C ${s * 46} ${-114} ${s * (w - 12)} ${-96} ${s * (w - 2)} ${-66}`)}</g>`,
  };
}

/** Hair combed back from the forehead, ending at the ears. */
export function cap(rig: Rig, hairline: number): string {
  const w = rig.shape.cheek;
  const outer = path`M ${-w - 5} ${2} C ${-w - 16} ${-96} ${-62} ${-146} 0 ${-146} C ${62} ${-146} ${w + 16} ${-96} ${w + 5} ${2} C ${w - 1} ${-6} ${w - 3} ${-24} ${w - 6} ${-38} C ${w - 14} ${-70} ${40} ${hairline} 0 ${hairline} C ${-40} ${hairline} ${-w + 14} ${-70} ${-w + 6} ${-38} C ${-w + 3} ${-24} ${-w + 1} ${-6} ${-w - 5} ${2} Z`;
  return shadow(rig, outer) + lock(rig, outer);
}

export function topBun(rig: Rig): Hair {
  const s = rig.side;
  const w = rig.shape.cheek;
  return {
    back: `<circle cy="-172" r="44" fill="url(#${rig.id}hair)"/>${gaps(rig, 'M-30 -190 C-10 -208 22 -204 34 -182 M-36 -168 C-20 -150 14 -146 34 -160 M-12 -190 C8 -194 20 -184 18 -170')}${shine(rig, path`M ${s * 6} ${-206} C ${s * 26} ${-202} ${s * 34} ${-190} ${s * 34} ${-176}`)}`,
    front: `${cap(rig, -90)}${gaps(rig, path`M ${-52} ${-80} C ${-44} ${-108} ${-26} ${-130} ${-12} ${-140} M ${52} ${-80} C ${44} ${-108} ${26} ${-130} ${12} ${-140} M ${-20} ${-92} L ${-6} ${-140} M ${20} ${-92} L ${6} ${-140}`)}
      ${shine(rig, path`M ${s * 24} ${-124} C ${s * 48} ${-114} ${s * (w - 10)} ${-96} ${s * w} ${-60}`)}
      ${both(`<path d="${path`M ${w - 4} ${-26} C ${w + 8} ${6} ${w - 2} ${40} ${w + 6} ${66}`}" fill="none" stroke="${rig.hair.base}" stroke-width="4" stroke-linecap="round"/>`)}`,
  };
}

export function chignon(rig: Rig): Hair {
  const s = rig.side;
  const w = rig.shape.cheek;
  const wing = path`M ${-1} ${-144} C ${62} ${-150} ${w + 18} ${-98} ${w + 16} ${-22} C ${w + 15} ${16} ${w + 4} ${40} ${w - 14} ${58} C ${w - 2} ${20} ${w} ${-12} ${w - 8} ${-34} C ${w - 22} ${-66} ${34} ${-76} ${-1} ${-106} Z`;
  return {
    back: `<g transform="translate(${n(-s * 56)} 92)"><circle r="46" fill="url(#${rig.id}hairback)"/>${gaps(rig, 'M-30 -20 C-10 -40 26 -34 34 -8 M-36 4 C-20 28 14 32 34 16')}</g>${behind(rig, path`M 0 ${-140} C ${70} ${-140} ${w + 12} ${-80} ${w + 10} ${0} C ${w + 8} ${60} ${40} ${110} 0 ${112} C ${-40} ${110} ${-w - 8} ${60} ${-w - 10} ${0} C ${-w - 12} ${-80} ${-70} ${-140} 0 ${-140} Z`)}`,
    front:
      shadow(rig, wing) +
      both(
        lock(rig, wing) +
          gaps(
            rig,
            path`M ${8} ${-120} C ${50} ${-102} ${w + 4} ${-72} ${w + 6} ${-4} M ${20} ${-136} C ${60} ${-124} ${w + 10} ${-84} ${w + 12} ${-24}`,
          ),
      ) +
      shine(rig, path`M ${s * 22} ${-126} C ${s * 50} ${-114} ${s * (w - 6)} ${-92} ${s * (w + 4)} ${-52}`),
  };
}

export function sideBraid(rig: Rig): Hair {
  const base = chignon(rig);
  const s = rig.side;
  const w = rig.shape.cheek;
  const links = Array.from({ length: 8 }, (_, i) => {
    const x = s * (w + 2 + Math.sin(i * 0.5) * 8);
    const y = 66 + i * 26;
    const r = 24 - i * 1.3;
    const leaf = (dir: number) =>
      `<path d="${path`M ${x} ${y + 22} C ${x + dir * r * 1.4} ${y + 8} ${x + dir * r * 1.3} ${y - 18} ${x - dir * 3} ${y - 20} C ${x + dir * 2} ${y - 4} ${x - dir * 2} ${y + 12} ${x} ${y + 22} Z`}" fill="url(#${rig.id}hair)"/>`;
    return (
      leaf(-1) + leaf(1) + gaps(rig, path`M ${x} ${y + 20} C ${x + 6} ${y + 4} ${x + 2} ${y - 10} ${x} ${y - 16}`, 0.5)
    );
  });
  return {
    back: behind(
      rig,
      path`M 0 ${-140} C ${s * 80} ${-140} ${s * (w + 14)} ${-80} ${s * (w + 14)} ${0} C ${s * (w + 20)} ${70} ${s * (w + 10)} ${110} ${s * 30} ${110} C ${-s * 40} ${100} ${-s * (w + 8)} ${60} ${-s * (w + 10)} ${0} C ${-s * (w + 12)} ${-80} ${-s * 70} ${-140} 0 ${-140} Z`,
    ),
    front: `${base.front}${links.join('')}<rect x="${n(s * (w + 6) - 9)}" y="270" width="18" height="10" rx="5" fill="${rig.light.rim}"/><path d="${path`M ${s * (w + 6) - 8} ${280} Q ${s * (w + 6)} ${316} ${s * (w + 14)} ${318} Q ${s * (w + 16)} ${296} ${s * (w + 6) + 8} ${280} Z`}" fill="url(#${rig.id}hair)"/>`,
  };
}

export function boxBraids(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const random = randomFrom(`${rig.id}braids`);
  const strand = (x: number, y0: number, y1: number, bend: number) =>
    `<path d="${path`M ${x} ${y0} C ${x + bend} ${y0 + 60} ${x + bend * 0.4} ${y1 - 60} ${x + bend * 0.8} ${y1}`}" fill="none" stroke="url(#${rig.id}hair)" stroke-width="12" stroke-linecap="round"/><path d="${path`M ${x} ${y0} C ${x + bend} ${y0 + 60} ${x + bend * 0.4} ${y1 - 60} ${x + bend * 0.8} ${y1}`}" fill="none" stroke="${rig.hair.dark}" stroke-width="9" stroke-dasharray="2.5 8" opacity="0.6"/>`;
  const hanging = [0, 1, 2, 3].map((i) => strand(w + 2 + i * 7, -60 + i * 8, 230 + random() * 50, 6 + i * 3)).join('');
  return {
    back: behind(rig, mantle(w + 22, 250)),
    front: `${cap(rig, -88)}${gaps(rig, path`M 0 ${-90} V ${-144} M ${-26} ${-88} C ${-30} ${-110} ${-20} ${-130} ${-14} ${-142} M ${26} ${-88} C ${30} ${-110} ${20} ${-130} ${14} ${-142} M ${-52} ${-74} C ${-58} ${-100} ${-44} ${-122} ${-34} ${-134} M ${52} ${-74} C ${58} ${-100} ${44} ${-122} ${34} ${-134}`, 0.7)}
      ${both(hanging)}<g fill="${rig.light.spark}">${both(`<rect x="${n(w + 6)}" y="120" width="12" height="12" rx="4"/><rect x="${n(w + 20)}" y="168" width="12" height="12" rx="4"/>`)}</g>`,
  };
}

export function shoulderCurls(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const random = randomFrom(`${rig.id}curls`);
  type Curl = [x: number, y: number, r: number];
  const crown = Array.from({ length: 8 }, (_, i): Curl => {
    const angle = -Math.PI / 2 + (i / 7) * Math.PI * 0.5;
    return [Math.cos(angle) * (w + 18), -14 + Math.sin(angle) * 118, 25 + random() * 6];
  });
  const fall = Array.from(
    { length: 6 },
    (_, i): Curl => [w + 18 + Math.sin(i) * 8 + i * 2, 8 + i * 25, 26 + random() * 6],
  );
  const wide = Array.from(
    { length: 7 },
    (_, i): Curl => [w + 42 - Math.abs(i - 3) * 5, -34 + i * 27, 27 + random() * 7],
  );
  const top = [-46, -16, 14, 44].map((x, i): Curl => [x, -101 - 12 * Math.cos(x / 40) + (i % 2) * 6, 25]);
  const mirrored = (list: Curl[]) => [...list, ...list.map(([x, y, r]): Curl => [-x, y + random() * 8 - 4, r])];
  return {
    back:
      behind(rig, mantle(w + 18, 116)) +
      curls(rig, mirrored(wide.map(([x, y, r]): Curl => [x, y + 8, r + 3])), 'hairback'),
    front: curls(rig, mirrored(wide)) + curls(rig, [...mirrored(fall), ...mirrored(crown), ...top]),
  };
}

export function afro(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const random = randomFrom(`${rig.id}afro`);
  const rim = Array.from({ length: 30 }, (_, i): [number, number, number] => {
    const angle = (i / 30) * Math.PI * 2;
    return [Math.cos(angle) * (w + 54), -46 + Math.sin(angle) * 124, 20 + random() * 8];
  });
  const inner = Array.from({ length: 17 }, (_, i): [number, number, number] => {
    const angle = Math.PI + (i / 16) * Math.PI;
    return [Math.cos(angle) * (w + 10), -52 + Math.sin(angle) * 64 + Math.abs(Math.cos(angle)) * 14, 20 + random() * 5];
  });
  const middle = Array.from({ length: 19 }, (_, i): [number, number, number] => {
    const angle = Math.PI * 0.94 + (i / 18) * Math.PI * 1.12;
    return [Math.cos(angle) * (w + 34), -46 + Math.sin(angle) * 96, 21 + random() * 6];
  });
  return {
    back: `<ellipse cy="-46" rx="${n(w + 56)}" ry="126" fill="url(#${rig.id}hairback)"/>${curls(rig, rim)}`,
    front: curls(rig, [...middle.filter(([, y]) => y < 6), ...inner]),
  };
}
