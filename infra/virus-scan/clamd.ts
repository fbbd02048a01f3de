/** A clamd of our own: its folder, its sockets, and one signature, since no others can be fetched here. */

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePorts } from '../run/ports.ts'

/** The test file of EICAR, which is no virus. In two pieces, lest a scanner take this file for it. */
export const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

/**
 * A file of signatures that has this one, for any type of file, at any offset:
 * https://docs.clamav.net/manual/Signatures/ExtendedSignatures.html
 */
export const formatEicarSignature = () => `Access.Test.Eicar:0:*:${Buffer.from(eicar).toString('hex')}\n`

/** Milliseconds until a clamd with one signature answers; reading the official ones takes half a minute. */
const startTimeout = 30_000

export interface Clamd {
  /** The values of the setting CLAMD that lead to it. */
  addresses: { unix: string; tcp: string }
  /** Resolves once it answers. */
  start(): Promise<void>
  /** Resolves once it has ended. */
  stop(): Promise<void>
  /** Stops it in the middle of whatever it does, so that it hangs. */
  suspend(): void
  resume(): void
  /** Ends it and removes its folder. */
  remove(): Promise<void>
}

/** What the installed clamd says of itself; null where there is none. */
export function getClamdVersion(): string | null {
  const { status, stdout } = spawnSync('clamd', ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** It is not started yet. */
export async function createClamd(): Promise<Clamd> {
  const folder = mkdtempSync(path.join(tmpdir(), 'access-clamd-'))
  chmodSync(folder, 0o755)
  const [port] = await findFreePorts(1)
  const socket = path.join(folder, 'clamd.sock')
  mkdirSync(path.join(folder, 'signatures'))
  writeFileSync(path.join(folder, 'signatures/access.ndb'), formatEicarSignature())
  const settings = [
    'Foreground yes',
    `LocalSocket ${socket}`,
    `TCPSocket ${port}`,
    'TCPAddr 127.0.0.1',
    `DatabaseDirectory ${path.join(folder, 'signatures')}`,
  ]
  const settingsFile = path.join(folder, 'clamd.conf')
  writeFileSync(settingsFile, `${settings.join('\n')}\n`)
  let child: ChildProcess | null = null

  async function stop() {
    if (!child) return
    const exited = new Promise((resolve) => child?.once('close', resolve))
    child.kill('SIGCONT')
    child.kill('SIGTERM')
    await exited
    child = null
  }

  return {
    addresses: { unix: socket, tcp: `127.0.0.1:${port}` },
    async start() {
      child = spawn('clamd', [`--config-file=${settingsFile}`], { stdio: 'ignore' })
      const deadline = Date.now() + startTimeout
      while (!(await isListening(socket))) {
        if (Date.now() > deadline) throw new Error('clamd does not start')
        await wait(100)
      }
    },
    stop,
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
    async remove() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function isListening(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
