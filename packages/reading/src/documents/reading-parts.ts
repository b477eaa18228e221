// Parts of the readers that can be left out, so that a measurement shows what each of them brings.
export interface ReadingParts {
  readonly cells: boolean; // ruling lines divide a page into cells
  readonly sentences: boolean; // relations in running sentences
  readonly judgement: boolean; // form, rivals, contradictions and centuries decide what is accepted, not the position alone
  readonly secondReading: boolean; // words of a scan that Tesseract doubts are read by the recogniser of photos
}

export const allParts: ReadingParts = { cells: true, sentences: true, judgement: true, secondReading: true };
