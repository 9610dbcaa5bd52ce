import type { ComponentProps } from 'react';
import { Link } from '#ui/link.tsx';
import { isExternal } from './link-url.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & { url: string };

/** A link that comes from the database: inside the site through the router, elsewhere in a new tab (V §2, E §5). */
export function SiteLink({ url, ...rest }: Props) {
  if (!isExternal(url)) return <Link to={url} {...rest} />;
  return <a href={url} target="_blank" rel="noopener noreferrer" {...rest} />;
}
