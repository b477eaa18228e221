const shape = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

export const isEmail = (text: string): boolean =>
  text.length <= 254 && shape.test(text) && !text.includes('..') && !/^\.|\.@/.test(text);
