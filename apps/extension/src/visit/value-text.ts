import type { PlannedWrite } from '@visawright/packs/values/plan-page.ts';

// What was typed, as a person reads it; for the panel and the receipt.
export function typedText(write: PlannedWrite): string {
  switch (write.kind) {
    case 'text':
      return write.text;
    case 'choice':
      return write.option;
    case 'choices':
      return write.options.join(', ');
    case 'ticked':
      return write.isTicked ? 'Yes' : 'No';
    default:
      return write.name;
  }
}

export const foundText = (found: string | readonly string[] | null): string | null =>
  found === null || typeof found === 'string' ? found : found.join(', ');
