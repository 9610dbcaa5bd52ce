/** The end of a path, UTC in words, hours, or a city as Windows shows it with its winter offset; null where it means none. */
export function zoneNamed(name: string): string | null {
  const bare = name.trim().replace(/^"|"$/g, '').trim();
  if (/^(utc|gmt|z|zulu|etc\/utc|coordinated universal time|\((?:utc|gmt)\) coordinated universal time)$/i.test(bare)) return 'UTC';
  const parts = bare.toLowerCase().split('/');
  const byPath = [-3, -2].map((from) => cities().zones.get(parts.slice(from).join('/'))).find((zone) => zone !== undefined);
  if (byPath) return byPath;
  const [, ahead, hour = '', minute = '00'] = /^(?:UTC|GMT)\s?([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(bare) ?? [];
  if (ahead && Number(hour) <= 14) return `${ahead}${hour.padStart(2, '0')}:${minute}`;
  const [, sign, hours, minutes, list] = /^\((?:UTC|GMT)([+-])(\d{2}):(\d{2})\)\s*(.+)$/i.exec(bare) ?? [];
  if (!list) return null;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const candidates = list.split(/[,;/]/).map((city) => cities().byCity.get(city.trim().toLowerCase().replaceAll(' ', '_')));
  return candidates.find((zone) => zone !== undefined && winterOffset(zone) === offset) ?? null;
}

let known: { zones: Map<string, string>; byCity: Map<string, string> } | null = null;

function cities() {
  if (known) return known;
  const zones = Intl.supportedValuesOf('timeZone');
  const byCity = new Map(zones.toReversed().map((zone) => [(zone.split('/').at(-1) ?? '').toLowerCase(), zone]));
  for (const [name, city] of germanCities) byCity.set(name, city);
  known = { zones: new Map(zones.map((zone) => [zone.toLowerCase(), zone])), byCity };
  return known;
}

/** As a German Windows writes them. */
const germanCities = [
  ['rom', 'Europe/Rome'],
  ['wien', 'Europe/Vienna'],
  ['bern', 'Europe/Zurich'],
  ['brüssel', 'Europe/Brussels'],
  ['kopenhagen', 'Europe/Copenhagen'],
  ['prag', 'Europe/Prague'],
  ['warschau', 'Europe/Warsaw'],
  ['athen', 'Europe/Athens'],
  ['bukarest', 'Europe/Bucharest'],
  ['lissabon', 'Europe/Lisbon'],
  ['moskau', 'Europe/Moscow'],
  ['eastern_time_(us_&_canada)', 'America/New_York'],
  ['central_time_(us_&_canada)', 'America/Chicago'],
  ['mountain_time_(us_&_canada)', 'America/Denver'],
  ['pacific_time_(us_&_canada)', 'America/Los_Angeles'],
] as const;

/** Minutes ahead of UTC in January, or in July south of the equator. */
function winterOffset(zone: string): number {
  const offsets = ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((text) => {
    const at = new Date(text);
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
    return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  });
  return Math.min(...offsets);
}
