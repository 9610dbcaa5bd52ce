import { chamber } from './departments/chamber.ts';
import { chamberOccasions } from './departments/chamber-occasions.ts';
import { dance } from './departments/dance.ts';
import { family } from './departments/family.ts';
import { filmAndWords } from './departments/film-and-words.ts';
import { venueProductions } from './departments/house.ts';
import { jazz } from './departments/jazz.ts';
import { newMusic } from './departments/new-music.ts';
import { newMusicFurther } from './departments/new-music-further.ts';
import { opera } from './departments/opera.ts';
import { operaFurther } from './departments/opera-further.ts';
import { orchestra } from './departments/orchestra.ts';
import { orchestraOccasions } from './departments/orchestra-occasions.ts';
import { quay } from './departments/quay.ts';
import { theatre } from './departments/theatre.ts';
import { voices } from './departments/voices.ts';
import type { ProductionText } from './production.ts';

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
  ...venueProductions,
  ...quay,
];
