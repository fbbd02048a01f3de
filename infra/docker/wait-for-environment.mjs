/**
 * Loaded before a program in its container: waits for the environment that `migrate` writes for it, with its secrets, and
 * takes it over. Plain JavaScript, since it runs before anything else.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import tls from 'node:tls'
import { isMainThread } from 'node:worker_threads'

// Node loads this in the program's threads too, which have the environment that the program gives them.
if (isMainThread) await takeEnvironment()

async function takeEnvironment() {
  const file = path.join('/run/access/environment', `${process.env.PROGRAM}.json`)

  // Process 1 ignores what it does not handle.
  const exit = () => process.exit(0)
  process.on('SIGTERM', exit)
  if (!existsSync(file)) process.stdout.write(`waiting for ${file}\n`)
  while (!existsSync(file)) await wait(200)
  process.off('SIGTERM', exit)

  const { certificateAuthority, ...environment } = JSON.parse(readFileSync(file, 'utf8'))
  Object.assign(process.env, environment)
  if (certificateAuthority)
    tls.setDefaultCACertificates([...tls.getCACertificates('default'), certificateAuthority])
}
