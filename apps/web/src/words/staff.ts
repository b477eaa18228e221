export { en } from './staff/en.ts';
export { hi } from './staff/hi.ts';
