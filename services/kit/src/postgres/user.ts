/** PostgreSQL refuses to run as root, so for root it runs as nobody; everyone else runs it as themselves. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What to spawn with, and whom files must belong to; empty for everyone but root. */
export type RunAs = { uid: number; gid: number } | Record<string, never>

const usual = 65534

/** The unprivileged user to run as, when we are root. */
export function runAs(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  const id = (text: string | undefined) => Number(text ?? usual) >>> 0
  return { uid: id(line?.[1]), gid: id(line?.[2]) }
}

/** Whether that user may enter a directory: asked of the system itself, which knows every rule. */
export function mayEnter(directory: string, user: RunAs): boolean {
  const test = ['-c', 'cd "$1"', 'sh', directory]
  return spawnSync('/bin/sh', test, { ...user, cwd: '/', stdio: 'ignore' }).status === 0
}
