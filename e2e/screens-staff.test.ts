import { walkScreens } from './support/walk-screens.ts';

await walkScreens(['studio', 'office'], { links: 40 });
