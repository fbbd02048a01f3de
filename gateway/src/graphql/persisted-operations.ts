// The operations that our own clients send: those of the shell and of every release of a remote that is kept. A page that
// was open when a release was replaced goes on sending the operations of its own.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describeError } from '@access/service-kit/log'
import type { Logger } from 'pino'

export interface PersistedOperations {
  /** The text of an operation by its SHA-256 in hexadecimal; undefined for one that no client of ours sends. */
  find(hash: string): string | undefined
  /** The same, after a look whether there is a new release. */
  findNew(hash: string): Promise<string | undefined>
  /** Replaces the operations of the remotes by those of the releases in these folders. */
  setReleases(folders: string[]): void
  /** Sets what looks for new releases. */
  onUnknown(look: () => Promise<void>): void
}

interface Options {
  /** The list of the shell's operations. */
  shellOperationsFile: string
  log: Logger
}

/** The name of the list in a release. */
export const operationsFile = 'persisted-operations.json'

/** In milliseconds: clients that make up operations do not make us look more often. */
const lookInterval = 1_000

/** The SHA-256 of an operation's text, in hexadecimal. */
export const hashOperation = (text: string) => createHash('sha256').update(text).digest('hex')

export function createPersistedOperations({ shellOperationsFile, log }: Options): PersistedOperations {
  const ofShell = new Map(readList(shellOperationsFile))
  let ofRemotes = new Map<string, string>()
  let look = async () => {}
  let lookedAt = Number.NEGATIVE_INFINITY

  function readList(file: string): [hash: string, text: string][] {
    if (!existsSync(file)) return []
    try {
      const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      if (entries.some(([hash, text]) => hashOperation(text) !== hash)) throw new Error('a hash is wrong')
      return entries
    } catch (error) {
      log.error({ ...describeError(error), file: path.basename(path.dirname(file)) }, 'a list is left out')
      return []
    }
  }

  const find = (hash: string) => ofShell.get(hash) ?? ofRemotes.get(hash)

  return {
    find,
    async findNew(hash) {
      if (performance.now() - lookedAt > lookInterval) {
        lookedAt = performance.now()
        await look()
      }
      return find(hash)
    },
    setReleases(folders) {
      ofRemotes = new Map(folders.flatMap((folder) => readList(path.join(folder, operationsFile))))
      log.info({ operations: ofRemotes.size }, 'persisted operations are read')
    },
    onUnknown(newLook) {
      look = newLook
    },
  }
}
