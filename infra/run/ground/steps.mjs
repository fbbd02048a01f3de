/**
 * The list of steps a person watches while something comes up.
 *
 * On a terminal the running steps turn at the bottom and finished ones stay above; anywhere else each finished
 * step is one line. Plain JavaScript: the oldest Node we meet prints the first steps.
 */

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const titleWidth = 22

/** `1.2 s`, always with one decimal, so that a column of them lines up. */
export const seconds = (/** @type {number} */ milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`

const row = (/** @type {string} */ mark, /** @type {Step} */ step, /** @type {number} */ time) =>
  `  ${mark} ${step.title.padEnd(titleWidth)} ${seconds(time).padStart(7)}${step.note ? `  ${step.note}` : ''}`

/**
 * @typedef {{ title: string, note: string, since: number }} Step
 * @typedef {(note: string) => void} Note  says what the step is doing, or has done
 * @typedef {{ write(text: string): unknown, isTTY?: boolean, columns?: number }} Out
 */

/**
 * A list that prints its steps as they run; several may run at once.
 *
 * @param {object} [how]
 * @param {Out} [how.out]
 * @param {() => number} [how.now] milliseconds
 * @param {boolean} [how.lively] rewrite lines: by default on a terminal outside CI
 * @param {number} [how.worthTelling] milliseconds under which a finished step is not worth a line
 */
export function stepList({
  out = process.stdout,
  now = () => performance.now(),
  lively = Boolean(out.isTTY) && !process.env.CI,
  worthTelling = 0,
} = {}) {
  /** @type {Set<Step>} */
  const running = new Set()
  let drawn = 0
  let turn = 0
  /** @type {NodeJS.Timeout | undefined} */
  let clock

  const wipe = () => {
    if (drawn > 0) out.write(`\x1b[${drawn}A\x1b[J`)
    drawn = 0
  }
  const draw = () => {
    if (!lively) return
    const width = (out.columns || 80) - 1
    for (const step of running) {
      out.write(`${row(frames[turn % frames.length] ?? '-', step, now() - step.since).slice(0, width)}\n`)
      drawn++
    }
  }
  const redraw = () => {
    wipe()
    draw()
  }
  const tick = () => {
    turn++
    redraw()
  }
  const keepTime = () => {
    if (running.size > 0 && lively) clock ??= setInterval(tick, 80)
    if (running.size === 0) {
      clearInterval(clock)
      clock = undefined
    }
  }
  /** Prints a line that stays, above whatever is still running. */
  const line = (text = '') => {
    wipe()
    out.write(`${text}\n`)
    draw()
  }

  /**
   * Runs `work` as a step. What it last noted stands behind the title; a step that fails is marked and thrown on.
   *
   * @template T
   * @param {string} title
   * @param {(note: Note) => T | Promise<T>} work
   * @returns {Promise<T>}
   */
  async function step(title, work) {
    /** @type {Step} */
    const mine = { title, note: '', since: now() }
    const end = (/** @type {string} */ mark, /** @type {boolean} */ told) => {
      const time = now() - mine.since
      running.delete(mine)
      keepTime()
      if (told || time >= worthTelling) line(row(mark, mine, time))
      else redraw()
    }
    running.add(mine)
    keepTime()
    redraw()
    try {
      const done = await work((note) => {
        mine.note = note
      })
      end('✓', false)
      return done
    } catch (failure) {
      end('✗', true)
      throw failure
    }
  }

  return { step, line }
}

/** @typedef {ReturnType<typeof stepList>} Steps */
