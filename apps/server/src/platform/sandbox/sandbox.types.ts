// Runs a tool on untrusted input in isolation: no network, none of our files, limited memory, time and output.
export interface SandboxRequest {
  readonly input?: Buffer; // on stdin
  readonly files?: Readonly<Record<string, Buffer>>; // by name, in its work folder
  readonly outputs?: RegExp; // names of output files to return
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly outputLimit: number; // bytes, for stdout and all output files together
}

export interface SandboxResult {
  readonly code: number | null; // null: killed
  readonly isTimedOut: boolean;
  readonly isTooLarge: boolean; // more than outputLimit
  readonly stdout: Buffer;
  readonly stderr: string; // first 4 KB; may quote the file's content, so it is never logged
  readonly outputs: ReadonlyMap<string, Buffer>; // sorted by name
}
