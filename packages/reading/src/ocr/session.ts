import * as ort from 'onnxruntime-node';

// One thread: a machine's cores are filled by more readers, not by a wider one.
export const openSession = (model: string | Uint8Array): Promise<ort.InferenceSession> =>
  ort.InferenceSession.create(model as string, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false, // every line has another width
    logSeverityLevel: 3,
  });

export async function run(session: ort.InferenceSession, data: Float32Array, dims: number[]): Promise<ort.Tensor> {
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  const result = await session.run({ [input]: new ort.Tensor('float32', data, dims) });
  return result[output] as ort.Tensor;
}
