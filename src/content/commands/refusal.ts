import { type Problem, problems } from '../problem.ts';
import { t } from './strings.ts';

export const commandProblem = problems(t);

export type Refusal = { readonly ok: false; readonly problem: Problem };

export const refuse = (...given: Parameters<typeof commandProblem>): Refusal => ({ ok: false, problem: commandProblem(...given) });
