/**
 * A pass opens the status of one request for half an hour, so that nobody types the four words twice. Nothing about it
 * is stored: it names the request and its end, and bears our mark.
 */
import { timingSafeEqual } from 'node:crypto'
import { Invalid, isUuid } from '@access/service-kit'
import { marks, type SealingKeys } from '../sealing.ts'

const goodFor = 30 * 60_000

/** A pass that opens nothing, or no longer. */
export class PassExpired extends Invalid {
  constructor() {
    super({ pass: 'Enter your reference and your four words again' })
  }
}

/** A new pass for a request. */
export function passFor(keys: SealingKeys, id: string): string {
  const until = String(Date.now() + goodFor)
  return Buffer.from([id, until, marksOf(keys, id, until)[0]].join(' ')).toString('base64url')
}

/** The id of the request that a pass opens; `PassExpired` when there is none. */
export function requestOpenedBy(keys: SealingKeys, pass: string): string {
  const [id = '', until = '', mark = ''] = Buffer.from(pass.slice(0, 500), 'base64url').toString().split(' ')
  const isOurs = marksOf(keys, id, until).some((ours) => isSame(ours, mark))
  if (isOurs && isUuid(id) && Number(until) > Date.now()) return id
  throw new PassExpired()
}

const marksOf = (keys: SealingKeys, id: string, until: string) => marks(keys, `pass ${id} ${until}`)

function isSame(ours: string, theirs: string): boolean {
  const [one, other] = [Buffer.from(ours), Buffer.from(theirs)]
  return one.length === other.length && timingSafeEqual(one, other)
}
