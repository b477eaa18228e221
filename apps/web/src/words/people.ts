export { en } from './people/en.ts';
export { hi } from './people/hi.ts';
