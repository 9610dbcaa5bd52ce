/** Every JSON error of the API: `{ code, message, fields? }` with the right status (decisions.md); `detail` is for programs, as the endpoint says. */
export type ErrorBody = { code: string; message: string; fields?: Record<string, string[]>; detail?: unknown };

export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly fields: Record<string, string[]> | undefined;
  readonly detail: unknown;
  /** Seconds after which the same may be tried again, where the server knows (`Retry-After`). */
  readonly retryAfter: number | undefined;

  constructor(status: number, { code, message, fields, detail }: ErrorBody, retryAfter?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}
