import type { Language } from '#i18n/language.ts';
import { ApiError } from './api-error.ts';
import { type Endpoint, failuresOf } from './endpoint.ts';

/** `sentence`: says more of the case than the contract's text. `retryAfter`: seconds after which the same may be tried again. `data`: for programs. */
type Detail = { sentence?: (language: Language) => string; retryAfter?: number; data?: unknown };

/** A failure that the contract declares; a handler returns it, and what the handler calls may throw it. */
export class Problem<Code extends string = string> extends Error {
  readonly code: Code;
  readonly detail: Detail;
  constructor(code: Code, detail: Detail = {}) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.detail = detail;
  }
}

/** What a write would do, or why it does nothing: answered as any other, while nothing of it stays and nothing is noted. */
export class NotWritten<Answer = unknown> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }
}

/** The code has to be among the endpoint's `errors`. */
export const problem = <const Code extends string>(code: Code, detail?: Detail): Problem<Code> => new Problem(code, detail);

/** In the words that the endpoint declares; another code is a mistake of the handler. */
export function declaredError(endpoint: Endpoint, { code, detail }: Problem, language: Language): ApiError {
  const failures = failuresOf(endpoint);
  const declared = Object.hasOwn(failures, code) ? failures[code] : undefined;
  if (!declared) throw new Error(`${endpoint.method} ${endpoint.path} does not declare the failure "${code}".`);
  return new ApiError(declared.status, { code, message: detail.sentence?.(language) ?? declared.text[language], detail: detail.data }, detail.retryAfter);
}
