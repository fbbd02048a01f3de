/**
 * Links of older emails that carry a secret in their path lead to the address with the secret behind the `#`, which
 * browsers send to nobody. Nothing is looked up: whether the secret is a good one is for the page.
 */
import { type RequestHandler, Router } from 'express'

const redirectToFragment: RequestHandler = (request, response) => {
  const { event, secret } = request.params
  response
    .set('cache-control', 'no-store')
    // Not followed by the secret in a Referer header either.
    .set('referrer-policy', 'no-referrer')
    .redirect(303, `/events/${event}/place#${secret}`)
}

/** The private links of event registrations as they were. */
export function createMovedLinks(): Router {
  const router = Router({ caseSensitive: true })
  router.get(/^\/events\/(?<event>[\w-]+)\/place\/(?<secret>[\w-]{1,100})\/?$/, redirectToFragment)
  return router
}
