/** Private links: their secret is behind the `#`, which browsers do not send to servers. */

import { removeInvisible } from '@access/service-kit/text/invisible-characters.rules'

/** The secret in a private link, however much of it was pasted; null when there is none. Older links have it in their path. */
export const parsePrivateLink = (text: string): string | null =>
  /(?:^|[#/])([\w-]{20,100})$/.exec(removeInvisible(text).trim())?.[1] ?? null
