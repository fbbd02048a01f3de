/** Loads a release of a remote: reads what it says of itself, and evaluates its server bundle. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import type { Remote } from '@access/kit'
import { computeIntegrity, type LocalRelease } from '@access/service-kit/releases'
import type { Release } from '../../federation.ts'
import { remoteDescription } from '../../federation-manifest.ts'
import type { Renderer } from './renderer.ts'

export type ActiveRelease = {
  release: Release
  /** Null where only the browser knows its pages. */
  remote: Remote | null
}

const browserFolder = 'browser/'

/** @throws {Error} which says why the shell cannot use it */
export function loadRelease(local: LocalRelease, renderer: Renderer): ActiveRelease {
  const release = readRelease(local, renderer.contract)
  if (!release.server) return { release, remote: null }
  const remote = evaluateServerBundle(local, release.server, renderer.serverSharedModules)
  const violation = renderer.findContractViolation(remote)
  if (violation) throw new Error(violation)
  return { release, remote }
}

function readRelease({ line, manifest }: LocalRelease, contract: number): Release {
  const { name, id, entry } = line
  if (line.contract !== contract)
    throw new Error(`it was built for contract ${line.contract}, this shell speaks ${contract}`)
  const { server, sharedModules, ...browser } = remoteDescription.parse(manifest.description)
  const integrity = Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([file]) => file.startsWith(browserFolder))
      .map(([file, hash]) => [file.slice(browserFolder.length), hash]),
  )
  const files = [entry, ...browser.scripts, ...browser.styles, ...Object.values(browser.chunks).flat()]
  const unpinned = files.find((file) => !integrity[file])
  if (unpinned) throw new Error(`${unpinned} is not in it`)
  return {
    id,
    base: `/remotes/${name}/${id}/${browserFolder}`,
    browser: { entry, ...browser, integrity },
    server,
  }
}

/**
 * Evaluates a server bundle, which can require shared modules and nothing else. Module Federation's runtime for Node would
 * evaluate what it fetches without a hash; this code runs inside our process, so it is compared once more.
 */
function evaluateServerBundle(
  { manifest, folder }: LocalRelease,
  file: string,
  sharedModules: Record<string, unknown>,
): Remote {
  const filename = path.join(folder, file)
  const code = readFileSync(filename, 'utf8')
  if (computeIntegrity(code) !== manifest.files[file])
    throw new Error(`${file} is not the one that was released`)
  const module = { exports: {} }
  const requireShared = (id: string) => {
    if (Object.hasOwn(sharedModules, id)) return sharedModules[id]
    throw new Error(`${id} is not a shared module`)
  }
  const run = vm.compileFunction(code, ['module', 'exports', 'require'], { filename })
  run(module, module.exports, requireShared)
  return module.exports as Remote
}
