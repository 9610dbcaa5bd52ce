import sharp from 'sharp';

/** An element of an XML document that is known to be well-formed. */
export type XmlElement = { name: string; attributes: Record<string, string>; text: string; children: XmlElement[] };

/** Reads XML as libxml2 does, strictly, namespaces included; rejects with its message where the text is not well-formed. */
export async function readXml(text: string): Promise<XmlElement> {
  await refuseMalformed(text);
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  for (const [, closing, name, attributes = '', empty, content] of text.matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>|([^<]+)/g)) {
    const parent = open.at(-1) ?? root;
    if (content !== undefined) parent.text += decode(content);
    else if (closing) open.pop();
    else if (name) {
      const element: XmlElement = { name, attributes: readAttributes(attributes), text: '', children: [] };
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  return root.children[0] ?? root;
}

/** All elements of a name below one, in order. */
export const elements = (parent: XmlElement, name: string): XmlElement[] =>
  parent.children.flatMap((child) => (child.name === name ? [child] : elements(child, name)));

export const textOf = (parent: XmlElement, name: string): string | undefined => elements(parent, name)[0]?.text;

/** The parser behind sharp's SVG is libxml2: what stands in `<metadata>` is parsed, but not drawn. */
async function refuseMalformed(text: string): Promise<void> {
  const document = text.replace(/^<\?xml[^>]*\?>/, '');
  await sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><metadata>${document}</metadata></svg>`)).metadata();
}

const readAttributes = (text: string) => Object.fromEntries([...text.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name, value = '']) => [name, decode(value)]));

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const decode = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
