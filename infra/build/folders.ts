/** Puts built files in place atomically, and compresses those that are served. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** All files under a folder, as paths from it, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .sort()
}

/** Writes a file in one go: readers see the old one or the new one. */
export function writeFileAtomically(file: string, contents: string | Uint8Array): void {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.draft`
  writeFileSync(draft, contents)
  renameSync(draft, file)
}

/** Moves a folder to where another may be. */
export function replaceFolder(source: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  const previous = `${target}.${process.pid}.old`
  if (existsSync(target)) renameSync(target, previous)
  cpSync(source, target, { recursive: true })
  rmSync(previous, { recursive: true, force: true })
}

/** Adds files, whose names carry their hash, to a folder; drops those that no build has made for a week. */
export function addFiles(source: string, target: string): void {
  mkdirSync(target, { recursive: true })
  cpSync(source, target, { recursive: true })
  const weekAgo = Date.now() - 7 * 24 * 60 * 60 * 1000
  for (const file of listFiles(target)) {
    if (statSync(join(target, file)).mtimeMs < weekAgo) rmSync(join(target, file))
  }
}

/** Copies these files of a folder to another. */
export function copyFiles(source: string, target: string, files: string[]): void {
  for (const file of files) cpSync(join(source, file), join(target, file))
}

const compressibleFiles = /\.(js|css|svg|json)$/

/** Writes `file.br` and `file.gz`, at the highest level, for every file of the folder that gains by it. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    listFiles(folder)
      .filter((file) => compressibleFiles.test(file))
      .map((file) => compressFile(join(folder, file))),
  )
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [brotli, gzipBytes] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli)
  if (gzipBytes.length < bytes.length) await writeFile(`${file}.gz`, gzipBytes)
}
