import { defineStrings } from '#i18n/strings.ts';

/** By the minute, in the last hour by the second; before the last day its words stay. */
export function enhance(element: HTMLElement): void {
  const until = Date.parse(element.getAttribute('datetime') ?? '');
  if (Number.isNaN(until)) return;
  const language = document.documentElement.lang === 'en' ? 'en' : 'de';
  // It is read out when somebody comes to it, and not each second.
  element.setAttribute('role', 'timer');
  element.setAttribute('aria-live', 'off');
  const tick = () => {
    if (!element.isConnected) return;
    const left = until - Date.now();
    if (left <= day) element.textContent = countdownText(left, language);
    if (left > 0) setTimeout(tick, nextTick(left));
  };
  tick();
}

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/** In milliseconds, at most a day, as a browser's timer overflows. */
export function nextTick(left: number): number {
  if (left > day) return Math.min(left - day, day);
  const step = left > hour ? minute : second;
  return left % step || step;
}

/** 'in 5 Stunden 12 Minuten', in the last hour 'in 12 Minuten 05 Sekunden'; `left` in milliseconds. */
export function countdownText(left: number, language: 'de' | 'en'): string {
  if (left <= 0) return t(language, 'now');
  const seconds = Math.ceil(left / second);
  if (left <= hour) return t(language, 'seconds', { m: Math.floor(seconds / 60), s: String(seconds % 60).padStart(2, '0') });
  const minutes = Math.ceil(left / minute);
  return t(language, 'minutes', { h: Math.floor(minutes / 60), m: String(minutes % 60).padStart(2, '0') });
}

const t = defineStrings({
  now: { de: 'jetzt', en: 'now' },
  minutes: { de: 'in {h} Std. {m} Min.', en: 'in {h} hrs {m} min' },
  seconds: { de: 'in {m} Min. {s} Sek.', en: 'in {m} min {s} sec' },
});
