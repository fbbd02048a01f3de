/** A release store in a folder, for one machine or a file system that several share. */
import { randomBytes } from 'node:crypto'
import { link, mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseStore } from './store.ts'

/** What is being written has its name later. */
const draftSuffix = '.draft'

export function openFolder(folder: string): ReleaseStore {
  const root = path.resolve(folder)
  const resolve = (key: string) => {
    const file = path.join(root, key)
    if (!file.startsWith(root + path.sep)) throw new Error(`${key} is no key of a release store`)
    return file
  }

  return {
    async read(key) {
      return readFile(resolve(key)).catch(nullIfMissing)
    },

    async create(key, content) {
      const file = resolve(key)
      const draft = `${file}.${randomBytes(6).toString('hex')}${draftSuffix}`
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, content)
      try {
        // Unlike a rename, a link does not replace what is there.
        await link(draft, file)
        return true
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
        throw error
      } finally {
        await rm(draft, { force: true })
      }
    },

    async list(prefix, after = '') {
      // A prefix may end within a name: the folder before it is read.
      const parent = prefix.slice(0, prefix.lastIndexOf('/') + 1)
      const entries = await readdir(path.join(root, parent), { recursive: true, withFileTypes: true }).catch(
        nullIfMissing,
      )
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(draftSuffix))
        .map((entry) =>
          path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
        )
        .filter((key) => key.startsWith(prefix) && key > after)
        .toSorted()
    },

    async remove(key) {
      await rm(resolve(key), { force: true })
      await removeEmptyFolders(path.dirname(resolve(key)), root)
    },
  }
}

async function removeEmptyFolders(folder: string, root: string): Promise<void> {
  for (let each = folder; each.startsWith(root + path.sep); each = path.dirname(each)) {
    try {
      await rmdir(each)
    } catch {
      return
    }
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}
