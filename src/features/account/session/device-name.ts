const browsers: readonly [RegExp, string][] = [
  [/\bEdg[A]?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Only for people who look for their own; '' where nothing known is said. */
export function deviceName(userAgent: string): string {
  const find = (table: readonly [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ');
}
