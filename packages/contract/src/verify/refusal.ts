// Why something is no package that could be looked into. notZip: another kind of file. packedAnew: a ZIP, but not as ours are written, as when
// somebody unpacked it and packed it again. damaged: its parts do not agree. noManifest: a ZIP of something else. tooLarge: none of ours is.
export type Reason = 'notZip' | 'packedAnew' | 'damaged' | 'noManifest' | 'tooLarge';

export class Refusal extends Error {
  readonly reason: Reason;
  constructor(reason: Reason) {
    super(reason);
    this.reason = reason;
  }
}

export function refuseIf(isWrong: boolean, reason: Reason): void {
  if (isWrong) throw new Refusal(reason);
}
