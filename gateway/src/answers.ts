// What anonymous readers get again and again, kept as final bytes: measured at a twentieth of the cost of asking.
// Kept only while change notices arrive, so that nobody reads what an administrator has already changed.
import { createHash } from 'node:crypto'

export interface Answer {
  body: Buffer
  /** Weak, because one tag names the answer in all its encodings. */
  tag: string
  /** Compressed forms, made when first asked for. */
  encoded: Map<string, Promise<Buffer>>
}

interface Options {
  now?: () => number
  /** How many bytes of answers are kept before the one unused for longest goes. */
  most?: number
}

export interface Answers {
  /** The kept answer, or the one `make` brings; many who ask at once share one asking. */
  get(key: string, type: string, make: () => Promise<string>): Promise<Answer>
  /** Forgets what holds these types; everything when none are named. */
  drop(types?: Iterable<string>): void
  /** From now on notices arrive: answers may be kept. */
  open(): void
  /** Notices no longer arrive: forget everything, keep nothing. */
  close(): void
  readonly isOpen: boolean
}

const quarterOfAnHour = 900_000

export function createAnswers({ now = Date.now, most = 64 * 2 ** 20 }: Options = {}): Answers {
  const quarterNow = () => Math.floor(now() / quarterOfAnHour)
  const kept = new Map<string, { answer: Answer; type: string; quarter: number }>()
  const flights = new Map<string, { answer: Promise<Answer>; type: string }>()
  let isOpen = false
  let bytes = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.answer.body.length ?? 0
    kept.delete(key)
  }

  function keep(key: string, answer: Answer, type: string, quarter: number) {
    forget(key)
    kept.set(key, { answer, type, quarter })
    bytes += answer.body.length
    for (const unused of kept.keys()) {
      if (bytes <= most) break
      forget(unused)
    }
  }

  function find(key: string) {
    const entry = kept.get(key)
    // At midnight coming events become past ones without anybody changing anything. Wherever the organisation is,
    // its midnight falls on a quarter of an hour.
    if (!entry || entry.quarter !== quarterNow()) return null
    kept.delete(key)
    kept.set(key, entry)
    return entry.answer
  }

  function drop(types?: Iterable<string>) {
    const named = types && new Set(types)
    for (const [key, { type }] of kept) if (!named || named.has(type)) forget(key)
    for (const [key, { type }] of flights) if (!named || named.has(type)) flights.delete(key)
  }

  return {
    drop,
    get isOpen() {
      return isOpen
    },
    async get(key, type, make) {
      const found = find(key)
      if (found) return found
      const inTheAir = flights.get(key)
      if (inTheAir) return inTheAir.answer

      const quarter = quarterNow()
      const flight = { type, answer: make().then(answerOf) }
      flights.set(key, flight)
      try {
        const answer = await flight.answer
        // A drop meanwhile took the flight away: what it brings may be old, so it is not kept.
        if (isOpen && flights.get(key) === flight) keep(key, answer, type, quarter)
        return answer
      } finally {
        if (flights.get(key) === flight) flights.delete(key)
      }
    },
    open() {
      isOpen = true
    },
    close() {
      isOpen = false
      drop()
    },
  }
}

/** An answer's bytes and the tag that names them. */
export function answerOf(text: string): Answer {
  const body = Buffer.from(text)
  const tag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
  return { body, tag, encoded: new Map() }
}
