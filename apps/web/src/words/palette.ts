export { en } from './palette/en.ts';
export { hi } from './palette/hi.ts';
