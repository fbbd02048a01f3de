/** Precompresses static files at the highest level: the server only has to choose. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { listFiles } from './folders.ts'

const compressibleFiles = /\.(js|css|svg|json)$/

/** Writes `file.br` and `file.gz` for every file of the folder that gains by it. */
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
