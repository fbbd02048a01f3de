/** The shell's server build: the only part of this process that was compiled, since it is JSX. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type * as Server from '../../src/server.tsx'
import { createBrandFiles, type GetBrandFiles } from '../brand/brand-files.ts'

export type Renderer = typeof Server

/** What the shell's own pages load in the browser. */
export type Assets = { scripts: string[]; styles: string[]; fonts: string[]; icon: string | null }

export type Shell = { renderer: Renderer; assets: Assets; getBrandFiles: GetBrandFiles }

/** Loads what `infra/build` made of the shell. */
export function loadShell(folder: string): Shell {
  const require = createRequire(path.join(folder, 'server/'))
  const renderer = require('./server.cjs') as Renderer
  return {
    renderer,
    assets: JSON.parse(readFileSync(path.join(folder, 'assets.json'), 'utf8')) as Assets,
    getBrandFiles: createBrandFiles(renderer),
  }
}
