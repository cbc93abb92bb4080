/** So long a step may take before somebody who watches the terminal wonders. */
const noticedMs = 500

/** Says how long a step of the start took, where that is noticed. */
export const stepsSaidBy =
  (say: (line: string) => void) =>
  async <T>(step: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now()
    const done = await work()
    const tookMs = performance.now() - began
    if (tookMs >= noticedMs) say(`${step} (${(tookMs / 1000).toFixed(1)} s).`)
    return done
  }
