/** How far a long command is: one line that is rewritten where someone watches, else a line every ten percent. */

export interface Progress {
  /** `done` of `total` have been dealt with. */
  at(done: number, total: number): void
  /** Nothing more will come. */
  end(): void
}

/** Where a command writes: the terminal, a file, or a test. */
export interface Output {
  write(text: string): unknown
  isTTY?: boolean
}

/** Progress written to `output`, after a word for what is going on. */
export function progressOn(output: Output, word: string): Progress {
  let shown = -1
  const step = output.isTTY ? 1 : 10
  return {
    at(done, total) {
      const percent = Math.floor((total === 0 ? 1 : Math.min(done / total, 1)) * 100)
      const now = percent - (percent % step)
      if (now <= shown) return
      shown = now
      output.write(output.isTTY ? `\r${word}: ${now} %` : `${word}: ${now} %\n`)
    },
    end() {
      if (output.isTTY && shown >= 0) output.write('\r\u001b[K')
    },
  }
}
