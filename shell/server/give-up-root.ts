/** Ports below 1024 are opened by root: it is given up as soon as that is done, before the first request is read. */
import process from 'node:process'

/** Becomes the user `uid:gid` and belongs to no other group. */
export function giveUpRoot(user: string): void {
  const [uid, gid] = user.split(':').map(Number)
  if (!uid || !gid) throw new Error(`RUN_AS must be a user and a group by number, not ${user}`)
  process.setgroups?.([])
  process.setgid?.(gid)
  process.setuid?.(uid)
}
