/** What is given up when it takes too long. */

/**
 * Does the work, and aborts its signal after so many milliseconds. The timer ends with the work: that of
 * `AbortSignal.timeout` goes on, and keeps whatever listens, until its time has come.
 */
export async function withTimeout<Result>(
  ms: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('It took too long', 'TimeoutError')), ms)
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}
