import { bytes, message, real, text, whole, type Message } from './protobuf.ts';

// ONNX's own field numbers and codes.
const float = 1;
const int64 = 7;
const irVersion = 9;
const opset = 20; // the first with Gelu

export interface Tensor {
  readonly shape: readonly number[];
  readonly data: Float32Array | BigInt64Array;
}

type Attribute = number | readonly number[] | { readonly real: number };

function attribute(name: string, value: Attribute): Message {
  if (typeof value === 'number') return message(5, text(1, name), whole(3, value), whole(20, 2));
  if ('real' in value) return message(5, text(1, name), real(2, value.real), whole(20, 1));
  return message(5, text(1, name), ...value.map((each) => whole(8, each)), whole(20, 7));
}

export interface Graph {
  node(
    op: string,
    inputs: readonly string[],
    attributes?: Readonly<Record<string, Attribute>>,
    output?: string,
  ): string;
  constant(name: string, tensor: Tensor): string;
  model(inputs: readonly string[], output: { readonly name: string; readonly size: number }): Uint8Array;
}

// A graph whose inputs are lists of whole numbers, all of one length, and whose output is one vector.
export function newGraph(): Graph {
  const nodes: Message[] = [];
  const constants: Message[] = [];
  return {
    node(op, inputs, attributes = {}, output = `${op}${nodes.length}`) {
      const list = Object.entries(attributes).map(([name, value]) => attribute(name, value));
      nodes.push(message(1, ...inputs.map((each) => text(1, each)), text(2, output), text(3, output), text(4, op), ...list)); // prettier-ignore
      return output;
    },
    constant(name, { shape, data }) {
      const raw = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
      const type = data instanceof Float32Array ? float : int64;
      constants.push(message(5, ...shape.map((each) => whole(1, each)), whole(2, type), text(8, name), bytes(9, raw)));
      return name;
    },
    model(inputs, output) {
      const about = (field: number, name: string, type: number, dimension: Message) =>
        message(field, text(1, name), message(2, message(1, whole(1, type), message(2, message(1, dimension)))));
      const graph = message(
        7,
        ...nodes,
        text(2, 'sentence'),
        ...constants,
        ...inputs.map((name) => about(11, name, int64, text(2, 'n'))),
        about(12, output.name, float, whole(1, output.size)),
      );
      return Buffer.concat([...whole(1, irVersion), ...graph, ...message(8, text(1, ''), whole(2, opset))]);
    },
  };
}
