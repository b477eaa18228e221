// The dictionary in a recognition model's metadata (`character`, one per line). ONNX is protobuf: field 14 of
// the model is a list of (1: key, 2: value).
export function modelCharacters(model: Uint8Array): string[] {
  for (const [field, value] of fieldsOf(model)) {
    if (field !== 14) continue;
    const entry = new Map(fieldsOf(value));
    const text = (n: number) => new TextDecoder().decode(entry.get(n) ?? new Uint8Array());
    if (text(1) === 'character') return text(2).replace(/\n$/, '').split('\n');
  }
  throw new Error('the recognition model names no characters');
}

function* fieldsOf(bytes: Uint8Array): Generator<[number, Uint8Array]> {
  let at = 0;
  const varint = (): number => {
    let value = 0;
    for (let factor = 1; ; factor *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    const tag = varint();
    const wire = tag % 8;
    if (wire === 0) varint();
    else if (wire === 1) at += 8;
    else if (wire === 5) at += 4;
    else {
      const length = varint();
      yield [Math.floor(tag / 8), bytes.subarray(at, at + length)];
      at += length;
    }
  }
}
