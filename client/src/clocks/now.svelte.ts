// The time of the server, second by second while something shows it. Each connection tells it once.

class ServerTime {
  #at = $state(Date.now() / 1000);
  /** How far the server's clock is ahead of this device's. */
  #ahead = 0;
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  get at(): number {
    return this.#at;
  }

  /** The server has just said what time it is. */
  sync(server: number): void {
    if (server > 0) this.#ahead = server - Date.now() / 1000;
    this.#tick();
  }

  /** Ticks until the function that is returned is called. */
  watch(): () => void {
    if (this.#watchers++ === 0) this.#timer = setInterval(() => this.#tick(), 1000);
    this.#tick();
    return () => {
      if (--this.#watchers === 0) clearInterval(this.#timer);
    };
  }

  #tick(): void {
    this.#at = Date.now() / 1000 + this.#ahead;
  }
}

export const serverTime = new ServerTime();
