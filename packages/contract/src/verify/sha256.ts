// SHA-256 over pieces: what browsers offer wants a whole file in memory at once.
const firstPrimes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};
const fraction = (value: number) => Math.trunc((value - Math.trunc(value)) * 2 ** 32) | 0;
const constants = Int32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const start = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export interface Sha256 {
  readonly add: (bytes: Uint8Array) => void;
  readonly hex: () => string;
}

export function sha256(): Sha256 {
  const state = Int32Array.from(start);
  const words = new Int32Array(64);
  const rest = new Uint8Array(64);
  let length = 0;

  function block(bytes: Uint8Array, at: number): void {
    for (let i = 0; i < 16; i++, at += 4)
      words[i] = (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!;
    for (let i = 16; i < 64; i++) {
      const near = words[i - 2]!;
      const far = words[i - 15]!;
      const one = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10);
      const zero = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3);
      words[i] = (one + words[i - 7]! + zero + words[i - 16]!) | 0;
    }
    let a = state[0]!;
    let b = state[1]!;
    let c = state[2]!;
    let d = state[3]!;
    let e = state[4]!;
    let f = state[5]!;
    let g = state[6]!;
    let h = state[7]!;
    for (let i = 0; i < 64; i++) {
      const one = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const first = (h + one + ((e & f) ^ (~e & g)) + constants[i]! + words[i]!) | 0;
      const zero = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const second = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    state[0]! += a;
    state[1]! += b;
    state[2]! += c;
    state[3]! += d;
    state[4]! += e;
    state[5]! += f;
    state[6]! += g;
    state[7]! += h;
  }

  function add(bytes: Uint8Array): void {
    let at = 0;
    const held = length % 64;
    length += bytes.length;
    if (held > 0) {
      at = Math.min(64 - held, bytes.length);
      rest.set(bytes.subarray(0, at), held);
      if (held + at < 64) return;
      block(rest, 0);
    }
    for (; at + 64 <= bytes.length; at += 64) block(bytes, at);
    rest.set(bytes.subarray(at));
  }

  function hex(): string {
    const bits = length * 8;
    const end = new Uint8Array(9 + ((119 - (length % 64)) % 64));
    end[0] = 0x80;
    new DataView(end.buffer).setBigUint64(end.length - 8, BigInt(bits));
    add(end);
    return Array.from(state, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
  }

  return { add, hex };
}
