type Kind = 'page' | 'file' | 'upload' | 'data';

/** What is wrong with the headers of an answer: `high` lets foreign script or a foreign frame in, `low` is less than the best. */
export function gradeHeaders(headers: Headers, kind: Kind): { high: string[]; low: string[] } {
  const [high, low]: [string[], string[]] = [[], []];
  const policy = policyOf(headers.get('content-security-policy') ?? '');
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const expectHigh = (isRight: boolean, problem: string) => isRight || high.push(problem);
  const expectLow = (isRight: boolean, problem: string) => isRight || low.push(problem);
  expectHigh(headers.get('x-content-type-options') === 'nosniff', 'its type may be guessed');
  expectHigh(!headers.has('x-powered-by') && !headers.has('server'), 'it names its programs');
  if (kind === 'file') return { high, low };
  const loose = /^('unsafe-inline'|'unsafe-eval'|'unsafe-hashes'|\*|data:|https?:|blob:)$/;
  expectHigh(!of('script-src').some((source) => loose.test(source)), 'script from anywhere');
  expectHigh(of('object-src').join() === "'none'", 'plugins');
  expectHigh(policy.get('base-uri')?.join() === "'none'", 'links may be led elsewhere by <base>');
  expectHigh(!(policy.get('form-action') ?? ['*']).some((source) => source === '*'), 'forms may be sent anywhere');
  expectHigh(/^'(self|none)'$/.test(policy.get('frame-ancestors')?.join() ?? ''), 'any site may frame it');
  expectHigh(!of('frame-src').some((source) => loose.test(source)), 'frames of anybody');
  expectHigh(kind === 'upload' || !of('style-src').some((source) => loose.test(source)), 'style from anywhere');
  if (kind === 'page') {
    expectHigh(policy.get('require-trusted-types-for')?.join() === "'script'" && !policy.get('trusted-types')?.includes('*'), 'text becomes HTML anywhere');
    expectHigh(headers.has('permissions-policy'), 'devices are open to frames');
    expectLow(headers.has('reporting-endpoints') && policy.has('report-to') && policy.has('report-uri'), 'nobody hears of violations');
  }
  expectLow(/strict-origin|same-origin|no-referrer/.test(headers.get('referrer-policy') ?? ''), 'other sites learn the whole address');
  expectLow(headers.get('cross-origin-opener-policy') === 'same-origin', 'other windows keep a hold of it');
  expectLow(headers.has('cross-origin-resource-policy'), 'other sites may embed it');
  return { high, low };
}

const policyOf = (text: string): Map<string, string[]> =>
  new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );
