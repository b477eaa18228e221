export { en } from './grant/en.ts';
export { hi } from './grant/hi.ts';
