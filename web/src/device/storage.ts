// What this browser remembers. A browser that forbids it forgets when the page is closed, and nothing else changes.

const memory = new Map<string, string>();

export function recall<Value>(key: string): Value | null {
  try {
    const text = localStorage.getItem(`shutbox ${key}`) ?? memory.get(key);
    return text == null ? null : (JSON.parse(text) as Value);
  } catch {
    const text = memory.get(key);
    return text == null ? null : (JSON.parse(text) as Value);
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  memory.set(key, text);
  try {
    localStorage.setItem(`shutbox ${key}`, text);
  } catch {
    // The storage is full or forbidden: the page continues with its memory.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(`shutbox ${key}`);
  } catch {
    // As above.
  }
}
