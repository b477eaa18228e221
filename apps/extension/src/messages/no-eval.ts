import { z } from 'zod';

z.config({ jitless: true }); // the policy of the extension forbids code made from text
