export { en } from './home/en.ts';
export { hi } from './home/hi.ts';
