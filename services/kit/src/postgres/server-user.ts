/** The user of the server: PostgreSQL refuses to run as root, so for root it runs as nobody; otherwise as the current user. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The uid and gid to spawn with, and to own files; empty unless run by root. */
export type RunAs = { uid: number; gid: number } | Record<string, never>

const defaultUserId = 65534

/**
 * Started by root, the group of the processes that connect to the server, none of which is of its user. Of the numbers
 * that no distribution allots (https://systemd.io/UIDS-GIDS/: 60706 to 61183), and below 65536, as containers have them.
 */
export const clientGroupId = 60_706

/** The unprivileged user for root. */
export function getServerUser(): RunAs {
  if (process.getuid?.() !== 0) return {}
  const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'))
  const id = (text: string | undefined) => Number(text ?? defaultUserId) >>> 0
  return { uid: id(line?.[1]), gid: id(line?.[2]) }
}

/** Whether that user may enter a directory, tested by the system itself. */
export function canEnterDirectory(directory: string, user: RunAs): boolean {
  const test = ['-c', 'cd "$1"', 'sh', directory]
  return spawnSync('/bin/sh', test, { ...user, cwd: '/', env: {}, stdio: 'ignore' }).status === 0
}
