/**
 * The live releases: read from the registry at start and whenever it changes, without a restart. A release that cannot
 * be used leaves the last good one in its place; a remote without any is out, and its place on the page says so.
 */
import { EventEmitter } from 'node:events'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Remote } from '@access/kit'
import type { Logger } from 'pino'
import type { Release } from '../federation.ts'
import type { RemoteName } from '../src/remotes/registry.ts'
import { whatIsWrongWithLine } from './release.ts'
import type { Renderer } from './renderer.ts'
import { evaluate } from './serverBundle.ts'

export type Live = {
  release: Release
  /** Null where only the browser knows its pages. */
  remote: Remote | null
}

type Options = {
  registryFile: string
  renderer: Renderer
  log: Logger
  /** How often the registry is looked at, in milliseconds. */
  every?: number
}

export class Releases extends EventEmitter<{ changed: [RemoteName] }> {
  readonly #options: Options
  readonly #live = new Map<RemoteName, Live>()
  readonly #refused = new Map<RemoteName, string>()
  readonly #timer: NodeJS.Timeout
  #seen = ''
  #listed: Record<string, unknown> = {}

  constructor(options: Options) {
    super()
    this.#options = options
    this.look()
    this.#timer = setInterval(() => this.look(), options.every ?? 1000).unref()
  }

  /** The remote's live release, if its files are where they should be. */
  get(name: RemoteName): Live | undefined {
    const live = this.#live.get(name)
    return live && this.#whatIsMissing(name, live.release) === null ? live : undefined
  }

  /** Takes over what is new in the registry, or has come to stand where it lists it. */
  look(): void {
    const stamp = stampOf(this.#options.registryFile)
    if (stamp !== this.#seen) this.#listed = this.#read()
    this.#seen = stamp
    for (const name of this.#options.renderer.remoteNames) this.#consider(name, this.#listed[name])
  }

  close(): void {
    clearInterval(this.#timer)
  }

  #consider(name: RemoteName, line: unknown): void {
    const { log } = this.#options
    const version = (line as Partial<Release> | undefined)?.version ?? null
    const kept = this.#live.get(name)?.release.version ?? null
    if (version !== null && version === kept) return

    const wrong = whatIsWrongWithLine(name, line) ?? this.#whatIsMissing(name, line as Release)
    const circumstances = `${this.#seen} ${wrong}`
    // Once refused, it is considered again when the registry or its files have changed.
    if (this.#refused.get(name) === circumstances) return
    try {
      if (wrong) throw new Error(wrong)
      this.#live.set(name, this.#takeOver(name, line as Release))
      this.#refused.delete(name)
      log.info({ remote: name, version }, 'release is live')
      this.emit('changed', name)
    } catch (reason) {
      this.#refused.set(name, circumstances)
      log.error({ remote: name, version, kept, reason: (reason as Error).message }, 'release was refused')
    }
  }

  #takeOver(name: RemoteName, release: Release): Live {
    const { renderer } = this.#options
    if (release.contract !== renderer.contract) {
      throw new Error(`it was built for contract ${release.contract}, this shell speaks ${renderer.contract}`)
    }
    if (!release.server) return { release, remote: null }

    const file = path.join(this.#folderOf(name, release), release.server.file)
    const remote = evaluate(file, release.server.integrity, renderer.lentOnServer)
    const wrong = renderer.whatIsWrongWith(remote)
    if (wrong) throw new Error(wrong)
    return { release, remote }
  }

  #whatIsMissing(name: RemoteName, release: Release): string | null {
    const { browser, server } = release
    const files = [`browser/${browser.entry}`, ...(server ? [server.file] : [])]
    const missing = files.find((file) => !existsSync(path.join(this.#folderOf(name, release), file)))
    return missing ? `${missing} is missing` : null
  }

  #folderOf(name: RemoteName, { version }: Release): string {
    return path.join(path.dirname(this.#options.registryFile), 'remotes', name, version)
  }

  #read(): Record<string, unknown> {
    try {
      return JSON.parse(readFileSync(this.#options.registryFile, 'utf8'))
    } catch (reason) {
      this.#options.log.error({ reason: (reason as Error).message }, 'registry cannot be read')
      return this.#listed
    }
  }
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'none'
}
