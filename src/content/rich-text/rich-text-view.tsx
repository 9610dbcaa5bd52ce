import { createElement, Fragment, type ReactNode } from 'react';
import { safeHref } from '../link-address.ts';
import { ContentLink } from './content-link.tsx';
import type { ListItem, Mark, RichText, Text, TextBlock } from './rich-text.ts';

/** Formatted text as elements: p, strong, em, a, ul, ol, li and br, without a frame around them. */
export const RichTextView = ({ value }: { value: RichText }) => value.content.map(block);

function block(node: TextBlock, index: number): ReactNode {
  if (node.type === 'paragraph') return <p key={index}>{inline(node.content)}</p>;
  return createElement(node.type === 'orderedList' ? 'ol' : 'ul', { key: index }, node.content.map(item));
}

/** An entry of one paragraph has no element for it: lists are set closely. */
const item = ({ content }: ListItem, index: number): ReactNode => {
  const [first, ...rest] = content;
  const isClose = first?.type === 'paragraph' && rest.every(({ type }) => type !== 'paragraph');
  return (
    <li key={index}>
      {isClose && inline(first.content)}
      {(isClose ? rest : content).map(block)}
    </li>
  );
};

/** Neighbours with one link make one link, whatever else they are. */
function inline(texts: readonly Text[] = []): ReactNode {
  const groups: { href: string; newWindow: boolean; texts: Text[] }[] = [];
  for (const text of texts) {
    const link = text.marks?.find((mark) => mark.type === 'link');
    const [href, newWindow] = [safeHref(link?.attrs.href), link?.attrs.target === '_blank'];
    const last = groups.at(-1);
    if (last && last.href === href && last.newWindow === newWindow) last.texts.push(text);
    else groups.push({ href, newWindow, texts: [text] });
  }
  return groups.map(({ href, newWindow, texts }, index) => {
    const key = `${index}`;
    const words = texts.map(styled);
    if (!href) return <Fragment key={key}>{words}</Fragment>;
    return (
      <ContentLink key={key} href={href} newWindow={newWindow}>
        {words}
      </ContentLink>
    );
  });
}

function styled({ text, marks = [] }: Text, index: number): ReactNode {
  const has = (type: Mark['type']) => marks.some((mark) => mark.type === type);
  const lines = text.split('\n').map((line, number) => {
    const key = `${number}`;
    return (
      <Fragment key={key}>
        {number > 0 && <br />}
        {line}
      </Fragment>
    );
  });
  const italic = has('italic') ? <em>{lines}</em> : lines;
  return <Fragment key={index}>{has('bold') ? <strong>{italic}</strong> : italic}</Fragment>;
}
