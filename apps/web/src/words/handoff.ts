export { en } from './handoff/en.ts';
export { hi } from './handoff/hi.ts';
