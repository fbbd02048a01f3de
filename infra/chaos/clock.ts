/** The clock turned: by an hour forwards, and in the next round back again, for the Node processes of one product. */

import { chmodSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Environment } from '../run/settings.ts'
import type { Fault } from './faults.ts'

const hour = 3_600

/** A clock that can be turned, and how to start a product by it. */
export function createTurnableClock(): { env: Environment; fault: Fault; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-clock-'))
  // The programs, which are not root, read it.
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'offset')
  const turn = (seconds: number) => {
    writeFileSync(`${file}.new`, `${seconds}\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  }
  turn(0)
  const clock = pathToFileURL(path.join(import.meta.dirname, 'turned-clock.mjs'))
  clock.searchParams.set('file', file)
  return {
    env: { NODE_OPTIONS: `--import=${clock.href}` },
    fault: {
      title: 'the clock, turned by an hour and back',
      async inject(_product, round) {
        turn(round % 2 === 0 ? hour : 0)
        return { isOver: async () => true }
      },
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
