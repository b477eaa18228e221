import { errors, type ErrorCode } from '@visawright/contract/platform/errors.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, details?: unknown, message: string = errors[code].text) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errors[this.code].status;
  }
}
