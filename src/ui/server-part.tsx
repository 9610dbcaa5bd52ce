import { type ComponentProps, createContext, type ReactElement, useContext } from 'react';

/** No children: there is nothing to show, such as while the settings cannot be read. */
type Props = Omit<ComponentProps<'div'>, 'children' | 'id'> & { id: string; children: ReactElement<object> | null | undefined | false };

/** HTML of a part, as the renderer of the server makes and keeps it. */
export const PartHtml = /* @__PURE__ */ createContext<((id: string, part: ReactElement<object>) => string) | null>(null);

/**
 * A part of the page that only the server renders: the browser leaves it as it is, so that neither its code nor its
 * data are loaded (menus, footer). Children have to stand behind `import.meta.env.SSR &&` for that, and may depend on
 * their props and the page's language alone: the server keeps their HTML as long as these are the same. Its links
 * become client navigation by `useServerPartLinks`.
 */
export const ServerPart = import.meta.env.SSR ? RenderedPart : CapturedPart;

function RenderedPart({ id, children, ...rest }: Props) {
  const htmlOf = useContext(PartHtml);
  if (!htmlOf || !children)
    return (
      <div id={id} data-server-part="" {...rest}>
        {children}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the children
  return <div id={id} data-server-part="" {...rest} dangerouslySetInnerHTML={{ __html: htmlOf(id, children) }} />;
}

const captured = new Map<string, { __html: string }>();

/** Taken from the page at the first render; after a change of layout it is put back. */
function CapturedPart({ id, children: _, ...rest }: Props) {
  // Always the same object: React sets the HTML anew for another one, and with it would go the focus, open menus and
  // what stands inside by a portal.
  const html = captured.get(id) ?? { __html: document.getElementById(id)?.innerHTML ?? '' };
  captured.set(id, html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has rendered, taken from the page itself
  return <div id={id} data-server-part="" {...rest} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
