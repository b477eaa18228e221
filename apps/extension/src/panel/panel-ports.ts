import type { OpenApp } from '../bridge/open-apps.ts';
import type { Connection } from '../pairing/connection.ts';
import type { PagePort } from '../portal/page-port.ts';
import type { PackNumbers } from '../portal/pack-numbers.ts';
import type { call, callForBytes } from '../server/call.ts';
import type { Display } from '../storage/display.ts';
import type { StoredValue } from '../storage/stored-value.ts';
import type { Visit } from '../visit/visit.ts';
import type { Pack } from '@visawright/contract/extension/pack.ts';

// Everything the panel reaches outside itself.
export interface PanelPorts {
  readonly pages: PagePort;
  readonly call: typeof call;
  readonly callForBytes: typeof callForBytes;
  readonly stored: {
    readonly connection: StoredValue<Connection>; // session
    readonly openApps: StoredValue<OpenApp[]>; // session
    readonly visit: StoredValue<Visit>; // session
    readonly draft: StoredValue<Pack>; // session
    readonly packNumbers: StoredValue<PackNumbers>; // disk
    readonly display: StoredValue<Display>; // disk
  };
  readonly version: string;
  readonly browserName: string;
  readonly language: string; // of the browser
  readonly now: () => number;
  readonly uid: () => string;
  readonly pause: (ms: number) => Promise<void>;
  readonly openTab: (url: string) => Promise<void>;
  readonly copy: (text: string) => Promise<void>;
  readonly onTabChange: (listener: () => void) => () => void;
  readonly onTouch: (listener: (tabId: number) => void) => () => void; // of a page that was injected
  readonly onCommand: (listener: (command: 'fill' | 'read') => void) => () => void;
}
