/** How often one address sends papers: forty within the hour, which is eight requests with all of theirs. */
import { Table } from '@access/service-kit'
import type { EntityManager } from '@mikro-orm/postgresql'
import { mark, type SealingKeys } from '../sealing.ts'
import { countTry, Try } from '../throttle.ts'

/** One try to send a paper. */
@Table('upload')
export class Upload extends Try {}

const limit = {
  most: 40,
  within: 3_600_000,
  words: 'Many files came from your connection within the hour.',
}

/** Counts a try before any of it is read; `TooMany` when there were too many within the hour. */
export const countUpload = (em: EntityManager, keys: SealingKeys, address: string): Promise<void> =>
  countTry(em, Upload, mark(keys, `upload from ${address}`), limit)
