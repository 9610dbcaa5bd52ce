import { chamber } from './chamber.ts';
import { chamberOccasions } from './chamber-occasions.ts';
import { dance } from './dance.ts';
import { family } from './family.ts';
import { filmAndWords } from './film-and-words.ts';
import { house } from './house.ts';
import { jazz } from './jazz.ts';
import { newMusic } from './new-music.ts';
import { newMusicFurther } from './new-music-further.ts';
import { opera } from './opera.ts';
import { operaFurther } from './opera-further.ts';
import { orchestra } from './orchestra.ts';
import { orchestraOccasions } from './orchestra-occasions.ts';
import type { ProductionText } from './production.ts';
import { quay } from './quay.ts';
import { theatre } from './theatre.ts';
import { voices } from './voices.ts';

/** Every production of the demo venue, department by department. */
export const productions: readonly ProductionText[] = [
  ...orchestra,
  ...orchestraOccasions,
  ...voices,
  ...chamber,
  ...chamberOccasions,
  ...opera,
  ...operaFurther,
  ...theatre,
  ...dance,
  ...jazz,
  ...newMusic,
  ...newMusicFurther,
  ...family,
  ...filmAndWords,
  ...house,
  ...quay,
];
