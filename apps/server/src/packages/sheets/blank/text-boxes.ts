import { PDFTextField, type PDFDocument, type PDFForm } from '@cantoo/pdf-lib';
import type { Box } from './fit.ts';

export interface TextBox extends Box {
  readonly page: number; // from 0
  readonly left: number; // points from the page's left and upper edge
  readonly top: number;
}

// Where the text fields of a form stand; a field drawn in several places has several boxes.
export function textBoxes(pdf: PDFDocument, form: PDFForm): Map<string, TextBox[]> {
  const pages = pdf.getPages();
  const boxes = new Map<string, TextBox[]>();
  for (const field of form.getFields()) {
    if (!(field instanceof PDFTextField)) continue;
    const cells = field.isCombed() ? (field.getMaxLength() ?? null) : null;
    const at = field.acroField.getWidgets().map((widget): TextBox => {
      const page = pages.findIndex(({ ref, node }) => ref === widget.P() || node.Annots()?.asArray().some((each) => pdf.context.lookup(each) === widget.dict)); // prettier-ignore
      if (page < 0) throw new Error(`the blank's field ${field.getName()} stands on no page`);
      const { x, y, width, height } = widget.getRectangle();
      const paper = pages[page]!.getMediaBox();
      const [left, top] = [x - paper.x, paper.y + paper.height - y - height];
      return { page, left, top, width, height, isMultiline: field.isMultiline(), cells };
    });
    boxes.set(field.getName(), at);
  }
  return boxes;
}
