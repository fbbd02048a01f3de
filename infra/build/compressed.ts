/** Compresses static files once, at their best, beside themselves: the server only has to choose. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesIn } from './folders.ts'

const worthIt = /\.(js|css|svg|json)$/

/** Writes `file.br` and `file.gz` for every file of the folder that gains by it. */
export async function compressed(folder: string): Promise<void> {
  await Promise.all(
    filesIn(folder)
      .filter((file) => worthIt.test(file))
      .map((file) => compress(join(folder, file))),
  )
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    promisify(gzip)(bytes, { level: 9 }),
  ])
  if (brotli.length < bytes.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < bytes.length) await writeFile(`${file}.gz`, gzipped)
}
