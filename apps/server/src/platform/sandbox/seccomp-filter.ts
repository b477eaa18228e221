import { constants } from 'node:os';
import { allowedCalls } from './allowed-calls.ts';

// A seccomp program for one kind of machine: which system calls are answered, in the form the kernel takes it (classic BPF).
export interface SeccompFilter {
  readonly program: Buffer;
  readonly installCall: number; // number of the seccomp call itself
}

interface Machine {
  readonly at: 0 | 1; // column of allowedCalls
  readonly audit: number; // as the kernel names it in seccomp_data
  readonly clone: number;
  readonly seccomp: number;
  readonly foreign: number | null; // calls from here on are of another binary interface
}

const machines: Readonly<Record<string, Machine>> = {
  x64: { at: 0, audit: 0xc000003e, clone: 56, seccomp: 317, foreign: 0x4000_0000 },
  arm64: { at: 1, audit: 0xc00000b7, clone: 220, seccomp: 277, foreign: null },
};
const clone3 = 435; // its flags are behind a pointer, which a filter cannot follow

const load = 0x20;
const ifEqual = 0x15;
const ifAtLeast = 0x35;
const ifAnyBit = 0x45;
const answer = 0x06;
const [numberAt, machineAt, firstArgumentAt] = [0, 4, 16];

const kill = 0x8000_0000;
const allow = 0x7fff_0000;
const refuse = 0x0005_0000 + constants.errno.EPERM;
const unknown = 0x0005_0000 + constants.errno.ENOSYS; // the C library then uses clone

// CLONE_NEWNS, NEWCGROUP, NEWUTS, NEWIPC, NEWUSER, NEWPID, NEWNET
const newNamespaces = 0x7e02_0000;

type Instruction = readonly [code: number, value: number, ifTrue?: number, ifFalse?: number];

// Fails for a machine whose calls are not listed: without a filter nothing foreign is parsed.
export function seccompFilter(architecture: string = process.arch): SeccompFilter {
  const machine = machines[architecture];
  if (!machine) throw new Error(`there is no list of system calls for ${architecture}`);
  const numbers = Object.values(allowedCalls).flatMap((call) => call[machine.at] ?? []);
  const instructions: Instruction[] = [
    [load, machineAt],
    [ifEqual, machine.audit, 1, 0],
    [answer, kill],
    [load, numberAt],
    ...(machine.foreign === null
      ? []
      : ([
          [ifAtLeast, machine.foreign, 0, 1],
          [answer, kill],
        ] as Instruction[])),
    ...numbers.flatMap((number): Instruction[] => [
      [ifEqual, number, 0, 1],
      [answer, allow],
    ]),
    [ifEqual, clone3, 0, 1],
    [answer, unknown],
    [ifEqual, machine.clone, 0, 3],
    [load, firstArgumentAt],
    [ifAnyBit, newNamespaces, 1, 0],
    [answer, allow],
    [answer, refuse],
  ];
  return { program: Buffer.concat(instructions.map(encode)), installCall: machine.seccomp };
}

function encode([code, value, ifTrue = 0, ifFalse = 0]: Instruction): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt16LE(code, 0);
  bytes.writeUInt8(ifTrue, 2);
  bytes.writeUInt8(ifFalse, 3);
  bytes.writeUInt32LE(value, 4);
  return bytes;
}
