/** Starts a program of the benchmark in a process of its own, so that its work is not counted as anybody else's. */

import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

export function startWorker(file: string) {
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const exited = once(child, 'exit')
  return {
    pid: child.pid!,
    /** Its next message; fails when it ends instead. */
    async receive<Message>(): Promise<Message> {
      const ended = exited.then(() => Promise.reject(new Error(`${file} has ended`)))
      const [message] = (await Promise.race([once(child, 'message'), ended])) as [Message]
      return message
    },
    send: (message: object) => void child.send(message),
    async stop() {
      child.kill()
      await exited
    },
  }
}
