import { createPendingQuestion } from './pending-question.ts';

/** Before something that cannot be undone, or that others will notice; `cancel` says what stays. */
export type Question = { title: string; text: string; details?: readonly string[]; confirm: string; cancel: string };

export const confirmation = createPendingQuestion<Question>();

/** Closed otherwise, it is a no. */
export const askToConfirm = confirmation.ask;
