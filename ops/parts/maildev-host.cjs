// maildev 2.2.0 reads an undeclared `host` once its SMTP port is open, and ends. Loaded before it, this declares one.
globalThis.host = '127.0.0.1';
