/** Prints the steps of a command, a line each when it has ended. */

/** `1.2 s`, always with one decimal, so that a column of them lines up. */
export const formatSeconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

/**
 * @param {'✓' | '✗'} mark
 * @param {string} title
 * @param {number} duration in milliseconds
 * @param {string} note
 */
export const formatStep = (mark, title, duration, note) =>
  `  ${mark} ${title.padEnd(22)} ${formatSeconds(duration).padStart(7)}  ${note}`.trimEnd()

/**
 * Several steps may run at once.
 *
 * @param {object} [options]
 * @param {{ write(text: string): unknown }} [options.out]
 * @param {number} [options.minDuration] in milliseconds: a step that took less gets no line, unless it failed
 */
export function createStepList({ out = process.stdout, minDuration = 0 } = {}) {
  const line = (text = '') => void out.write(`${text}\n`)

  /**
   * Runs `work` as a step. What it noted last is shown with the step.
   *
   * @template T
   * @param {string} title
   * @param {(note: (text: string) => void) => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async function step(title, work) {
    const startedAt = performance.now()
    let lastNote = ''
    const end = (/** @type {'✓' | '✗'} */ mark) => {
      const duration = performance.now() - startedAt
      if (mark === '✗' || duration >= minDuration) line(formatStep(mark, title, duration, lastNote))
    }
    try {
      const result = await work((text) => {
        lastNote = text
      })
      end('✓')
      return result
    } catch (failure) {
      end('✗')
      throw failure
    }
  }

  return { step, line }
}

/** @typedef {ReturnType<typeof createStepList>} Steps */
/** @typedef {(text: string) => void} Note */
