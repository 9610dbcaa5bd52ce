import { foyer } from './foyer.ts';
import { grosserSaal } from './grosser-saal.ts';
import { kammersaal } from './kammersaal.ts';
import { studio } from './studio.ts';

export const halls = { 'grosser-saal': grosserSaal, kammersaal, studio, foyer } as const;

export type HallId = keyof typeof halls;
export const hallIds = ['grosser-saal', 'kammersaal', 'studio', 'foyer'] as const satisfies readonly HallId[];
