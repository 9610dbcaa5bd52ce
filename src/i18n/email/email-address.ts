/**
 * A mail address whose domain has letters beyond ASCII as mail servers know it: 'info@käse.example' is
 * 'info@xn--kse-qla.example'. Anything else is left as it is.
 */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  if (at < 1 || /^\p{ASCII}*$/u.test(domain) || /[\s/:?#[\]\\]/.test(domain) || !URL.canParse(`http://${domain}`)) return address;
  return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`;
}
