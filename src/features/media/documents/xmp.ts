const title = /<dc:title>\s*<rdf:Alt>(?:\s*<rdf:li[^<>]*>[^<]*<\/rdf:li>)+\s*<\/rdf:Alt>\s*<\/dc:title>/;
const standard = /\b(pdfaid|pdfuaid):(part|conformance|rev|amd)(?:\s*=\s*["']([\w.]{1,10})["']|>([\w.]{1,10})<)/g;

/** Of what a document says of itself in XMP: its title, and the standards for archives and for readers with disabilities that it keeps to. */
export function impersonalXmp(xmp: string): string {
  const attributes = new Map([...xmp.matchAll(standard)].map(([, space, name, quoted, plain]) => [`${space}:${name}`, quoted ?? plain ?? '']));
  const text = [...attributes].map(([name, value]) => ` ${name}="${value}"`).join('');
  return (
    '<?xpacket begin="\xef\xbb\xbf" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/"' +
    `${text}>${title.exec(xmp)?.[0] ?? ''}</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>`
  );
}
