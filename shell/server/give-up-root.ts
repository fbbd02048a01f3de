/**
 * Ports below 1024 are opened by root. All that comes before is done as the user that the shell is to be, so that its files
 * are that one's; as soon as the port is open root is given up, before the first request is read.
 */
import process from 'node:process'

interface UserIds {
  uid: number
  gid: number
}

function parseUser(user: string): UserIds {
  const [uid, gid] = user.split(':').map(Number)
  if (!uid || !gid) throw new Error(`RUN_AS must be a user and a group by number, not ${user}`)
  return { uid, gid }
}

/** Acts as the user `uid:gid`, who belongs to no other group, until root is needed once more. */
export function stepDown(user: string): void {
  const { uid, gid } = parseUser(user)
  process.setgroups?.([])
  process.setegid?.(gid)
  process.seteuid?.(uid)
}

/** Does the work as root, and is the user `uid:gid` from then on. */
export async function giveUpRootAfter<T>(user: string, work: () => Promise<T>): Promise<T> {
  const { uid, gid } = parseUser(user)
  process.seteuid?.(0)
  try {
    return await work()
  } finally {
    process.setgid?.(gid)
    process.setuid?.(uid)
  }
}
