import * as ort from 'onnxruntime-node';

// One thread: more reader processes use the cores better than more threads. `keepsMemory`: what a run allocates is reserved for the next
// one, which only pays where it is much.
export const openSession = (model: string | Uint8Array, keepsMemory = false): Promise<ort.InferenceSession> =>
  ort.InferenceSession.create(model as string, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    enableMemPattern: false, // lines differ in width
    enableCpuMemArena: keepsMemory,
    logSeverityLevel: 3,
  });

export async function runSession(
  session: ort.InferenceSession,
  data: Float32Array,
  dims: number[],
): Promise<ort.Tensor> {
  const [input = ''] = session.inputNames;
  const [output = ''] = session.outputNames;
  const result = await session.run({ [input]: new ort.Tensor('float32', data, dims) });
  return result[output] as ort.Tensor;
}
