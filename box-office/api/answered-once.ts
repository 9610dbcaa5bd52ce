import { z } from 'zod';
import { forgetAfterMs } from '../limits.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Store } from '../store/store.ts';

const row = z.object({ request: z.string(), body: z.string() });

/** Repetitions get the first answer, another request under a known key is refused; run it inside `store.immediate`. */
export function answeredOnce<T>(store: Store, key: string | undefined, request: unknown, at: number, work: () => T): T | Refusal {
  if (key === undefined) return work();
  const asked = JSON.stringify(request);
  const known = store.first(row, 'SELECT request, body FROM answer WHERE idempotency_key = ?', key);
  if (known && known.request !== asked) return refuse('key_reused');
  if (known) return JSON.parse(known.body);
  const answer = work();
  store.run('DELETE FROM answer WHERE answered_at <= ?', at - forgetAfterMs);
  const values = [key, asked, JSON.stringify(answer), at];
  store.run('INSERT INTO answer (idempotency_key, request, body, answered_at) VALUES (?, ?, ?, ?)', ...values);
  return answer;
}
