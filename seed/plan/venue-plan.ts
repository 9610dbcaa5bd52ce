import { type Day, instantAt } from '#i18n/berlin-time.ts';
import type { ProductionText, SlotName } from '../content/production.ts';
import type { RoomKey } from '../content/vocabulary.ts';

export type Performance = {
  readonly production: ProductionText;
  readonly day: Day;
  readonly slot: SlotName | null;
  readonly start: Date;
  /** When the last guest has left; elapsed minutes, so that clock changes count. */
  readonly end: Date;
};

const changeover: Record<RoomKey, number> = { grand: 60, chamber: 45, studio: 45, foyer: 30, church: 60 };

/** The rooms and what is booked in them. */
export class VenuePlan {
  readonly performances: Performance[] = [];
  private readonly days = new Map<Day, Performance[]>();
  private readonly rooms = new Map<RoomKey, Performance[]>();

  on(day: Day): readonly Performance[] {
    return this.days.get(day) ?? [];
  }

  countOn(day: Day): number {
    return this.on(day).length;
  }

  plays(production: ProductionText, day: Day): boolean {
    return this.on(day).some((other) => other.production === production);
  }

  /** Unless the room is taken; Berlin time, 'HH:MM'. */
  book(production: ProductionText, day: Day, time: string, slot: SlotName | null): Performance | null {
    const start = instantAt(day, time);
    const performance = { production, day, slot, start, end: new Date(start.getTime() + production.minutes * 60_000) };
    const booked = this.rooms.get(production.room) ?? [];
    const pause = changeover[production.room] * 60_000;
    if (booked.some((other) => other.start.getTime() < performance.end.getTime() + pause && start.getTime() < other.end.getTime() + pause)) return null;
    this.rooms.set(production.room, [...booked, performance]);
    this.performances.push(performance);
    this.days.set(day, [...this.on(day), performance]);
    return performance;
  }
}
