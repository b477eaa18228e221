import { PDFTextField, type PDFDocument, type PDFForm } from '@cantoo/pdf-lib';
import type { Box } from './fitting-size.ts';

export interface TextBox extends Box {
  readonly page: number; // from 0
  readonly left: number; // points from the left and top edge of the page
  readonly top: number;
}

// Positions of the text fields; a field shown in several places has several boxes.
export function textBoxes(pdf: PDFDocument, form: PDFForm): Map<string, TextBox[]> {
  const pages = pdf.getPages();
  const boxes = new Map<string, TextBox[]>();
  for (const field of form.getFields()) {
    if (!(field instanceof PDFTextField)) continue;
    const cells = field.isCombed() ? (field.getMaxLength() ?? null) : null;
    const at = field.acroField.getWidgets().map((widget): TextBox => {
      const page = pages.findIndex(
        ({ ref, node }) =>
          ref === widget.P() ||
          node
            .Annots()
            ?.asArray()
            .some((each) => pdf.context.lookup(each) === widget.dict),
      );
      if (page < 0) throw new Error(`the field ${field.getName()} is on no page of the blank form`);
      const { x, y, width, height } = widget.getRectangle();
      const document = pages[page]!.getMediaBox();
      const [left, top] = [x - document.x, document.y + document.height - y - height];
      return { page, left, top, width, height, isMultiline: field.isMultiline(), cells };
    });
    boxes.set(field.getName(), at);
  }
  return boxes;
}
