/**
 * The progress list of a command's steps.
 *
 * On a terminal the running steps turn at the bottom and finished ones stay above; anywhere else each finished
 * step is one line. Plain JavaScript: the oldest Node we meet prints the first steps.
 */

const spinnerFrames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const titleWidth = 22

/** `1.2 s`, always with one decimal, so that a column of them lines up. */
export const formatSeconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

const formatRow = (/** @type {string} */ mark, /** @type {Step} */ step, /** @type {number} */ time) =>
  `  ${mark} ${step.title.padEnd(titleWidth)} ${formatSeconds(time).padStart(7)}${step.note ? `  ${step.note}` : ''}`

/**
 * @typedef {{ title: string, note: string, since: number }} Step
 * @typedef {(note: string) => void} Note  says what the step is doing, or has done
 * @typedef {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} Out
 */

/**
 * A list that prints its steps as they run; several may run at once.
 *
 * @param {object} [options]
 * @param {Out} [options.out]
 * @param {() => number} [options.now] milliseconds
 * @param {boolean} [options.isInteractive] rewrite lines: by default on a terminal outside CI
 * @param {number} [options.minDuration] in milliseconds: a finished step that took less gets no line
 * @param {number} [options.heartbeat] in milliseconds: how often running steps are named where lines are not rewritten
 */
export function createStepList({
  out = process.stdout,
  now = () => performance.now(),
  isInteractive = Boolean(out.isTTY) && !process.env.CI,
  minDuration = 0,
  heartbeat = 0,
} = {}) {
  /** @type {Set<Step>} */
  const running = new Set()
  let drawnLines = 0
  let frameIndex = 0
  /** @type {NodeJS.Timeout | undefined} */
  let timer

  const clearLines = () => {
    if (drawnLines > 0) out.write(`\x1b[${drawnLines}A\x1b[J`)
    drawnLines = 0
  }
  const draw = () => {
    if (!isInteractive) return
    const width = (out.columns || 80) - 1
    for (const step of running) {
      out.write(
        `${formatRow(spinnerFrames[frameIndex % spinnerFrames.length] ?? '-', step, now() - step.since).slice(0, width)}\n`,
      )
      drawnLines++
    }
  }
  const redraw = () => {
    clearLines()
    draw()
  }
  const tick = () => {
    frameIndex++
    redraw()
  }
  const nameRunning = () => {
    const names = Array.from(running, ({ title, note }) => (note ? `${title} (${note})` : title))
    line(`    still running: ${names.join(', ')}`)
  }
  const updateTimer = () => {
    if (running.size > 0 && isInteractive) timer ??= setInterval(tick, 80)
    if (running.size > 0 && !isInteractive && heartbeat > 0) timer ??= setInterval(nameRunning, heartbeat)
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
  }
  /** Prints a line that stays, above whatever is still running. */
  const line = (text = '') => {
    clearLines()
    out.write(`${text}\n`)
    draw()
  }

  /**
   * Runs `work` as a step. Its last note is shown after the title; a failed step is marked and its error rethrown.
   *
   * @template T
   * @param {string} title
   * @param {(note: Note) => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async function step(title, work) {
    /** @type {Step} */
    const currentStep = { title, note: '', since: now() }
    const end = (/** @type {string} */ mark, /** @type {boolean} */ isAlwaysShown) => {
      const time = now() - currentStep.since
      running.delete(currentStep)
      updateTimer()
      if (isAlwaysShown || time >= minDuration) line(formatRow(mark, currentStep, time))
      else redraw()
    }
    running.add(currentStep)
    updateTimer()
    redraw()
    try {
      const result = await work((note) => {
        currentStep.note = note
      })
      end('✓', false)
      return result
    } catch (failure) {
      end('✗', true)
      throw failure
    }
  }

  return { step, line }
}

/** @typedef {ReturnType<typeof createStepList>} Steps */
