import type { PackageInput } from '../../../apps/server/src/packages/build/package-input.ts';

export interface BuildOrder {
  readonly how: 'build' | 'bare';
  readonly input: PackageInput;
  readonly reread: readonly Buffer[]; // what the build read again; for `bare`
}

export interface BuildAnswer {
  readonly zipSha256: string;
  readonly packageId: string;
  readonly cpuSeconds: number;
  readonly wallSeconds: number;
  readonly peakMb: number; // of this process alone
  readonly reread: readonly Buffer[];
  readonly smaller: number; // files made smaller
  readonly tooLarge: readonly string[];
}
