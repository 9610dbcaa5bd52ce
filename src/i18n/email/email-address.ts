/** 'info@käse.example' becomes 'info@xn--kse-qla.example'; anything else is left as it is. */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || /^\p{ASCII}*$/u.test(domain) || /[\s/:?#[\]\\]/.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}

/** A mail address as a link (RFC 6068): its domain as mail servers know it, and what would begin something else in it encoded. */
export function mailtoHref(address: string): string {
  const known = withAsciiDomain(address);
  const at = known.lastIndexOf('@');
  return `mailto:${[known.slice(0, at), known.slice(at + 1)].map(encodeURIComponent).join('@')}`;
}

/** An address of a link in which the domains of mail addresses are as mail servers know them; any other is left as it is. */
export const withAsciiMailto = (href: string): string => href.replace(/^mailto:[^?]*/i, (addresses) => addresses.split(',').map(withAsciiDomain).join(','));
