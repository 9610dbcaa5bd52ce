import { ApiError } from '#api/api-error.ts';
import { createPendingQuestion } from '#ui/confirm/pending-question.ts';

export const proofRequest = createPendingQuestion<null>();

/** A dialog asks for the proof (`ProofRequests`), and the call is made once more; without script the refusal stands. */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'proof_needed' && proofRequest.isShown();
    if (!isNeeded || !(await proofRequest.ask(null))) throw error;
    return call();
  }
}
