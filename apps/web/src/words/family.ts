export { en } from './family/en.ts';
export { hi } from './family/hi.ts';
