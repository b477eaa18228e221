import { PartUnavailable } from '../errors/part-unavailable.ts';

// The object does not exist; retrying does not help.
export class ObjectMissing extends Error {}

// The store failed temporarily: callers report it, jobs retry. `why` is the kind of failure, never an object's name.
export class StoreUnavailable extends PartUnavailable {
  constructor(why: string) {
    super('object-store', why);
  }
}
