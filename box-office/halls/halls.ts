import { foyer } from './foyer.ts';
import { grosserSaal } from './grosser-saal.ts';
import { kammersaal } from './kammersaal.ts';
import { stAnnen } from './st-annen.ts';
import { studio } from './studio.ts';

export const halls = { 'grosser-saal': grosserSaal, kammersaal, studio, foyer, 'st-annen': stAnnen } as const;

export type HallId = keyof typeof halls;
export const hallIds = ['grosser-saal', 'kammersaal', 'studio', 'foyer', 'st-annen'] as const satisfies readonly HallId[];
