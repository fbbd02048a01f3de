/** The disk full: a file system of its own, small, in memory, that a file fills to its last byte. */

import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Fault } from './faults.ts'

/** In megabytes: what an empty product needs, and room for the waves. */
const size = 512
/** How long it stays full, in milliseconds. */
const fullDuration = 3_000

/** Mounts one, which only root may; it is gone after `remove`. */
export function mountSmallFileSystem(): { dataDir: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-small-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=755`, 'tmpfs', folder])
  // Below it, since the root of a file system cannot be removed.
  const dataDir = path.join(folder, 'data')
  mkdirSync(dataDir)
  return {
    dataDir,
    remove() {
      execFileSync('umount', [folder])
      rmSync(folder, { recursive: true })
    },
  }
}

export const diskFull: Fault = {
  title: 'the disk, full for 3 s',
  async inject({ dataDir }) {
    const filler = path.join(dataDir, 'filler')
    // What others free or write meanwhile is filled again.
    for (const end = Date.now() + fullDuration; Date.now() < end; await wait(20)) fill(filler)
    rmSync(filler)
    return { since: performance.now(), isOver: () => true }
  },
}

const block = Buffer.alloc(2 ** 22)

function fill(file: string) {
  try {
    // What there is room for of a block is written before it fails.
    for (;;) appendFileSync(file, block)
  } catch {
    // It is full.
  }
}
