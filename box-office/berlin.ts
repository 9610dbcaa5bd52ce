const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'medium' });

/** What a clock in Berlin shows at an instant, as 'YYYY-MM-DD HH:MM:SS': sorts and compares as text. */
export const berlinClock = (instant: number): string => clock.format(instant);

export const berlinDay = (instant: number): string => berlinClock(instant).slice(0, 10);
