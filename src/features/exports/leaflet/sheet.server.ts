import { type Leaflet, papers } from './leaflet.ts';
import { Typefaces } from './typefaces.server.ts';

export const ink = '#111111';
export const quiet = '#5c5c5c';

/** What is drawn on: the document with its typefaces and the tree of its structure. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly leaflet: Leaflet;
  readonly typefaces: Typefaces;
  readonly paper: (typeof papers)[keyof typeof papers];
  readonly columnWidth: number;
  private readonly root: ReturnType<PDFKit.PDFDocument['struct']>;

  constructor(doc: PDFKit.PDFDocument, leaflet: Leaflet) {
    this.doc = doc;
    this.leaflet = leaflet;
    this.paper = papers[leaflet.paper];
    this.typefaces = new Typefaces(doc);
    const { width, margin, columns, gutter } = this.paper;
    this.columnWidth = (width - 2 * margin - gutter * (columns - 1)) / columns;
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  /** What is drawn is of a kind, such as a heading, and is read in the order in which it is drawn. */
  tag(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.root.add(this.doc.struct(type, options, draw));
  }

  /** What says nothing that a reader of the text would miss. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  end(): void {
    this.root.end();
    this.doc.end();
  }
}
