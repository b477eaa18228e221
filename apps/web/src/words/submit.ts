export { en } from './submit/en.ts';
export { hi } from './submit/hi.ts';
