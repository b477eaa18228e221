import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Pack } from '@visawright/contract/extension/pack.ts';
import { canonicalJson } from './canonical-json.ts';

export const packSha256 = (pack: Pack): string => bytesToHex(sha256(utf8ToBytes(canonicalJson(pack))));
