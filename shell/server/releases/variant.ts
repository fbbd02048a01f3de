/**
 * Which variant of the site somebody gets: the live releases, or those on trial in their place, which an administrator
 * turns on for a day at `/remotes/trial/on`, and off at `/remotes/trial/off`.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'

export type Variant = '' | 'trial'

export const liveVariant: Variant = ''

const trialCookie = 'release_trial'
const trialPattern = /(?:^|;\s*)(?:__Host-)?release_trial=on(?:;|$)/
/** The cookie of a device on which an administrator has signed in (`services/auth/src/sessions/known-device.ts`). */
const devicePattern = /(?:^|;\s*)(?:__Host-)?known_device=[\w-]+(?:;|$)/

/** In seconds. */
const trialTime = 24 * 60 * 60

export const getVariant = ({ headers: { cookie = '' } }: IncomingMessage): Variant =>
  trialPattern.test(cookie) && devicePattern.test(cookie) ? 'trial' : liveVariant

/** Handles `/remotes/trial/:state`. What is on trial is no secret: the cookie of the device keeps visitors out, not thieves. */
export const createTrialSwitch =
  (isHttps: boolean): RequestHandler<{ state: string }> =>
  (request, response, next) => {
    if (!devicePattern.test(request.headers.cookie ?? '')) return next()
    const attributes = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${request.params.state === 'on' ? trialTime : 0}`
    const cookie = isHttps
      ? `__Host-${trialCookie}=on; Secure; ${attributes}`
      : `${trialCookie}=on; ${attributes}`
    response.set({ 'set-cookie': cookie, 'cache-control': 'no-store' }).redirect(303, '/')
  }
