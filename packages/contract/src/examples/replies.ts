import type { OperationId } from '../operations/index.ts';
import recorded from './replies.json' with { type: 'json' };

// What the product replied to each example when it was recorded (npm run examples), with printed values in place of those of the run.
export const replies = recorded as { readonly [I in OperationId]?: unknown };
