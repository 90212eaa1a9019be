// Short notices: errors with their code and sentence. They are kept as messages, so that they follow the language.
import type { Message } from './wire';

export interface Toast {
  readonly id: number;
  readonly kind: 'error' | 'warning' | 'note';
  readonly code: string;
  readonly message: Message;
}

const SECONDS: Readonly<Record<Toast['kind'], number>> = { error: 9, warning: 5, note: 4 };

class Toasts {
  #next = 1;
  list = $state.raw<readonly Toast[]>([]);

  add(kind: Toast['kind'], message: Message, code = ''): void {
    const same = this.list.find((toast) => JSON.stringify(toast.message) === JSON.stringify(message));
    if (same) this.dismiss(same.id);
    const id = this.#next++;
    this.list = [...this.list.slice(-3), { id, kind, code, message }];
    setTimeout(() => this.dismiss(id), SECONDS[kind] * 1000);
  }

  note(id: string, args: Message['args'] = {}): void {
    this.add('note', { id, args });
  }

  /** Nothing is broken, but what was meant did not happen. */
  warn(id: string, args: Message['args'] = {}): void {
    this.add('warning', { id, args });
  }

  error(message: Message, code = ''): void {
    this.add('error', message, code);
  }

  /** The table has moved on: what went wrong before is no longer the matter. */
  settle(): void {
    if (this.list.some((toast) => toast.kind !== 'note'))
      this.list = this.list.filter((toast) => toast.kind === 'note');
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
