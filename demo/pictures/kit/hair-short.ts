import { cap } from './hair-long.ts';
import type { Hair } from './hair-parts.ts';
import { behind, curls, gaps, lock, shadow, shine } from './hair-parts.ts';
import { randomFrom } from './random.ts';
import type { Rig } from './rig.ts';
import { both, n, path } from './svg.ts';

export function bob(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const W = w + 24;
  const s = rig.side;
  const side = path`M ${0} ${-144} C ${66} ${-150} ${W} ${-100} ${W} ${-20} C ${W + 2} ${30} ${W + 10} ${70} ${W + 4} ${112} C ${W - 20} ${124} ${w - 14} ${118} ${w - 22} ${104} C ${w - 4} ${70} ${w} ${40} ${w - 4} ${6} C ${w - 8} ${-44} ${40} ${-64} ${0} ${-104} Z`;
  return {
    back: behind(
      rig,
      path`M 0 ${-146} C ${80} ${-148} ${W} ${-90} ${W} ${-20} C ${W + 4} ${40} ${W + 8} ${80} ${W} ${108} C ${50} ${128} ${-50} ${128} ${-W} ${108} C ${-W - 8} ${80} ${-W - 4} ${40} ${-W} ${-20} C ${-W} ${-90} ${-80} ${-148} 0 ${-146} Z`,
    ),
    front:
      shadow(rig, side) +
      both(
        lock(rig, side) +
          gaps(
            rig,
            path`M ${14} ${-116} C ${56} ${-90} ${w + 4} ${-46} ${w + 6} ${20} C ${w + 7} ${56} ${w + 4} ${80} ${w - 4} ${108} M ${34} ${-130} C ${76} ${-104} ${w + 14} ${-50} ${w + 16} ${20} C ${w + 18} ${50} ${w + 16} ${80} ${w + 14} ${104}`,
          ),
      ) +
      shine(
        rig,
        path`M ${s * 24} ${-122} C ${s * 56} ${-104} ${s * (w - 2)} ${-74} ${s * (w + 4)} ${-26} M ${s * 46} ${-124} C ${s * 72} ${-106} ${s * (w + 8)} ${-70} ${s * (w + 12)} ${-30}`,
      ),
  };
}

export function bobFringe(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const fringe = path`M ${-w - 4} ${-8} C ${-w - 8} ${-110} ${-60} ${-150} 0 ${-150} C ${60} ${-150} ${w + 8} ${-110} ${w + 4} ${-8} C ${w - 2} ${-30} ${w - 8} ${-40} ${w - 12} ${-41} C ${30} ${-37} ${-30} ${-37} ${-w + 12} ${-41} C ${-w + 8} ${-40} ${-w + 2} ${-30} ${-w - 4} ${-8} Z`;
  return {
    back: bob(rig).back,
    front:
      both(
        lock(
          rig,
          path`M ${w - 30} ${-120} C ${w + 22} ${-100} ${w + 24} ${-40} ${w + 25} ${10} C ${w + 27} ${50} ${w + 32} ${80} ${w + 26} ${108} C ${w + 2} ${122} ${w - 14} ${116} ${w - 20} ${102} C ${w - 2} ${70} ${w} ${40} ${w - 5} ${0} Z`,
        ) + gaps(rig, path`M ${w + 6} ${-30} C ${w + 10} ${20} ${w + 10} ${70} ${w + 2} ${108}`),
      ) +
      shadow(rig, fringe) +
      lock(rig, fringe) +
      gaps(
        rig,
        path`M ${-46} ${-114} C ${-54} ${-90} ${-56} ${-64} ${-54} ${-44} M ${-15} ${-120} C ${-20} ${-94} ${-22} ${-64} ${-20} ${-40} M ${15} ${-120} C ${20} ${-94} ${22} ${-64} ${20} ${-40} M ${46} ${-114} C ${54} ${-90} ${56} ${-64} ${54} ${-44}`,
      ) +
      shine(rig, path`M ${-54} ${-98} C ${-20} ${-113} ${20} ${-113} ${54} ${-98}`),
  };
}

