/** Builds a page's script for each part, and what its styles are: each with what the portal has in any case. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { rspack } from '@rspack/core'
import { buildMinimizer, buildTypescriptRule, resolve } from '../../build/compiler-settings.ts'
import { resolveFromRoot } from '../../build/paths.ts'

const compress = promisify(brotliCompress)
const sources = resolveFromRoot('mfe-admin/measured-parts')

export interface BuiltPart {
  /** The script of the page. */
  script: string
  /** Bytes of it, compressed. */
  bytes: number
}

/** `variant` is the module that exports the part by its name. Without one it is the page that shows nothing. */
export async function buildPart(
  folder: string,
  part?: { variant: string; name: string },
): Promise<BuiltPart> {
  const id = part ? `${part.variant}-${part.name}` : 'base'
  mkdirSync(folder, { recursive: true })
  const entry = path.join(folder, `${id}.entry.tsx`)
  writeFileSync(
    entry,
    part
      ? getEntry(`import { ${part.name} as Part } from '${sources}/${part.variant}.tsx'`)
      : getEntry('const Part = () => null'),
  )
  const output = path.join(folder, id)
  await runCompiler({
    mode: 'production',
    target: ['web', 'es2021'],
    context: resolveFromRoot('mfe-admin'),
    entry: { page: entry },
    devtool: false,
    resolve: { ...resolve, modules: [resolveFromRoot('node_modules')] },
    module: { rules: [buildTypescriptRule({ isServer: false })] },
    optimization: buildMinimizer('production'),
    output: { path: output, filename: '[name].js' },
  })
  const script = readFileSync(path.join(output, 'page.js'), 'utf8')
  return { script, bytes: (await compress(script)).length }
}

const getEntry = (definition: string) => `${definition}
import { base, mountRepeatedly } from '${sources}/mount.tsx'
globalThis.base = base
globalThis.measurePart = (times) => mountRepeatedly(Part, times)
`

const runCompiler = (options: Parameters<typeof rspack>[0]) =>
  new Promise<void>((done, fail) => {
    rspack(options as never).run((failure, stats) => {
      if (failure) fail(failure)
      else if (stats?.hasErrors()) fail(new Error(stats.toString({ all: false, errors: true })))
      else done()
    })
  })
