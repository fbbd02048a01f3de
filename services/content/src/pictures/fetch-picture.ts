/**
 * Fetches a picture from a public website. A name is resolved once, and the connection goes to the checked address; so
 * does that of every redirect. Nothing of ours is sent along: no cookies, no referrer, no authorization.
 */
import { type LookupAddress, lookup } from 'node:dns'
import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { limits } from '../files/file.rules.ts'

/** How long a picture may take, redirects included, in seconds. */
const timeoutSeconds = 10
const maxRedirects = 5

/** Whether we may connect to an IP address and a port, which is '' where it is the scheme's own. */
export type IsAllowedAddress = (address: string, port: string) => boolean

/** The bytes at an address, at most `limits.picture`; rejects with `FetchError`. What they are is not checked here. */
export async function fetchPicture(address: string, isAllowed: IsAllowedAddress): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutSeconds * 1000)
  try {
    const response = await openFollowingRedirects(new URL(address), signal, isAllowed)
    return await collectBytes(response)
  } catch (error) {
    if (signal.aborted) throw new FetchError(fetchErrors.timeout(timeoutSeconds))
    throw toFetchError(error)
  }
}

async function openFollowingRedirects(
  address: URL,
  signal: AbortSignal,
  isAllowed: IsAllowedAddress,
): Promise<IncomingMessage> {
  let url = address
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await openUrl(url, signal, isAllowed)
    const { statusCode = 0, headers } = response
    if (statusCode === 200) return response
    response.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || !headers.location)
      throw new FetchError(fetchErrors.status(statusCode))
    if (!URL.canParse(headers.location, url.href)) throw new FetchError(fetchErrors.notFound)
    url = new URL(headers.location, url)
  }
  throw new FetchError(fetchErrors.redirects(maxRedirects))
}

function openUrl(url: URL, signal: AbortSignal, isAllowed: IsAllowedAddress): Promise<IncomingMessage> {
  const client = { 'http:': http, 'https:': https }[url.protocol]
  if (!client) throw new FetchError(fetchErrors.notWeb)
  // An IP address is not looked up, so it is checked here.
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(hostname) && !isAllowed(hostname, url.port)) throw new FetchError(fetchErrors.notPublic)
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const headers = { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'access-pictures' }
  client
    // A connection of its own, so that none is used that was opened for somebody else's address.
    .get({
      ...toRequestAddress(url),
      agent: false,
      lookup: createLookup(isAllowed, url.port),
      signal,
      headers,
    })
    .once('response', resolve)
    .on('error', reject)
  return promise
}

const toRequestAddress = ({ protocol, hostname, port, pathname, search }: URL) => ({
  protocol,
  hostname: hostname.replace(/^\[|\]$/g, ''),
  port,
  path: pathname + search,
})

/** Node connects to exactly these addresses: a second answer of the name server is never asked for. */
const createLookup =
  (isAllowed: IsAllowedAddress, port: string): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      // One address of ours among public ones is reason enough not to connect.
      const [first] = addresses
      if (!first || !addresses.every(({ address }) => isAllowed(address, port)))
        return callback(new FetchError(fetchErrors.notPublic), '', 0)
      if (options.all) callback(null, addresses as LookupAddress[])
      else callback(null, first.address, first.family)
    })
  }

async function collectBytes(response: IncomingMessage): Promise<Buffer> {
  const tooLarge = new FetchError(fetchErrors.tooLarge(limits.picture / 1024 / 1024))
  if (Number(response.headers['content-length'] ?? 0) > limits.picture) {
    response.destroy()
    throw tooLarge
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response) {
    size += chunk.length
    // Leaving the loop ends the connection.
    if (size > limits.picture) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error
  const { code } = error as { code?: string }
  const isUnknownName = code === 'ENOTFOUND' || code === 'EAI_AGAIN'
  return new FetchError(isUnknownName ? fetchErrors.notFound : fetchErrors.noAnswer)
}

/** Why a picture of another site could not be fetched, in words for people. */

/** `message` is a sentence for the screen. */
export class FetchError extends Error {}

export const fetchErrors = {
  notWeb: 'Its address does not begin with https:// or http://.',
  notPublic: 'Its address does not lead to a public website.',
  notFound: 'There is no website at its address.',
  noAnswer: 'The website did not answer.',
  timeout: (seconds: number) => `The website did not send it within ${seconds} seconds.`,
  status: (status: number) => `The website answered with the status ${status}.`,
  redirects: (limit: number) => `The website redirected more than ${limit} times.`,
  tooLarge: (megabytes: number) => `It is larger than ${megabytes}MB.`,
  notAPicture: 'What is there is not a picture that we can show, such as JPEG, PNG or WebP.',
  notStored: 'It could not be stored.',
} as const