export function pixie(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const s = rig.side;
  const sweep = path`M ${-s * (w + 6)} ${10} C ${-s * (w + 20)} ${-100} ${-s * 60} ${-152} ${s * 4} ${-152} C ${s * 70} ${-152} ${s * (w + 20)} ${-104} ${s * (w + 6)} ${16} C ${s * (w - 2)} ${10} ${s * (w - 4)} ${-10} ${s * (w - 8)} ${-30} C ${s * 56} ${-30} ${s * 44} ${-36} ${s * 30} ${-46} C ${s * 10} ${-40} ${-s * 16} ${-50} ${-s * 30} ${-66} C ${-s * 40} ${-54} ${-s * (w - 14)} ${-46} ${-s * (w - 6)} ${-34} C ${-s * (w - 2)} ${-14} ${-s * (w - 1)} ${0} ${-s * (w + 6)} ${10} Z`;
  return {
    back: behind(
      rig,
      path`M ${-w - 6} ${0} C ${-w + 4} ${60} ${-40} ${90} 0 ${92} C ${40} ${90} ${w - 4} ${60} ${w + 6} ${0} Z`,
    ),
    front:
      shadow(rig, sweep) +
      lock(rig, sweep) +
      gaps(
        rig,
        path`M ${-s * 42} ${-118} C ${s * 10} ${-110} ${s * 40} ${-84} ${s * 58} ${-40} M ${-s * 54} ${-100} C ${-s * 20} ${-96} ${s * 10} ${-76} ${s * 32} ${-50} M ${-s * 20} ${-136} C ${s * 36} ${-130} ${s * 62} ${-96} ${s * (w - 4)} ${-44}`,
      ) +
      shine(
        rig,
        path`M ${-s * 20} ${-126} C ${s * 24} ${-122} ${s * 52} ${-96} ${s * 66} ${-56} M ${-s * 6} ${-140} C ${s * 40} ${-136} ${s * 66} ${-110} ${s * 76} ${-70}`,
      ),
  };
}

export function undercut(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const s = rig.side;
  const top = path`M ${-s * 64} ${-98} C ${-s * 60} ${-150} ${s * 10} ${-172} ${s * 60} ${-150} C ${s * (w + 30)} ${-130} ${s * (w + 30)} ${-60} ${s * (w + 20)} ${10} C ${s * (w + 18)} ${50} ${s * (w + 8)} ${74} ${s * (w - 14)} ${92} C ${s * (w + 2)} ${50} ${s * (w + 2)} ${10} ${s * (w - 8)} ${-24} C ${s * 60} ${-50} ${s * 10} ${-62} ${-s * 30} ${-96} C ${-s * 44} ${-100} ${-s * 56} ${-100} ${-s * 64} ${-98} Z`;
  return {
    back: '',
    front: `<g opacity="0.55">${lock(rig, path`M ${-s * (w + 2)} ${0} C ${-s * (w + 8)} ${-90} ${-s * 64} ${-126} ${-s * 30} ${-130} L ${-s * 40} ${-92} C ${-s * 60} ${-84} ${-s * (w - 8)} ${-50} ${-s * (w - 5)} ${-10} Z`)}</g>${shadow(rig, top)}${lock(rig, top)}
      ${gaps(rig, path`M ${-s * 40} ${-112} C ${s * 20} ${-116} ${s * 70} ${-80} ${s * (w + 6)} ${10} M ${-s * 10} ${-142} C ${s * 60} ${-140} ${s * (w + 14)} ${-90} ${s * (w + 14)} ${0}`)}${shine(rig, path`M ${-s * 20} ${-128} C ${s * 30} ${-128} ${s * 66} ${-100} ${s * (w + 2)} ${-44}`)}`,
  };
}

/** The short sides of a man's cut, above and before the ears. */
function sides(rig: Rig, opacity = 0.85): string {
  const w = rig.shape.cheek;
  return `<g opacity="${opacity}">${both(lock(rig, path`M ${w + 3} ${4} C ${w + 10} ${-50} ${w + 2} ${-100} ${50} ${-122} L ${44} ${-92} C ${62} ${-80} ${w - 8} ${-54} ${w - 7} ${-24} C ${w - 6} ${-12} ${w - 2} ${0} ${w + 3} ${4} Z`))}</g>`;
}

export function crop(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const s = rig.side;
  const top = path`M ${-w - 3} ${-36} C ${-w - 13} ${-112} ${-58} ${-156} ${2} ${-154} C ${62} ${-156} ${w + 13} ${-108} ${w + 3} ${-36} C ${w - 4} ${-58} ${w - 12} ${-72} ${58} ${-78} C ${48} ${-66} ${34} ${-64} ${24} ${-72} C ${12} ${-60} ${-6} ${-60} ${-16} ${-72} C ${-28} ${-62} ${-42} ${-64} ${-54} ${-78} C ${-w + 10} ${-72} ${-w + 5} ${-58} ${-w - 3} ${-36} Z`;
  return {
    back: '',
    front:
      sides(rig) +
      shadow(rig, top) +
      lock(rig, top) +
      gaps(
        rig,
        path`M ${-30} ${-138} C ${-42} ${-118} ${-44} ${-98} ${-38} ${-82} M ${2} ${-142} C ${-10} ${-120} ${-12} ${-96} ${-4} ${-78} M ${34} ${-138} C ${26} ${-118} ${26} ${-98} ${36} ${-82} M ${58} ${-124} C ${54} ${-108} ${58} ${-94} ${66} ${-82}`,
      ) +
      shine(rig, path`M ${s * 12} ${-138} C ${s * 40} ${-132} ${s * 60} ${-114} ${s * 70} ${-90}`),
  };
}

