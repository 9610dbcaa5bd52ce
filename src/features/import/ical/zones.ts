import ICAL from 'ical.js';
import { timeZone as venueZone } from '#i18n/berlin-time.ts';
import { momentOf } from '../event-time.ts';
import { limits } from '../limits.ts';
import { windowsZones } from './windows-zones.ts';
import { zoneNamed } from './zone-names.ts';

/** A time as it stands in a calendar: on the clock of a zone, of the venue (no zone), or a day without a time. */
export type ZonedTime = { day: string; time: string | null; zone: string | null /** Of a period, its end or how long it is. */; last?: string };

/** Names that the machine knows are asked there, others are the file's VTIMEZONE, else Windows' names. */
export class Zones {
  private readonly own = new Map<string, ICAL.Timezone>();
  /** Of times that name none; null: the venue's. */
  floating: string | null = null;
  private readonly known = new Map<string, Intl.DateTimeFormat | null>();

  /** One that changes other than by the year is no time zone and stays unknown. */
  add(text: string): void {
    if (this.own.size >= limits.timeZones) return;
    const component = new ICAL.Component(ICAL.parse(text));
    const rules = component.getAllSubcomponents().flatMap((part) => part.getAllProperties('rrule'));
    if (rules.some((rule) => !/^FREQ=YEARLY|;FREQ=YEARLY/i.test(String(rule.getFirstValue())))) return;
    const zone = new ICAL.Timezone(component);
    if (zone.tzid) this.own.set(zone.tzid, zone);
  }

  /** As a record has it; null where the zone is unknown. A skipped time moves forward. */
  moment({ day, time, zone: requested }: ZonedTime): string | null {
    if (time === null) return day;
    const zone = requested ?? this.floating;
    if (zone === null || zone === venueZone) return `${day}T${time}`;
    if (zone === 'UTC') return `${day}T${time}Z`;
    const instant = this.instant(day, time, zone);
    return instant && momentOf(instant);
  }

  /** The clock of a zone at an instant, as if it were UTC; null where the zone is unknown. */
  clockAt(instant: Date, zone: string): Date | null {
    const offset = this.offset(instant, zone);
    return offset === null ? null : new Date(instant.getTime() + offset);
  }

  /** What a name that is no zone's was read as; null where it is one, or means none. */
  guessed(zone: string): string | null {
    return formatIn(zone) || this.own.has(zone) || windowsZones.has(zone) ? null : zoneNamed(zone);
  }

  private instant(day: string, time: string, zone: string): Date | null {
    const asUtc = Date.parse(`${day}T${time}Z`);
    const own = this.format(zone) ? undefined : this.own.get(zone);
    if (own) return new Date(asUtc - own.utcOffset(ICAL.Time.fromDateTimeString(`${day}T${time}`)) * 1_000);
    // The offset a day before and a day after: at a change of the clock one of them holds.
    const offsets = [asUtc - 86_400_000, asUtc + 86_400_000].map((at) => this.offset(new Date(at), zone));
    const candidates = offsets.filter((offset) => offset !== null).map((offset) => new Date(asUtc - offset));
    return candidates.find((instant) => this.clockAt(instant, zone)?.getTime() === asUtc) ?? candidates[0] ?? null;
  }

  /** Milliseconds by which a zone is ahead of UTC. */
  private offset(instant: Date, zone: string): number | null {
    const format = this.format(zone);
    if (!format) {
      const own = this.own.get(zone);
      if (!own) return null;
      const utc = ICAL.Time.fromJSDate(instant, true);
      return utc.convertToZone(own).utcOffset() * 1_000;
    }
    const part: Record<string, string> = Object.create(null);
    for (const { type, value } of format.formatToParts(instant)) part[type] = value;
    return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`) - Math.floor(instant.getTime() / 1_000) * 1_000;
  }

  private format(zone: string): Intl.DateTimeFormat | null {
    let format = this.known.get(zone);
    if (format === undefined) {
      format = formatIn(zone) ?? (this.own.has(zone) ? null : formatIn(windowsZones.get(zone) ?? zoneNamed(zone) ?? ''));
      if (this.known.size < limits.timeZones) this.known.set(zone, format);
    }
    return format;
  }
}

function formatIn(timeZone: string): Intl.DateTimeFormat | null {
  const two = '2-digit';
  try {
    return new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: two,
      day: two,
      hour: two,
      minute: two,
      second: two,
    });
  } catch {
    return null; // no zone that this machine knows: then the file has to say what it is
  }
}
