import type { ErrorCode } from '@visawright/contract/platform/errors.ts';
import { AppError } from './app-error.ts';

// Nothing is wrong but the moment. The reply says in how many seconds to come again.
export class ComeAgain extends AppError {
  readonly seconds: number;

  constructor(code: ErrorCode, seconds: number) {
    super(code);
    this.seconds = seconds;
  }
}
