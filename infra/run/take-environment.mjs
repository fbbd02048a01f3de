/**
 * Loaded before a program that `spawn-program.ts` has started: waits for its environment and takes it over. Plain
 * JavaScript, since it runs before anything else.
 */
import { once } from 'node:events'
import { isMainThread } from 'node:worker_threads'

// Node loads this in the program's threads too, which have the environment that the program gives them.
if (isMainThread) {
  const [environment] = await once(process, 'message')
  Object.assign(process.env, environment)
}
