export { en } from './camera/en.ts';
export { hi } from './camera/hi.ts';
