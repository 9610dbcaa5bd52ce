import type { ComponentProps } from 'react';
import { Link } from '#ui/link.tsx';
import { linkAttributes, safeHref } from '../link-address.ts';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & { readonly href: string; readonly newWindow?: boolean };

/** Within the site by the router, elsewhere in a new window (E §5); an unsafe link is its words. */
export function ContentLink({ href, newWindow = false, ...rest }: Props) {
  const safe = safeHref(href);
  if (!safe) return <span {...rest} />;
  const attributes = linkAttributes(safe, newWindow);
  return safe.startsWith('/') && !newWindow ? <Link to={safe} {...rest} /> : <a {...attributes} {...rest} />;
}
