import { spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'

/** A checkout of its own, in which a team changes sources and releases into a store. */

const root = path.resolve(import.meta.dirname, '../../..')

/** Builds whose sources are not changed here, so that only what is changed takes time. */
const copiedBuilds = ['remotes', 'shell', 'stamps']

const isCopied = (name: string) => !['.git', '.data', '.build', '.runtime'].includes(name)

export interface Outcome {
  status: number | null
  output: string
}

export function createTeamCheckout() {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-team-'))
  const checkout = path.join(folder, 'checkout')
  const files = {
    store: path.join(folder, 'store'),
    key: path.join(folder, 'release-key.pem'),
    keys: path.join(folder, 'release-keys.pem'),
  }
  // The packages too, with their links to the workspaces as they are: through links to those of another checkout a
  // command would install there what it misses here.
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(path.join(root, name), path.join(checkout, name), { recursive: true, verbatimSymlinks: true })
  if (existsSync(path.join(root, '.runtime')))
    symlinkSync(path.join(root, '.runtime'), path.join(checkout, '.runtime'))
  for (const name of copiedBuilds)
    cpSync(path.join(root, '.build', name), path.join(checkout, '.build', name), { recursive: true })

  async function run(command: 'release' | 'rollback', args: string[]): Promise<Outcome> {
    const child = spawn(process.execPath, ['infra/run/run.mjs', command, ...args], {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        RELEASE_BY: 'Dana',
        RELEASE_STORE: files.store,
        RELEASE_KEYS: files.keys,
        RELEASE_KEY: files.key,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { status: await exited, output: output + errors }
  }

  return {
    ...files,
    release: (name: string, ...args: string[]) => run('release', [name, ...args]),
    rollback: (name: string, ...args: string[]) => run('rollback', [name, ...args]),
    /** Changes a source; returns a function that changes it back. */
    edit(file: string, before: string, after: string) {
      const target = path.join(checkout, file)
      const source = readFileSync(target, 'utf8')
      if (!source.includes(before)) throw new Error(`${file} has no ${before}`)
      writeFileSync(target, source.replaceAll(before, after))
      return () => writeFileSync(target, source)
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
