import { AppError } from '../http/app-error.ts';

// There is no such object: trying again does not help.
export class ObjectMissing extends Error {}

// The store did not do it, for now. Whoever called is told so; a job tries again. `why` is the kind of failure, never an object's name.
export class StoreUnavailable extends AppError {
  readonly why: string;

  constructor(why: string) {
    super('part.unavailable');
    this.why = why;
  }
}
