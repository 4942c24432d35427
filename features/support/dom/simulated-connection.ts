/** Whether there is a network; requests in flight fail when it goes away. */
export interface SimulatedConnection {
  setOnline(online: boolean): void;
  isOnline(): boolean;
  /** Fails as fetch does without a network. */
  refuseOffline(): void;
  /** `givenUp` rejects once the connection is lost or the signal aborts; `lose` fails this request alone. */
  untilLost(signal: AbortSignal | null | undefined): {
    readonly givenUp: Promise<never>;
    readonly lose: () => void;
  };
}

export function makeSimulatedConnection(): SimulatedConnection {
  let online = true;
  const lost = new Set<() => void>();
  return {
    setOnline: (connected) => {
      online = connected;
      if (online) return;
      for (const lose of lost) lose();
      lost.clear();
    },
    isOnline: () => online,
    refuseOffline: () => {
      if (!online) throw new TypeError('Failed to fetch');
    },
    untilLost: (signal) => {
      let lose = (): void => undefined;
      const givenUp = new Promise<never>((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
        lose = () => reject(new TypeError('Failed to fetch'));
      });
      givenUp.catch(() => undefined);
      lost.add(lose);
      return { givenUp, lose };
    },
  };
}
