import type { boxBlock, entryBlock, figureBlock, listBlock, noteBlock } from './build.ts';
import type { BlockViewProps, BlockViews } from './rendering/blocks.tsx';
import { ContentLink } from './rich-text/content-link.tsx';
import { RichTextView } from './rich-text/rich-text-view.tsx';

/** Every kind of value comes to stand where it could do harm. */
export const testViews: BlockViews = {
  note: ({ fields, root, mark }: BlockViewProps<typeof noteBlock>) => (
    <section {...root} id={fields.anchor || undefined}>
      <h2 {...mark('title')}>{fields.title}</h2>
      {fields.teaser && <p title={fields.teaser}>{fields.teaser}</p>}
      <div {...mark('body')}>
        <RichTextView value={fields.body} />
      </div>
    </section>
  ),
  figure: ({ fields, root }: BlockViewProps<typeof figureBlock>) => (
    <figure {...root}>
      {fields.image && <img loading="lazy" src={fields.image.url} alt={fields.image.alt} lang={fields.image.alt_lang} />}
      <ContentLink href={fields.link}>{fields.venue?.title}</ContentLink>
      {fields.video && <a href={fields.video.url}>{fields.video.id}</a>}
      {fields.sound && <iframe src={fields.sound} title="x" />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what this shows is that it has been made safe before */}
      {fields.html.html && <div dangerouslySetInnerHTML={{ __html: fields.html.html }} />}
    </figure>
  ),
  list: ({ children, items, root }: BlockViewProps<typeof listBlock>) => (
    <ul {...root} data-count={items.length}>
      {children}
    </ul>
  ),
  entry: ({ fields, root, mark }: BlockViewProps<typeof entryBlock>) => (
    <li {...root} {...mark('text')}>
      {fields.text}
    </li>
  ),
  box: ({ columns, fields, root }: BlockViewProps<typeof boxBlock>) => (
    <div {...root} className={fields.look}>
      {columns}
    </div>
  ),
};
