// Listens to the content service, which says what changed the moment it is committed, whoever committed it.
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { Agent, request } from 'undici'
import type { Answers } from './answers.ts'
import { signed } from './signature.ts'

/** The service says something every 20 s: a stream that is silent for longer is dead without having ended. */
const silence = 60_000

interface Options {
  url: string
  secret: string
  answers: Answers
  log: Logger
}

/** Milliseconds before a new attempt: at first, and at most. */
const waits = { first: 100, longest: 2_000 }

/** Opens the answers while the stream stands and closes them while it does not. Returns how to stop. */
export function followChanges({ url, secret, answers, log }: Options) {
  const stopped = new AbortController()
  const agent = new Agent({ bodyTimeout: silence, headersTimeout: 4_000 })

  async function follow() {
    const headers = { accept: 'text/event-stream', ...signed(secret, '') }
    const { statusCode, body } = await request(`${url}/changes`, {
      headers,
      dispatcher: agent,
      signal: stopped.signal,
    })
    if (statusCode !== 200) {
      await body.dump()
      throw new Error(`change notices refused with ${statusCode}`)
    }
    answers.open()
    log.info('change notices arrive')
    let rest = ''
    body.setEncoding('utf8')
    for await (const chunk of body) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) notice(line)
    }
  }

  function notice(line: string) {
    if (!line.startsWith('data:')) return
    answers.drop(typesIn(line.slice('data:'.length)))
  }

  async function run() {
    let wait = waits.first
    while (!stopped.signal.aborted) {
      try {
        await follow()
      } catch (error) {
        if (!stopped.signal.aborted) log.warn({ reason: (error as Error).message }, 'no change notices')
      }
      if (answers.isOpen) wait = waits.first
      answers.close()
      await pause(wait, undefined, { signal: stopped.signal }).catch(() => {})
      wait = Math.min(wait * 2, waits.longest)
    }
  }

  const running = run()
  return async function stop() {
    stopped.abort()
    await running
    await agent.destroy()
  }
}

/** The types a notice names; nothing named or nothing understood means that anything may have changed. */
function typesIn(data: string): string[] | undefined {
  try {
    const { types } = JSON.parse(data) as { types?: unknown }
    return Array.isArray(types) && types.length > 0 ? types.map(String) : undefined
  } catch {
    return undefined
  }
}
