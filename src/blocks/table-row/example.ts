import { rowOf } from './row-of.ts';

export const examples = [rowOf({ de: ['Kammermusiksaal', '340 Plätze', 'stufenlos'], en: ['Chamber hall', '340 seats', 'step-free'] }, 'tablerow-1')];