export function sidePart(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const s = rig.side;
  const top = path`M ${-s * (w + 3)} ${-30} C ${-s * (w + 12)} ${-100} ${-s * 66} ${-138} ${-s * 36} ${-140} C ${s * 0} ${-166} ${s * 70} ${-158} ${s * (w + 10)} ${-100} C ${s * (w + 14)} ${-74} ${s * (w + 8)} ${-50} ${s * (w + 3)} ${-30} C ${s * (w - 6)} ${-62} ${s * 62} ${-74} ${s * 40} ${-82} C ${s * 10} ${-86} ${-s * 20} ${-92} ${-s * 38} ${-104} C ${-s * 52} ${-92} ${-s * (w - 10)} ${-70} ${-s * (w + 3)} ${-30} Z`;
  return {
    back: '',
    front:
      sides(rig) +
      shadow(rig, top) +
      lock(rig, top) +
      gaps(
        rig,
        path`M ${-s * 38} ${-106} L ${-s * 38} ${-136} M ${-s * 24} ${-118} C ${s * 20} ${-128} ${s * 56} ${-112} ${s * 74} ${-76} M ${-s * 20} ${-104} C ${s * 16} ${-108} ${s * 44} ${-98} ${s * 60} ${-80}`,
      ) +
      shine(rig, path`M ${-s * 6} ${-140} C ${s * 34} ${-144} ${s * 66} ${-122} ${s * 78} ${-92}`),
  };
}

export function quiff(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const top = path`M ${-w - 2} ${-36} C ${-w - 10} ${-96} ${-78} ${-128} ${-66} ${-146} C ${-50} ${-182} ${10} ${-196} ${50} ${-178} C ${80} ${-166} ${w + 14} ${-120} ${w + 2} ${-36} C ${w - 4} ${-62} ${68} ${-82} ${54} ${-90} C ${30} ${-84} ${-24} ${-82} ${-52} ${-92} C ${-66} ${-80} ${-w + 6} ${-62} ${-w - 2} ${-36} Z`;
  const facing = (content: string) => (rig.side === 1 ? content : `<g transform="scale(-1 1)">${content}</g>`);
  return {
    back: '',
    front:
      sides(rig) +
      shadow(rig, top) +
      facing(
        lock(rig, top) +
          gaps(
            rig,
            path`M ${-48} ${-96} C ${-54} ${-120} ${-42} ${-146} ${-14} ${-160} M ${-18} ${-90} C ${-24} ${-118} ${-6} ${-146} ${26} ${-156} M ${14} ${-90} C ${12} ${-114} ${28} ${-136} ${54} ${-142} M ${44} ${-94} C ${46} ${-110} ${56} ${-120} ${70} ${-124}`,
          ) +
          shine(
            rig,
            path`M ${-32} ${-116} C ${-30} ${-136} ${-12} ${-154} ${12} ${-162} M ${4} ${-108} C ${6} ${-128} ${22} ${-146} ${44} ${-152}`,
          ),
      ),
  };
}

export function buzz(rig: Rig): Hair {
  return { back: '', front: `<g opacity="0.78">${cap(rig, -86)}</g>` };
}

export function bald(rig: Rig): Hair {
  return {
    back: '',
    front: `<ellipse cx="${n(rig.side * 28)}" cy="-92" rx="24" ry="11" fill="#fff" opacity="0.22" transform="rotate(${n(rig.side * 24)} ${n(rig.side * 28)} -92)"/>`,
  };
}

export function manBun(rig: Rig): Hair {
  return {
    back: `<circle cx="${n(-rig.side * 20)}" cy="-158" r="30" fill="url(#${rig.id}hair)"/>${gaps(rig, path`M ${-rig.side * 40} ${-168} q ${rig.side * 20} ${-20} ${rig.side * 40} ${2}`)}`,
    front: `${cap(rig, -88)}${gaps(rig, path`M ${-50} ${-78} C ${-44} ${-108} ${-34} ${-128} ${-22} ${-138} M ${-18} ${-90} L ${-16} ${-140} M ${18} ${-90} C ${16} ${-112} ${4} ${-130} ${-6} ${-140} M ${50} ${-78} C ${44} ${-106} ${22} ${-130} ${4} ${-142}`)}${shine(rig, path`M ${rig.side * 26} ${-122} C ${rig.side * 48} ${-112} ${rig.side * 62} ${-96} ${rig.side * 72} ${-66}`)}`,
  };
}

