import { Parser } from 'htmlparser2';

type Attributes = { readonly [name: string]: string };
type XmlHandlers = {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

const pieceBytes = 65_536;

/** Names without their prefixes, attributes with them; entities that a file declares itself stay as they are. */
export function readXml(bytes: Buffer | undefined, handlers: XmlHandlers): void {
  if (!bytes) return;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => handlers.open?.(bare(name), attributes),
      ontext: (text) => handlers.text?.(text),
      onclosetag: (name) => handlers.close?.(bare(name)),
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new TextDecoder();
  for (let at = 0; at < bytes.length; at += pieceBytes) parser.write(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }));
  parser.end(decoder.decode());
}

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
