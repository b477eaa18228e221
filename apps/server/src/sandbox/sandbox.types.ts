// A tool that reads foreign bytes, run alone: no network, nothing of ours in sight, bounded memory, time and output.
export interface SandboxOrder {
  readonly input?: Buffer; // on stdin
  readonly files?: Readonly<Record<string, Buffer>>; // in its working folder, by name
  readonly outputs?: RegExp; // names of files it writes there that are wanted back
  readonly timeoutMs: number;
  readonly memoryMb: number;
  readonly outputLimit: number; // bytes, of stdout and of all outputs together
}

export interface SandboxResult {
  readonly code: number | null; // null: killed
  readonly isTimedOut: boolean;
  readonly isTooMuch: boolean; // more than outputLimit
  readonly stdout: Buffer;
  readonly stderr: string; // its first 4 KB; may name what is in the file, so it is never logged
  readonly outputs: ReadonlyMap<string, Buffer>; // sorted by name
}
