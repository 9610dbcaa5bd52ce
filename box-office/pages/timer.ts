import { type Cart, canExtend, extendedUntil } from '../cart/carts.ts';
import type { Language } from '../language.ts';
import { timeOf } from './render/format.ts';
import { type Html, html } from './render/html.ts';
import { say } from './strings.ts';

const minute = 60_000;
/** From here on the countdown warns; there is still time to extend and to fill in the form. */
const warnMs = 3 * minute;

/** Complete without script ('until 19.42'); `extend` is the form that its button sends, or the one with entries. */
export function timer(cart: Cart, at: number, language: Language, extend: { form: string; formaction?: string }): Html {
  const left = Math.max(0, cart.expires_at - at);
  const seconds = Math.floor(left / 1000);
  const clock = `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`;
  const until = timeOf(cart.expires_at, language);
  const more = Math.round((extendedUntil(cart) - cart.expires_at) / minute);
  const announcement = say(language, 'minutesLeft', { n: '#' });
  return html`<section class="timer" data-remaining="${Math.ceil(left / 1000)}" data-warn="${warnMs / 1000}" data-says="${announcement}" data-says-one="${say(language, 'minutesLeft', { n: 1 })}"${left <= warnMs && html` data-late`}>
<h2>${say(language, 'reserved')}</h2>
<p class="clock" role="timer" aria-live="off"><b>${clock}</b> <span>${say(language, 'reservedUntil', { time: until })}</span></p>
${
  canExtend(cart)
    ? html`<button class="second" form="${extend.form}"${extend.formaction && html` formaction="${extend.formaction}"`} formnovalidate>${say(language, 'extend')}<span> ${say(language, 'extendBy', { n: more })}</span></button>`
    : cart.extended === 1 && html`<p class="quiet once">${say(language, 'extendedOnce')}</p>`
}
<p class="announcement" role="status"></p>
</section>`;
}
