import { createContext, type HTMLAttributes, type ReactElement, type ReactNode, useContext } from 'react';
import { useLoaderData } from 'react-router';
import { partsOf } from './static-parts.ts';

type Props = Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> & {
  /** One of its kind on the page, the same in every language; a block's id, for example. */
  id: string;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** What the server renders; made of data that the browser does not have (`serverOnly`), so nothing there. */
  children?: ReactNode;
  /** Its HTML is cached as long as the child's props are the same objects; it may depend on these and the language alone. */
  isShared?: boolean;
  /** Where it is shared: false where it may ask for what only a page knows, such as its routes' data, and is rendered with each. */
  isCacheable?: boolean;
};

/** How the server makes the static parts of a page: set by the renderer (src/app/render.server.tsx). */
export type StaticRendering = {
  /** HTML of a shared part, as the renderer makes and keeps it. */
  sharedHtml(id: string, part: ReactElement<object>): string;
  /** Texts that mark beginning and end of a part, where each is asked for by itself. */
  marks?: { begin(id: string): string; end: string };
};

export const StaticRenderingContext = /* @__PURE__ */ createContext<StaticRendering | 'within a part' | null>(null);

/**
 * A part of a page that the server alone renders: neither its code nor its data reach the browser. The first page comes
 * with its HTML, which the browser leaves as it is; on a move within the site the HTML comes with the page
 * (`serverLoader`). Any number may stand on a page, in its content as around it:
 *
 *     <Static id={`block-${block.id}`}>{block.fields && <Quote {...block.fields} />}</Static>
 *
 * `Quote` stands in a file of its own, `quote.static.tsx`: the build leaves its code out of the browser and its style
 * sheet in. Nothing in it can have state or effects; links, disclosures and media work as HTML does, and links become
 * moves within the site (`useStaticLinks`).
 */
export const Static = import.meta.env.SSR ? ServerStatic : BrowserStatic;

function ServerStatic({ id, as: Tag = 'div', isShared = false, isCacheable = true, children, ...rest }: Props) {
  const rendering = useContext(StaticRenderingContext);
  if (rendering === null || rendering === 'within a part')
    return (
      <Tag id={id} {...rest}>
        {children}
      </Tag>
    );
  if (isShared && isCacheable && isElement(children)) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own rendering of the children
    return <Tag id={id} data-static="shared" {...rest} dangerouslySetInnerHTML={{ __html: rendering.sharedHtml(id, children) }} />;
  }
  const marks = isShared ? undefined : rendering.marks;
  return (
    <Tag id={id} data-static={isShared ? 'shared' : ''} {...rest}>
      {marks?.begin(id)}
      <StaticRenderingContext value="within a part">{children}</StaticRenderingContext>
      {marks?.end}
    </Tag>
  );
}

const isElement = (node: ReactNode): node is ReactElement<object> => typeof node === 'object' && node !== null && 'props' in node;

function BrowserStatic({ id, as: Tag = 'div', isShared = false, isCacheable: _isCacheable, children: _, ...rest }: Props) {
  const parts = partsOf(useLoaderData());
  // React sets the HTML anew for another object alone.
  const html = isShared || !parts ? asItIs : parts(id);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server has rendered
  return <Tag id={id} data-static={isShared ? 'shared' : ''} {...rest} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

/** What React believes to be in a part that it has taken over, whose HTML it does not touch; set where one is drawn anew without any. */
const asItIs = { __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '' }; // in no declaration of TypeScript yet
