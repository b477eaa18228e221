import { newGraph } from './onnx.ts';
import type { Weights } from './safetensors.ts';

const layers = 6;
const heads = 12;
const size = 384;
const epsilon = 1e-12;

// all-MiniLM-L6-v2 for one text without padding: word pieces in, the mean of their last states out, of length 1.
export function bertGraph(weights: (name: string) => Weights): Uint8Array {
  const graph = newGraph();
  const own = (name: string) => graph.constant(name, weights(name));
  const shape = (name: string, ...numbers: number[]) =>
    graph.constant(name, { shape: [numbers.length], data: BigInt64Array.from(numbers, BigInt) });

  const perHead = shape('per head', 0, heads, size / heads);
  const joined = shape('joined', 0, -1);
  const first = shape('first axis', 0);
  const scale = graph.constant('scale', { shape: [], data: Float32Array.of(1 / Math.sqrt(size / heads)) });

  const linear = (input: string, name: string) =>
    graph.node('Gemm', [input, own(`${name}.weight`), own(`${name}.bias`)], { transB: 1 });
  const normal = (input: string, name: string) =>
    graph.node('LayerNormalization', [input, own(`${name}.weight`), own(`${name}.bias`)], {
      axis: -1,
      epsilon: { real: epsilon },
    });
  const split = (input: string, perm: readonly number[]) =>
    graph.node('Transpose', [graph.node('Reshape', [input, perHead])], { perm });

  // Every text is a first sentence: its kind's row belongs to each position.
  const positions = weights('embeddings.position_embeddings.weight');
  const kinds = weights('embeddings.token_type_embeddings.weight');
  const places = graph.constant('places', {
    shape: positions.shape,
    data: positions.data.map((value, i) => value + kinds.data[i % size]!),
  });
  const words = graph.node('Gather', [own('embeddings.word_embeddings.weight'), 'pieces'], { axis: 0 });
  const where = graph.node('Gather', [places, 'positions'], { axis: 0 });
  let state = normal(graph.node('Add', [words, where]), 'embeddings.LayerNorm');

  for (let i = 0; i < layers; i++) {
    const layer = `encoder.layer.${i}`;
    const query = split(linear(state, `${layer}.attention.self.query`), [1, 0, 2]);
    const key = split(linear(state, `${layer}.attention.self.key`), [1, 2, 0]);
    const value = split(linear(state, `${layer}.attention.self.value`), [1, 0, 2]);
    const scores = graph.node('Mul', [graph.node('MatMul', [query, key]), scale]);
    const seen = graph.node('MatMul', [graph.node('Softmax', [scores], { axis: -1 }), value]);
    const together = graph.node('Reshape', [graph.node('Transpose', [seen], { perm: [1, 0, 2] }), joined]);
    const attended = linear(together, `${layer}.attention.output.dense`);
    state = normal(graph.node('Add', [attended, state]), `${layer}.attention.output.LayerNorm`);
    const wide = graph.node('Gelu', [linear(state, `${layer}.intermediate.dense`)]);
    const narrow = linear(wide, `${layer}.output.dense`);
    state = normal(graph.node('Add', [narrow, state]), `${layer}.output.LayerNorm`);
  }
  const mean = graph.node('ReduceMean', [state, first], { keepdims: 0 });
  graph.node('LpNormalization', [mean], { axis: 0, p: 2 }, 'embedding');
  return graph.model(['pieces', 'positions'], { name: 'embedding', size });
}
