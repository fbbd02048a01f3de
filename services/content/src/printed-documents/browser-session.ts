/**
 * One Chromium, driven over a pipe by the DevTools protocol: for printing, which needs neither a port nor a package. It has
 * a profile of its own, that goes with it.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable, Writable } from 'node:stream'

type Params = Record<string, unknown>

/** A message from the browser: the answer to a command, or an event. */
interface Message {
  id?: number
  method?: string
  params?: Params
  result?: Params
  error?: { message: string }
  sessionId?: string
}

export interface BrowserSession {
  /** Sends a command to the page, and resolves with its result. */
  send(method: string, params?: Params): Promise<Params>
  /** Calls `listener` with the parameters of each such event of the page. */
  on(method: string, listener: (params: Params) => void): void
  close(): Promise<void>
}

// What a browser does besides showing a page: none of it is needed, and some of it goes out.
const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--mute-audio',
]

/** Opens an empty page; rejects when the browser does not start. `withSandbox` is what some containers do not allow. */
export async function openBrowser(
  executable: string,
  { withSandbox }: { withSandbox: boolean },
): Promise<BrowserSession> {
  const profile = mkdtempSync(path.join(tmpdir(), 'printing-'))
  const child = spawn(
    executable,
    [...flags, ...(withSandbox ? [] : ['--no-sandbox']), `--user-data-dir=${profile}`],
    {
      // Nothing of ours: our environment has secrets.
      env: { PATH: process.env.PATH, HOME: profile, TMPDIR: profile, LANG: 'en_US.UTF-8' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  )
  const connection = connect(child)
  async function close() {
    await connection.end()
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    const { targetId } = await connection.send('Target.createTarget', { url: 'about:blank' })
    const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true })
    return {
      send: (method, params) => connection.send(method, params, String(sessionId)),
      on: connection.on,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** The commands and events of a browser: JSON with a zero after each, on its descriptors 3 and 4. */
function connect(child: ChildProcess) {
  const input = child.stdio[3] as Writable
  const output = child.stdio[4] as Readable
  const pending = new Map<number, PromiseWithResolvers<Params>>()
  const listeners: { method: string; listener: (params: Params) => void }[] = []
  let lastId = 0
  let rest = Buffer.alloc(0)
  let failure: Error | undefined

  function fail(error: Error) {
    failure ??= error
    for (const { reject } of pending.values()) reject(failure)
    pending.clear()
  }

  function receive({ id, method, params = {}, result = {}, error }: Message) {
    if (method) for (const each of listeners) if (each.method === method) each.listener(params)
    const command = id === undefined ? undefined : pending.get(id)
    if (!command) return
    pending.delete(id!)
    if (error) command.reject(new Error(`the browser says: ${error.message}`))
    else command.resolve(result)
  }

  output.on('data', (bytes: Buffer) => {
    rest = Buffer.concat([rest, bytes])
    for (let end = rest.indexOf(0); end >= 0; end = rest.indexOf(0)) {
      receive(JSON.parse(rest.subarray(0, end).toString()) as Message)
      rest = rest.subarray(end + 1)
    }
  })
  // A pipe that breaks is a browser that has ended, which says so itself.
  input.on('error', () => {})
  output.on('error', () => {})
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      fail(error)
      resolve()
    })
    child.once('exit', (code, signal) => {
      fail(new Error(`the browser ended (${signal ?? `exit ${code}`})`))
      resolve()
    })
  })

  return {
    send(method: string, params: Params = {}, sessionId?: string): Promise<Params> {
      if (failure) return Promise.reject(failure)
      const id = ++lastId
      const command = Promise.withResolvers<Params>()
      pending.set(id, command)
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
      return command.promise
    },
    on(method: string, listener: (params: Params) => void) {
      listeners.push({ method, listener })
    },
    async end() {
      child.kill('SIGKILL')
      await exited
    },
  }
}
