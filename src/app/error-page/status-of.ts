/** Its `statusCode`, `status`, or that of its `response`; else 500 (E §8). */
export function statusOf(error: unknown): number {
  return ownStatus(error) ?? ownStatus(field(error, 'response')) ?? 500;
}

const ownStatus = (value: unknown): number | undefined => [field(value, 'statusCode'), field(value, 'status')].find(isErrorStatus);

const field = (value: unknown, name: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined);

const isErrorStatus = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 400 && Number(value) <= 599;
