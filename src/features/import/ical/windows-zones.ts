/** What Windows calls the time zones of Europe, which Outlook writes into calendars (Unicode CLDR, windowsZones, territory 001). */
export const windowsZones: ReadonlyMap<string, string> = new Map([
  ['Azores Standard Time', 'Atlantic/Azores'],
  ['Greenwich Standard Time', 'Atlantic/Reykjavik'],
  ['GMT Standard Time', 'Europe/London'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
  ['Central Europe Standard Time', 'Europe/Budapest'],
  ['Central European Standard Time', 'Europe/Warsaw'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['E. Europe Standard Time', 'Europe/Chisinau'],
  ['FLE Standard Time', 'Europe/Kiev'],
  ['GTB Standard Time', 'Europe/Bucharest'],
  ['Kaliningrad Standard Time', 'Europe/Kaliningrad'],
  ['Turkey Standard Time', 'Europe/Istanbul'],
  ['Belarus Standard Time', 'Europe/Minsk'],
  ['Russian Standard Time', 'Europe/Moscow'],
]);
