/** '12', '12.5', '12,50', '1.250,00' → '12.00', '12.50', '1250.00'; null for what is no amount of money. */
export function euros(text: string): string | null {
  const [, whole = '', cents = ''] = /^\s*(\d{1,5}|\d{1,2}[.,' ]\d{3})(?:[.,](\d{1,2}|--?|–))?\s*$/.exec(text) ?? [];
  if (whole === '') return null;
  return `${Number(whole.replace(/\D/g, ''))}.${cents.replace(/\D/g, '').padEnd(2, '0')}`;
}

/** A price of an event; one without a name is that of admission. */
export const priceRow = ({ name, price }: { name?: string | undefined; price: string }) => ({
  name: name ?? 'Eintritt',
  name_en: name === undefined ? 'Admission' : '',
  price: Number(price),
});

export type NamedPrice = { name?: string; price: string };

/** 'Parkett: 48,00 € | Rang: 20 €', '12 EUR' → names and amounts; null where a part of it is neither, such as 'ab 12 €'. */
export function pricesIn(text: string): NamedPrice[] | null {
  const parts = text
    .split(/[|\n;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const prices = parts.map(priceIn);
  return prices.every((price) => price !== null) ? prices : null;
}

function priceIn(part: string): NamedPrice | null {
  const [, name, amount = ''] = /^(?:(.+):\s*)?(?:€|EUR|Euro)?\s*([\d.,' –-]*\d(?:[.,](?:--?|–))?)\s*(?:€|EUR|Euro)?$/i.exec(part) ?? [];
  const price = euros(amount);
  return price === null ? null : { ...(name && { name: name.trim() }), price };
}
