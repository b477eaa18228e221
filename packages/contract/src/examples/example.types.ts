import type { CallInput } from '../operations/call-input.ts';
import type { OperationId } from '../operations/index.ts';
import type { Role } from '../platform/roles.ts';

// Who makes the call. apiKey: a program of an agency. extension: a connected browser extension of the agent, or of the admin.
export type Caller = Role | 'nobody' | 'apiKey' | 'extension' | 'extension of the admin';

// Files that examples send; the run has their bytes.
export type SampleFile = 'passport.jpg' | 'bank-statement.pdf' | 'visa-form.pdf';

// One call that works. Values that depend on the installation are those of `samples`.
export type Example<I extends OperationId> = CallInput<I, SampleFile> & { readonly as: Caller };

export type ExamplesOf<Part> = { readonly [I in keyof Part & OperationId]: Example<I> };

// A reply that is a file is recorded as its media type and name.
export interface FileReply {
  readonly mediaType: string;
  readonly fileName: string | null;
}
