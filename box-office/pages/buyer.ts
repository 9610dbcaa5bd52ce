import type { Key } from './strings.ts';

export type BuyerField = 'name' | 'email' | 'payment' | 'terms';
/** Nothing is lost when something is wrong. */
export type BuyerEntries = Readonly<Record<BuyerField, string>>;
export type BuyerErrors = ReadonlyMap<BuyerField, Key>;

const maxNameLength = 120;
const maxEmailLength = 254;

export const noEntries: BuyerEntries = { name: '', email: '', payment: 'test', terms: '' };

export const buyerEntries = (form: URLSearchParams): BuyerEntries => ({
  name: form.get('name') ?? '',
  email: form.get('email') ?? '',
  payment: form.get('payment') ?? '',
  terms: form.get('terms') ?? '',
});

/** In the order of the form. */
export function buyerErrors(entries: BuyerEntries): BuyerErrors {
  const errors: readonly (readonly [BuyerField, Key | undefined])[] = [
    ['name', nameError(entries.name.trim())],
    ['email', emailError(entries.email.trim())],
    ['payment', paymentError(entries.payment)],
    ['terms', entries.terms === 'yes' ? undefined : 'termsMissing'],
  ];
  return new Map(errors.flatMap(([field, error]) => (error ? [[field, error]] : [])));
}

function nameError(name: string): Key | undefined {
  if (name === '') return 'nameMissing';
  return name.length > maxNameLength ? 'nameTooLong' : undefined;
}

function emailError(email: string): Key | undefined {
  if (email === '') return 'emailMissing';
  return email.length <= maxEmailLength && /^[^\s@<>"]+@[^\s@<>".]+(\.[^\s@<>".]+)+$/.test(email) ? undefined : 'emailWrong';
}

function paymentError(payment: string): Key | undefined {
  if (payment === 'declined') return 'declined';
  return payment === 'test' ? undefined : 'paymentMissing';
}
