/** The disk full: a file system of its own, small, in memory, that a file fills to its last byte. */

import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './faults.ts'

/** In megabytes: what an empty product needs, and room for the waves. */
const size = 512
/** How long it stays full, in milliseconds. */
const fullDuration = 3_000

/** Mounts one, which only root may; it is gone after `unmount`. */
export function mountSmallFileSystem(): { dataDir: string; unmount(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-small-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder])
  // Below it, since the root of a file system cannot be removed.
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  return {
    dataDir,
    unmount() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

export const diskFull: Fault = {
  title: 'the disk, full for 3 s',
  async inject({ dataDir }) {
    const filler = path.join(dataDir, 'filler')
    const end = Date.now() + fullDuration
    // What others free or write meanwhile is filled again.
    for (; Date.now() < end; await wait(20)) fill(filler)
    rmSync(filler)
    return { since: performance.now(), isOver: async () => true }
  },
}

const block = Buffer.alloc(64 * 1024)

function fill(file: string) {
  const handle = openSync(file, 'a')
  try {
    for (let length = block.length; length >= 1; ) {
      try {
        writeSync(handle, block, 0, length)
      } catch {
        length = Math.floor(length / 2)
      }
    }
  } finally {
    closeSync(handle)
  }
}
