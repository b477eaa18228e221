import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Raster } from '../image/raster.ts';

// The used part of face-api, whose own types depend on all of TensorFlow's.
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Face {
  readonly score: number;
  readonly box: Box; // pixels
  readonly points: readonly { readonly x: number; readonly y: number }[]; // the usual 68: jaw 0–16, eyes 36–47
}
interface Detected {
  readonly detection: { readonly score: number; readonly box: Box };
  readonly landmarks: { readonly positions: Face['points'] };
}
interface Net {
  loadFromDisk(folder: string): Promise<void>;
}
interface FaceApi {
  readonly nets: { readonly tinyFaceDetector: Net; readonly faceLandmark68Net: Net };
  readonly TinyFaceDetectorOptions: new (options: { inputSize: number; scoreThreshold: number }) => object;
  detectAllFaces(picture: unknown, options: object): { withFaceLandmarks(): Promise<Detected[]> };
}
interface Tensors {
  setBackend(name: 'wasm'): Promise<boolean>;
  ready(): Promise<void>;
  tensor3d(values: Int32Array, shape: [number, number, number], type: 'int32'): { dispose(): void };
}

const surest = 0.6;
const sizes = [320, 416, 288]; // large faces are found in a small picture, small faces in a larger one; the last size is a fallback

let opened: Promise<{ faces: FaceApi; tensors: Tensors }> | undefined;

// Loaded with the first portrait of a process, from the packages' own folders.
async function open(): Promise<{ faces: FaceApi; tensors: Tensors }> {
  const require = createRequire(import.meta.url);
  const tensors = require('@tensorflow/tfjs') as Tensors;
  const wasm = require('@tensorflow/tfjs-backend-wasm') as { setWasmPaths(folder: string): void };
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  const faces = require('@vladmandic/face-api/dist/face-api.node-wasm.js') as FaceApi;
  await tensors.setBackend('wasm');
  await tensors.ready();
  const weights = join(dirname(require.resolve('@vladmandic/face-api/package.json')), 'model');
  await faces.nets.tinyFaceDetector.loadFromDisk(weights);
  await faces.nets.faceLandmark68Net.loadFromDisk(weights);
  return { faces, tensors };
}

export async function facesIn({ data, width, height }: Raster): Promise<Face[]> {
  const { faces, tensors } = await (opened ??= open());
  const picture = tensors.tensor3d(Int32Array.from(data), [height, width, 3], 'int32');
  try {
    for (const inputSize of sizes) {
      const options = new faces.TinyFaceDetectorOptions({ inputSize, scoreThreshold: surest });
      const found = await faces.detectAllFaces(picture, options).withFaceLandmarks();
      if (found.length > 0)
        return found
          .map(({ detection, landmarks }) => ({
            ...detection,
            score: detection.score,
            box: detection.box,
            points: landmarks.positions,
          }))
          .sort((a, b) => b.box.height - a.box.height);
    }
    return [];
  } finally {
    picture.dispose();
  }
}
