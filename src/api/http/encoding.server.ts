/** The best encoding that a client accepts, of those we offer (RFC 9110 §12.5.3; `;q=0` refuses one). */
export function negotiate(accepted: string | undefined): 'br' | 'gzip' | null {
  const offered = new Map((accepted ?? '').split(',').map((item) => [item.split(';', 1)[0]?.trim(), !/;\s*q=0(\.0*)?\s*$/.test(item)]));
  if (offered.get('br')) return 'br';
  if (offered.get('gzip')) return 'gzip';
  return null;
}
