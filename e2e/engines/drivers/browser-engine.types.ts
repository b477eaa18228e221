export interface Viewport {
  readonly width: number;
  readonly height: number;
}

// What a browser must be able to do for a journey. Everything else (finding elements, waiting) is the same for all engines
// (page/page-user.ts).
export interface EnginePage {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  clickAt(x: number, y: number): Promise<void>; // with the mouse, in the viewport
  movePointer(x: number, y: number): Promise<void>;
  press(key: string): Promise<void>; // 'Enter', 'Tab', 'j'
  type(text: string): Promise<void>; // key by key into the focused element
  setFiles(selector: string, paths: readonly string[]): Promise<void>;
  evaluate<T>(source: string, ...args: readonly unknown[]): Promise<T>; // source: a function expression
  takeErrors(): Promise<string[]>; // console errors and uncaught exceptions since the last call
  readonly downloads: string; // folder of downloaded files
  close(): Promise<void>;
}

export interface BrowserEngine {
  readonly name: string;
  readonly version: string;
  openPage(viewport: Viewport): Promise<EnginePage>; // without cookies or storage of earlier pages
  close(): Promise<void>;
}
