/** '12.50' → '12,50 €', '12.00' → '12 €' (V §9): drops .00, decimal comma, then the currency symbol. */
export const displayPrice = (price: string, currency = '€'): string => `${price.replace(/\.00$/, '').replace('.', ',')} ${currency}`;
