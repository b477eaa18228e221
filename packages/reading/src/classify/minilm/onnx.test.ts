import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { newGraph } from './onnx.ts';

test('the runtime runs a graph as it was written', async () => {
  const graph = newGraph();
  const table = graph.constant('table', { shape: [3, 2], data: Float32Array.of(1, 2, 3, 4, 5, 6) });
  const axis = graph.constant('axis', { shape: [1], data: BigInt64Array.of(0n) });
  const rows = graph.node('Gather', [table, 'pieces'], { axis: 0 });
  graph.node('ReduceMean', [rows, axis], { keepdims: 0 }, 'mean');
  const session = await InferenceSession.create(graph.model(['pieces'], { name: 'mean', size: 2 }));
  const { mean } = await session.run({ pieces: new Tensor('int64', BigInt64Array.of(0n, 2n), [2]) });
  expect([...(mean!.data as Float32Array)]).toEqual([3, 4]);
});
