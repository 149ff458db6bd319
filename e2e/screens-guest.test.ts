import { walkScreens } from './support/walk-screens.ts';

await walkScreens(['guest'], { links: 50 });
