/**
 * Links of older emails that carry a secret in their path lead to the address with the secret behind the `#`, which
 * browsers send to nobody. Nothing is looked up: whether the secret is a good one is for the page.
 */
import { Router } from 'express'

/** The links as they were, and the page of each. */
const movedLinks: [link: RegExp, getPage: (params: { event?: string }) => string][] = [
  // Private links of event registrations.
  [
    /^\/events\/(?<event>[\w-]+)\/place\/(?<secret>[\w-]{1,100})\/?$/,
    ({ event }) => `/events/${event}/place`,
  ],
  // Of the first email about new judgments, and of all others. What email programs post to the second is for its form;
  // this is for who opens it.
  [/^\/judgments\/follow\/(?<secret>[\w-]{43})\/?$/, () => '/judgments/follow/confirm'],
  [/^\/judgments\/following\/(?<secret>[\w-]{1,100})\/?$/, () => '/judgments/following'],
  // Of previews.
  [/^\/preview\/(?<secret>[\w-]{1,100})\/?$/, () => '/preview'],
]

export function createMovedLinks(): Router {
  const router = Router({ caseSensitive: true })
  for (const [link, getPage] of movedLinks)
    router.get(link, ({ params }, response) => {
      response
        .set('cache-control', 'no-store')
        // Not followed by the secret in a Referer header either.
        .set('referrer-policy', 'no-referrer')
        .redirect(303, `${getPage(params)}#${params.secret}`)
    })
  return router
}
