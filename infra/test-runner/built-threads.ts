/**
 * Services under test start the threads that are built, as the product does. From the sources each thread took twice as
 * much of the processor: Node took the types out of every module, and nothing left unused ones out.
 */
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vitest/config'
import { build } from '../build/build.ts'
import { resolveInBuild } from '../build/paths.ts'

/** A module that says where the thread of a service is: `<thread>-url.ts`, with `<thread>Url`. */
const urlModule = /\/services\/([^/]+)\/src\/.*\/([a-z]+)-reader-url\.ts$/

/** Has these modules name the bundles. */
export const builtThreads: Plugin = {
  name: 'built-threads',
  enforce: 'pre',
  load(id) {
    const [, service, kind] = urlModule.exec(id) ?? []
    if (!service) return undefined
    const { href } = pathToFileURL(resolveInBuild('services', service, `${kind}-reader.mjs`))
    return `export const ${kind}ReaderUrl = new URL(${JSON.stringify(href)})`
  },
}

/** Builds those services once for a run, where something changed. */
export async function setup(): Promise<void> {
  await build(['content', 'requests'])
}
