// What the parts of the extension send to each other, sent by another sender.
export const forgedMessages: readonly Record<string, unknown>[] = [
  { ask: 'collect' },
  { ask: 'fill', steps: [{ ref: 'c1', write: { kind: 'text', text: 'FORGED' }, waitForOptions: false }] },
  { ask: 'read', refs: ['c1', 'c2', 'c3'] },
  { ask: 'addItem', button: 'Next' },
  { command: 'fill' },
  { command: 'read' },
  { bridge: 'open' },
  { bridge: 'closed' },
  { page: 'touched' },
  { progress: 'filling', ref: 'c1', done: 0, of: 1 },
  { type: 'Extension-Connect' },
  { grant: 'please' },
];
