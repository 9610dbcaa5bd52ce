import { createPendingQuestion } from './pending-question.ts';

/** A question before something that cannot be undone, or that others will notice. `cancel` says what stays if one does not. */
export type Question = { title: string; text: string; details?: readonly string[]; confirm: string; cancel: string };

export const confirmation = createPendingQuestion<Question>();

/** Asks, and answers whether one wants it; what is closed otherwise is a no. */
export const askToConfirm = confirmation.ask;