export function curlyTop(rig: Rig): Hair {
  const random = randomFrom(`${rig.id}curly`);
  const w = rig.shape.cheek;
  const rows: [number, number, number][] = [];
  for (let i = 0; i < 8; i++)
    rows.push([
      -w + 2 + (i * (2 * w - 4)) / 7,
      -112 - 26 * Math.sin((i / 7) * Math.PI) + random() * 8,
      24 + random() * 5,
    ]);
  for (let i = 0; i < 6; i++)
    rows.push([-56 + i * 22.4, -96 + random() * 8 - 10 * Math.sin((i / 5) * Math.PI), 20 + random() * 4]);
  return { back: '', front: sides(rig, 0.9) + curls(rig, rows) };
}

export function shoulderMen(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const curtain = path`M ${2} ${-146} C ${62} ${-150} ${w + 20} ${-104} ${w + 18} ${-26} C ${w + 18} ${20} ${w + 34} ${70} ${w + 22} ${122} C ${w + 16} ${140} ${w - 4} ${136} ${w - 2} ${120} C ${w + 6} ${80} ${w + 2} ${40} ${w - 3} ${4} C ${w - 6} ${-44} ${46} ${-74} ${2} ${-104} Z`;
  return {
    back: behind(
      rig,
      path`M 0 ${-146} C ${80} ${-148} ${w + 18} ${-90} ${w + 18} ${-20} C ${w + 22} ${50} ${w + 28} ${90} ${w + 16} ${130} C ${50} ${146} ${-50} ${146} ${-w - 16} ${130} C ${-w - 28} ${90} ${-w - 22} ${50} ${-w - 18} ${-20} C ${-w - 18} ${-90} ${-80} ${-148} 0 ${-146} Z`,
    ),
    front:
      shadow(rig, curtain) +
      both(
        lock(rig, curtain) +
          gaps(
            rig,
            path`M ${14} ${-118} C ${56} ${-96} ${w + 4} ${-54} ${w + 8} ${12} C ${w + 10} ${50} ${w + 16} ${80} ${w + 12} ${118}`,
          ),
      ) +
      shine(
        rig,
        path`M ${rig.side * 26} ${-124} C ${rig.side * 54} ${-108} ${rig.side * w} ${-76} ${rig.side * (w + 6)} ${-34}`,
      ),
  };
}

export function locs(rig: Rig): Hair {
  const w = rig.shape.cheek;
  const rope = (x: number, y0: number, y1: number, bend: number) =>
    `<path d="${path`M ${x} ${y0} C ${x + bend} ${y0 + 40} ${x + bend} ${y1 - 40} ${x + bend * 0.7} ${y1}`}" fill="none" stroke="url(#${rig.id}hair)" stroke-width="16" stroke-linecap="round"/>${gaps(rig, path`M ${x + 5} ${y0} C ${x + bend + 5} ${y0 + 40} ${x + bend + 5} ${y1 - 40} ${x + bend * 0.7 + 5} ${y1}`, 0.5)}`;
  return {
    back: both([0, 1, 2].map((i) => rope(w - 20 + i * 16, -70, 110 + i * 16, 12)).join('')),
    front: `${cap(rig, -84)}${both(rope(w + 4, -56, 96, 16) + rope(w + 14, -74, 120, 14) + rope(30, -140, -104, 16) + rope(54, -126, -70, 18))}${rope(0, -146, -104, 2)}`,
  };
}

export function slickBack(rig: Rig): Hair {
  const w = rig.shape.cheek;
  return {
    back: '',
    front: `${cap(rig, -98)}${gaps(rig, path`M ${-42} ${-88} C ${-40} ${-112} ${-32} ${-130} ${-24} ${-138} M ${-14} ${-97} L ${-10} ${-142} M ${14} ${-97} L ${10} ${-142} M ${42} ${-88} C ${40} ${-112} ${32} ${-130} ${24} ${-138}`)}${shine(rig, path`M ${rig.side * 20} ${-126} C ${rig.side * 46} ${-116} ${rig.side * 64} ${-98} ${rig.side * (w - 2)} ${-62}`)}`,
  };
}
