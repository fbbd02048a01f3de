/** The progress of a long command: one line that is rewritten in a terminal, else a line every ten percent. */

export interface Progress {
  /** Updates the progress: `done` of `total`. */
  update(done: number, total: number): void
  /** Ends the progress. */
  end(): void
}

/** The output of a command: a terminal, a file, or a test. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

/** Creates a progress display on `output` with a label. */
export function createProgress(output: Output, label: string): Progress {
  let lastPercent = -1
  const step = output.isTTY ? 1 : 10
  return {
    update(done, total) {
      const percent = Math.floor((total === 0 ? 1 : Math.min(done / total, 1)) * 100)
      const roundedPercent = percent - (percent % step)
      if (roundedPercent <= lastPercent) return
      lastPercent = roundedPercent
      output.write(output.isTTY ? `\r${label}: ${roundedPercent} %` : `${label}: ${roundedPercent} %\n`)
    },
    end() {
      if (output.isTTY && lastPercent >= 0) output.write('\r\u001b[K')
    },
  }
}
