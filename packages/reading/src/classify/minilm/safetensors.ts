export interface Weights {
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

interface Entry {
  readonly dtype: string;
  readonly shape: readonly number[];
  readonly data_offsets: readonly [from: number, to: number];
}

// A length, a JSON head, then the numbers.
export function readSafetensors(file: Uint8Array): (name: string) => Weights {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = 8 + Number(view.getBigUint64(0, true));
  const head = JSON.parse(new TextDecoder().decode(file.subarray(8, start))) as Record<string, Entry>;
  return (name) => {
    const entry = head[name];
    if (entry?.dtype !== 'F32') throw new Error(`the model has no weights named ${name}`);
    const [from, to] = entry.data_offsets;
    // A Buffer's own slice would share the whole file.
    return {
      shape: entry.shape,
      data: new Float32Array(Uint8Array.prototype.slice.call(file, start + from, start + to).buffer),
    };
  };
}
