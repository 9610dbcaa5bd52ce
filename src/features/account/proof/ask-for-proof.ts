import { ApiError } from '#api/api-error.ts';
import { createPendingQuestion } from '#ui/confirm/pending-question.ts';

export const proofRequest = createPendingQuestion<null>();

/**
 * Makes a call for which somebody may have to prove first that it is them: then a dialog asks (`ProofRequests`), what was typed
 * stays where it is, and the call is made once more. Without script, or where one does not want to, its refusal stands.
 */
export async function withProof<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isNeeded = error instanceof ApiError && error.code === 'proof_needed' && proofRequest.isShown();
    if (!isNeeded || !(await proofRequest.ask(null))) throw error;
    return call();
  }
}
