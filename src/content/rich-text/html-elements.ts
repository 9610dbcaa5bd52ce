/** Elements that begin and end a paragraph. */
export const blockElements: ReadonlySet<string> = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre address section article header footer main aside figure table tr dl dt dd hr form fieldset center'.split(' '),
);

/** Their content is no text of the page, or a browser parses it by other rules. */
export const droppedElements: ReadonlySet<string> = new Set(
  'script style head title template noscript iframe object embed svg math textarea select button option xmp noembed noframes plaintext video audio canvas figcaption caption'.split(
    ' ',
  ),
);

/** Documents of Google put it before every link. */
export function unwrapRedirect(href: string): string {
  if (!/^https?:\/\/(www\.)?google\.[a-z.]+\/url\?/i.test(href) || !URL.canParse(href)) return href;
  const { searchParams } = new URL(href);
  return searchParams.get('q') ?? searchParams.get('url') ?? href;
}
