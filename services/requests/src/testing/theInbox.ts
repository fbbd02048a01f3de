/** The requests service with a key of its own, asked as the gateway asks it. */
import { randomBytes } from 'node:crypto'
import { aSubgraph } from '@access/service-kit/testing'
import { requests } from '../requests.ts'

/** What is sent, by name. */
export const send = {
  request: `mutation ($input: LegalAidRequestInput!) {
    sendLegalAidRequest(input: $input) { id reference status receivedAt words reviewBy matchBy }
  }`,
  message: `mutation ($input: ContactMessageInput!) {
    sendContactMessage(input: $input) { id reference receivedAt }
  }`,
}

/** A good SEALING_KEY. */
export const aSealingKey = () => randomBytes(32).toString('base64')

/** Starts the service. */
export const theInbox = ({ seed = false, env = {} }: { seed?: boolean; env?: Record<string, string> } = {}) =>
  aSubgraph(requests, { seed, env: { SEALING_KEY: aSealingKey(), ...env } })
