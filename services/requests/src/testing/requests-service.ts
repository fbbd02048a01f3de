/** The requests service with a key of its own, asked as the gateway asks it. */
import { randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startSubgraph } from '@access/service-kit/testing'
import { requests } from '../requests.ts'

/** What is sent, by name. */
export const sendMutations = {
  request: `mutation ($input: LegalAidRequestInput!) {
    sendLegalAidRequest(input: $input) { id reference status receivedAt passphrase reviewDueAt matchDueAt }
  }`,
  message: `mutation ($input: ContactMessageInput!) {
    sendContactMessage(input: $input) { id reference receivedAt hasEmailConfirmation isEmailHeld }
  }`,
}

/** Ids are random: all tests may add to one. */
const erasureList = path.join(tmpdir(), `erasures-of-tests-${process.pid}.jsonl`)

/** A good ENCRYPTION_KEY. */
export const generateEncryptionKey = () => randomBytes(32).toString('base64')

/** Starts the service. */
export const startRequestsService = ({
  seed = false,
  env = {},
}: {
  seed?: boolean
  env?: Record<string, string>
} = {}) =>
  startSubgraph(requests, {
    seed,
    env: { ENCRYPTION_KEY: generateEncryptionKey(), ERASURE_LIST: erasureList, ...env },
  })
