import PDFDocument from 'pdfkit';
import type { Weight } from './fonts.ts';
import { pdfFonts } from './fonts.ts';

/** What a file says of itself. */
export interface AboutPdf {
  readonly language: string;
  readonly title: string;
  readonly author: string;
  readonly subject: string;
  /** The date the file is of. */
  readonly date: Date;
}

/** How words stand. Sizes and distances in points of 1/72 inch. */
export interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  readonly indent?: number;
  /** Free room below, in parts of the size. */
  readonly gap?: number;
}

/** A4, with room to hold and to punch: all in points of 1/72 inch. */
export const margins = { top: 64, bottom: 72, left: 64, right: 64 };
export const ink = '#1a1720';
export const quiet = '#5d5866';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Pages to print and to keep that are being written: tagged for screen readers, in the site's typeface. */
export interface OpenPdf {
  readonly pdf: Pdf;
  /** The element of the document all others are below. */
  readonly root: PDFKit.PDFStructureElement;
  /** Writes words where the last ones ended, or at `place`, and breaks lines and pages. */
  write(words: string, look: Look, place?: { readonly x: number; readonly y: number; readonly width: number }): void;
  /** How wide words are on one line. */
  widthOf(words: string, look: Pick<Look, 'size' | 'weight'>): number;
  /** Writes words as an element of its own: `H1`, `P`. */
  add(tag: string, words: string, look: Look): void;
  /** Whether so much room is left on the page. */
  hasRoom(height: number): boolean;
  /** Puts `line` and the number of each page below it, and ends the file. */
  finish(line: string): Promise<Uint8Array>;
}

/** Begins a file. */
export function openPdf({ language, title, author, subject, date }: AboutPdf): OpenPdf {
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    lang: language,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, Subject: subject, CreationDate: date },
  });
  const runsOf = pdfFonts(pdf, (font, codePoint) => hasSign(pdf, font, codePoint));
  const write: OpenPdf['write'] = (words, look, place) => {
    const { size, weight = 400, color = ink, indent = 0, gap = 0.6 } = look;
    const runs = runsOf(words, weight);
    pdf.fontSize(size).fillColor(color);
    const left = place?.x ?? margins.left + indent;
    const width = place?.width ?? pdf.page.width - left - margins.right;
    for (const [at, run] of runs.entries()) {
      const options = { continued: at < runs.length - 1, lineGap: size * 0.3, width };
      pdf.font(run.font);
      if (at === 0) pdf.text(run.text, left, place?.y ?? pdf.y, options);
      else pdf.text(run.text, options);
    }
    pdf.y += size * gap;
  };
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  return {
    pdf,
    root,
    write,
    widthOf(words, { size, weight = 400 }) {
      pdf.fontSize(size);
      return runsOf(words, weight).reduce((sum, run) => {
        pdf.font(run.font);
        return sum + pdf.widthOfString(run.text);
      }, 0);
    },
    add(tag, words, look) {
      root.add(pdf.struct(tag, {}, () => write(words, look)));
    },
    hasRoom: (height) => pdf.y <= pdf.page.height - margins.bottom - height,
    finish(line) {
      root.end();
      numberPages(pdf, line, (words) => runsOf(words, 400));
      return finished(pdf);
    },
  };
}

/** The types do not name the open font; its library is fontkit. */
function hasSign(pdf: Pdf, font: string, codePoint: number): boolean {
  pdf.font(font);
  const { _font: open } = pdf as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } };
  return open.font.hasGlyphForCodePoint(codePoint);
}

/** What file it is and which page of how many, below each page; no part of what is read out. */
function numberPages(pdf: Pdf, line: string, runsOf: (words: string) => { font: string; text: string }[]): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Below the margin a line would begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.markContent('Artifact', { type: 'Pagination' });
    pdf.fontSize(8).fillColor(quiet);
    const runs = runsOf(`${line} · ${page + 1} / ${count}`);
    for (const [at, { font, text }] of runs.entries()) {
      const options = { continued: at < runs.length - 1 };
      pdf.font(font);
      if (at === 0) pdf.text(text, margins.left, pdf.page.height - 44, options);
      else pdf.text(text, options);
    }
    pdf.endMarkedContent();
  }
}

function finished(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pieces: Uint8Array[] = [];
    pdf.on('data', (piece: Uint8Array) => pieces.push(piece));
    pdf.on('end', () => resolve(Buffer.concat(pieces)));
    pdf.on('error', reject);
    pdf.end();
  });
}
