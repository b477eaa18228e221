// Just enough of protobuf's wire format to write an ONNX file.
export type Message = readonly Uint8Array[];

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

// -1 stands in ONNX shapes: ten bytes of two's complement.
const minusOne = Uint8Array.from([255, 255, 255, 255, 255, 255, 255, 255, 255, 1]);

export const whole = (field: number, value: number): Message => [
  varint(field * 8),
  value < 0 ? minusOne : varint(value),
];

export const real = (field: number, value: number): Message => [
  varint(field * 8 + 5),
  new Uint8Array(Float32Array.of(value).buffer),
];

export const bytes = (field: number, value: Uint8Array): Message => [
  varint(field * 8 + 2),
  varint(value.length),
  value,
];

export const text = (field: number, value: string): Message => bytes(field, new TextEncoder().encode(value));

export function message(field: number, ...parts: readonly Message[]): Message {
  const flat = parts.flat();
  const length = flat.reduce((sum, part) => sum + part.length, 0);
  return [varint(field * 8 + 2), varint(length), ...flat];
}
