// The messages of PostgreSQL's extended protocol that a pipeline needs, collected in one buffer so that a round trip is one write. pg
// itself writes each message separately.
const chars = { bind: 66, close: 67, describe: 68, execute: 69, parse: 80, sync: 83 } as const;

export class WireWriter {
  #bytes = Buffer.allocUnsafe(16_384);
  #at = 0;
  #start = 0;

  parse(name: string, text: string): void {
    this.#begin(chars.parse);
    this.#string(name);
    this.#string(text);
    this.#int16(0);
    this.#end();
  }

  bind(name: string, values: readonly unknown[]): void {
    this.#begin(chars.bind);
    this.#string(''); // portal
    this.#string(name);
    this.#int16(values.length);
    for (const value of values) this.#int16(Buffer.isBuffer(value) ? 1 : 0);
    this.#int16(values.length);
    for (const value of values) this.#value(value as string | Buffer | null);
    this.#int16(0); // all results as text
    this.#end();
  }

  describePortal(): void {
    this.#begin(chars.describe);
    this.#room(1);
    this.#bytes[this.#at++] = 80; // 'P'
    this.#string('');
    this.#end();
  }

  execute(): void {
    this.#begin(chars.execute);
    this.#string('');
    this.#int32(0); // all rows
    this.#end();
  }

  closeStatement(name: string): void {
    this.#begin(chars.close);
    this.#room(1);
    this.#bytes[this.#at++] = 83; // 'S'
    this.#string(name);
    this.#end();
  }

  sync(): void {
    this.#begin(chars.sync);
    this.#end();
  }

  // A copy, because the socket may hold the bytes longer than this writer does.
  take(): Buffer {
    const bytes = Buffer.from(this.#bytes.subarray(0, this.#at));
    this.#at = 0;
    return bytes;
  }

  reset(): void {
    this.#at = 0;
  }

  #begin(code: number): void {
    this.#room(5);
    this.#bytes[this.#at++] = code;
    this.#start = this.#at;
    this.#at += 4;
  }

  #end(): void {
    this.#bytes.writeInt32BE(this.#at - this.#start, this.#start);
  }

  #value(value: string | Buffer | null): void {
    if (value === null) this.#int32(-1);
    else if (typeof value === 'string') {
      this.#room(4 + value.length * 3);
      const length = this.#bytes.write(value, this.#at + 4);
      this.#bytes.writeInt32BE(length, this.#at);
      this.#at += 4 + length;
    } else {
      this.#int32(value.length);
      this.#room(value.length);
      this.#at += value.copy(this.#bytes, this.#at);
    }
  }

  #string(text: string): void {
    this.#room(text.length * 3 + 1);
    this.#at += this.#bytes.write(text, this.#at);
    this.#bytes[this.#at++] = 0;
  }

  #int16(value: number): void {
    this.#room(2);
    this.#at = this.#bytes.writeInt16BE(value, this.#at);
  }

  #int32(value: number): void {
    this.#room(4);
    this.#at = this.#bytes.writeInt32BE(value, this.#at);
  }

  #room(bytes: number): void {
    if (this.#at + bytes <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.#bytes.length * 2, this.#at + bytes));
    this.#bytes.copy(larger, 0, 0, this.#at);
    this.#bytes = larger;
  }
}
