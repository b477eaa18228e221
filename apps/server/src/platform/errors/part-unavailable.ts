import type { PartName as SystemPart } from './suspect-part.ts';
import { AppError } from './app-error.ts';

// What the product cannot work without for long. The names are those of log lines, metrics and docs/operate.
export type PartName = SystemPart | 'disk';

// A part refused, broke off or did not answer. Callers get "part.unavailable"; the log names the part.
export class PartUnavailable extends AppError {
  readonly part: PartName;
  readonly why: string; // the kind of failure, never a value

  constructor(part: PartName, why = 'no answer') {
    super('part.unavailable');
    this.part = part;
    this.why = why;
  }
}
