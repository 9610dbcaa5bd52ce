import type { Cart } from '../cart/carts.ts';
import type { Language } from '../language.ts';
import type { BuyerEntries, BuyerErrors, BuyerField } from './buyer.ts';
import { cartPath, sumUp } from './cart.page.ts';
import { type Html, html } from './render/html.ts';
import { document, link, type PageContext } from './render/layout.ts';
import { type Key, say } from './strings.ts';
import { ticketList } from './tickets.ts';
import { timer } from './timer.ts';

type Filled = { readonly entries: BuyerEntries; readonly errors: BuyerErrors; readonly language: Language };

export function checkoutPage(context: PageContext, cart: Cart, at: number, entries: BuyerEntries, errors: BuyerErrors): string {
  const { language } = context;
  const filled: Filled = { entries, errors, language };
  const path = `${cartPath(cart)}/checkout`;
  const body = html`<h1>${say(language, 'checkout')}</h1>
<div class="columns">
<form method="post" action="${link(path, language)}" id="checkout" novalidate>
${errors.size > 0 && summary(filled)}
<fieldset><legend>${say(language, 'yourDetails')}</legend>
${textField(filled, 'name', { type: 'text', autocomplete: 'name' })}
${textField(filled, 'email', { type: 'email', autocomplete: 'email', hint: 'emailHint' })}
</fieldset>
<fieldset id="payment"${errors.has('payment') && html` aria-describedby="payment-error"`}><legend>${say(language, 'payment')}</legend>
${errorOf(filled, 'payment')}
${radio(filled, 'test', 'paymentTest', 'paymentTestHint')}
${radio(filled, 'declined', 'paymentDeclined', 'paymentDeclinedHint')}
</fieldset>
<p class="field">${errorOf(filled, 'terms')}<label class="choice"><input type="checkbox" name="terms" id="terms" value="yes" required${entries.terms === 'yes' && html` checked`}${describedBy(filled, 'terms')}> <span>${say(language, 'terms')}</span></label></p>
<button class="first">${say(language, 'buy')}</button>
<p class="further"><a href="${link(cartPath(cart), language)}">${say(language, 'backToCart')}</a></p>
</form>
<aside class="side">
${timer(cart, at, language, { form: 'checkout', formaction: link(`${path}/extend`, language) })}
<h2>${say(language, 'yourTickets')}</h2>
${ticketList(cart, language)}
${sumUp(cart, language)}
</aside>
</div>`;
  return document(context, { title: say(language, 'checkout'), body, at: 'stepCheckout', form: 'checkout', cart: cart.cart_id });
}

const summary = ({ errors, language }: Filled): Html => html`<div class="problems" role="alert">
<h2>${say(language, 'problems', { n: errors.size })}</h2>
<ul>${[...errors].map(([field, error]) => html`<li><a href="#${field}">${say(language, error)}</a></li>`)}</ul>
</div>`;

function textField(filled: Filled, field: 'name' | 'email', { type, autocomplete, hint }: { type: string; autocomplete: string; hint?: Key }): Html {
  const { entries, language } = filled;
  return html`<p class="field"><label for="${field}">${say(language, field)}</label>
${hint && html`<span class="quiet" id="${field}-hint">${say(language, hint)}</span>`}
${errorOf(filled, field)}
<input id="${field}" name="${field}" type="${type}" autocomplete="${autocomplete}" value="${entries[field]}" required${describedBy(filled, field, hint && `${field}-hint`)}></p>`;
}

const radio = ({ entries, language }: Filled, value: string, label: Key, hint: Key): Html =>
  html`<p class="field"><label class="choice"><input type="radio" name="payment" value="${value}"${entries.payment === value && html` checked`}> <span>${say(language, label)}<br><span class="quiet">${say(language, hint)}</span></span></label></p>`;

function errorOf({ errors, language }: Filled, field: BuyerField): Html | false {
  const error = errors.get(field);
  return error !== undefined && html`<span class="error" id="${field}-error">${say(language, error)}</span>`;
}

function describedBy({ errors }: Filled, field: BuyerField, hint?: string): Html {
  const ids = [hint, errors.has(field) && `${field}-error`].filter(Boolean).join(' ');
  return html`${ids && html` aria-describedby="${ids}"`}${errors.has(field) && html` aria-invalid="true"`}`;
}
