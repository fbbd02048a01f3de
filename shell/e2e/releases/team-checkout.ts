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

/** A checkout of its own, in which a team changes sources and releases into a store with its own keys. */

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
  const files = { store: path.join(folder, 'store'), keys: path.join(folder, 'release-keys.json') }
  // The packages too, with their links to the workspaces as they are: through links to those of another checkout a
  // command would install there what it misses here.
  for (const name of readdirSync(root).filter(isCopied))
    cpSync(path.join(root, name), path.join(checkout, name), { recursive: true, verbatimSymlinks: true })
  if (existsSync(path.join(root, '.runtime')))
    symlinkSync(path.join(root, '.runtime'), path.join(checkout, '.runtime'))
  for (const name of copiedBuilds)
    cpSync(path.join(root, '.build', name), path.join(checkout, '.build', name), { recursive: true })

  async function run(command: 'release' | 'rollback', args: string[], key = ''): Promise<Outcome> {
    const child = spawn(process.execPath, [`infra/release/${command}.mjs`, ...args], {
      cwd: checkout,
      env: {
        PATH: process.env.PATH,
        HOME: folder,
        RELEASE_BY: 'Dana',
        RELEASE_STORE: files.store,
        RELEASE_KEYS: files.keys,
        RELEASE_KEY: key,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const exited = new Promise<number | null>((resolve) => child.once('close', resolve))
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { status: await exited, output: output + errors }
  }

  const getKey = (name: string) => path.join(folder, `${name}.key.json`)
  const trustedKeys: unknown[] = []

  return {
    ...files,
    /** Makes the key of a team, and trusts it. */
    async createKey(name: string): Promise<void> {
      const { output } = await run('release', [name, '--new-key', getKey(name)])
      trustedKeys.push(JSON.parse(/^\{.*^\}/ms.exec(output)![0]))
      writeFileSync(files.keys, JSON.stringify({ keys: trustedKeys }))
    },
    release: (name: string, ...args: string[]) => run('release', [name, ...args], getKey(name)),
    rollback: (name: string, ...args: string[]) => run('rollback', [name, ...args], getKey(name)),
    /** Says for the next release what has changed in a workspace. */
    writeChangeset(workspace: string, summary: string) {
      const file = path.join(checkout, '.changeset', `${summary.replaceAll(/\W+/g, '-')}.md`)
      writeFileSync(file, `---\n"${workspace}": patch\n---\n\n${summary}\n`)
    },
    /** Changes a source; returns a function that changes it back. */
    edit(file: string, before: string, after: string) {
      const target = path.join(checkout, file)
      const source = readFileSync(target, 'utf8')
      if (!source.includes(before)) throw new Error(`${file} has no ${before}`)
      writeFileSync(target, source.replaceAll(before, after))
      return () => writeFileSync(target, source)
    },
    read: (file: string) => readFileSync(path.join(checkout, file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
