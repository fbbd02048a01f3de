// The operations that our own clients send: those of the shell and of every release of a remote. Read from the folder
// of the registry, and again when the registry changes, so that a release is made active without a restart.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Logger } from 'pino'
import { describeError } from '../context/log.ts'

export interface PersistedOperations {
  /** The text of an operation by its SHA-256 in hexadecimal; undefined for one that no client of ours sends. */
  find(hash: string): string | undefined
}

interface Options {
  /** `remotes.json`; `remotes/<name>/<version>/` and `shell/` are beside it. */
  registryFile: string
  log: Logger
}

const manifestName = 'persisted-operations.json'

/** The SHA-256 of an operation's text, in hexadecimal. */
export const hashOperation = (text: string) => createHash('sha256').update(text).digest('hex')

/** The operations as they are now; an unknown one makes it look whether the registry has changed. */
export function createPersistedOperations({ registryFile, log }: Options): PersistedOperations {
  let operations = new Map<string, string>()
  let stamp = ''

  function refresh() {
    const currentStamp = getStamp(registryFile)
    if (currentStamp === stamp) return
    stamp = currentStamp
    operations = new Map(listManifests(path.dirname(registryFile)).flatMap(readManifest))
    log.info({ operations: operations.size }, 'persisted operations are read')
  }

  function readManifest(file: string): [hash: string, text: string][] {
    try {
      const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      if (entries.some(([hash, text]) => hashOperation(text) !== hash)) throw new Error('a hash is wrong')
      return entries
    } catch (error) {
      log.error(
        { ...describeError(error), file: path.basename(path.dirname(file)) },
        'a manifest is left out',
      )
      return []
    }
  }

  refresh()
  return {
    find(hash) {
      const text = operations.get(hash)
      if (text !== undefined) return text
      refresh()
      return operations.get(hash)
    },
  }
}

/**
 * The manifests of the shell and of all releases that are kept, not of the active ones alone: a page that was open
 * when a release was replaced goes on sending the operations of its own.
 */
function listManifests(folder: string) {
  const remotes = path.join(folder, 'remotes')
  const releases = listFolders(remotes).flatMap((name) => {
    const remote = path.join(remotes, name)
    return listFolders(remote).map((version) => path.join(remote, version))
  })
  return [path.join(folder, 'shell'), ...releases]
    .map((release) => path.join(release, manifestName))
    .filter((file) => existsSync(file))
}

const listFolders = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : []

function getStamp(file: string) {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'none'
}
