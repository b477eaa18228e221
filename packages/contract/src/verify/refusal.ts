// Why a file is not a package. notZip: not a ZIP file. packedAnew: a ZIP file not written by us, for example repacked.
// damaged: its parts do not match. noManifest: some other ZIP file. tooLarge: larger than any package.
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
