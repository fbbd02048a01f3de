/** What a conflict check could not compare: somebody has to do it by hand. */
import { type Context, describeError } from '@access/service-kit'
import type { LegalAidRequest } from '../../intake/legal-aid-requests/legal-aid-request.entity.ts'

/** What was not compared with the parties of a request. */
export interface NotCompared {
  what:
    | 'a party of this request'
    | 'a party of another request'
    | 'an entry of the conflict list'
    | 'other requests'
    | 'anything'
  /** The request that it is part of; null where it is part of none, or not of one alone. */
  requestId: string | null
}

/** Called with what could not be compared, and why. */
export type OnNotCompared = (notCompared: NotCompared, error: unknown) => void

/** Logs it, with the request that was checked and without what the names are. */
export const logNotCompared =
  ({ log }: Pick<Context, 'log'>, { reference }: Pick<LegalAidRequest, 'reference'>): OnNotCompared =>
  (notCompared, error) =>
    log.error({ reference, ...notCompared, ...describeError(error) }, 'cannot be compared')
