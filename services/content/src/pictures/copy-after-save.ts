/** After a save the new pictures of the item are fetched, and the answer waits a moment for them. */
import { type Context, requireAdministrator } from '@access/service-kit'
import { copyPictures } from './copy-pictures.ts'
import type { IsAllowedAddress } from './fetch-picture.ts'
import { type PicturedItem, picturedTypes } from './pictured-types.ts'

/** In milliseconds, less than the gateway waits for a service: what takes longer arrives after the answer. */
const waitMs = 2500

/** What the service does after a save. */
export const createCopyAfterSave =
  (isAllowed: IsAllowedAddress) =>
  async (item: object, context: Context): Promise<void> => {
    const type = picturedTypes.find(({ Type }) => item instanceof Type)
    if (!type) return
    const pictured = item as PicturedItem
    const actor = requireAdministrator(context)
    const fork = () => context.em.fork()
    const copying = copyPictures(type, pictured, { fork, actor, log: context.log, isAllowed })
    const { promise: waited, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(resolve, waitMs, null)
    // The item is saved whatever becomes of its pictures: the next start of this service tries again.
    const copies = await Promise.race([copying.catch(() => null), waited])
    clearTimeout(timer)
    if (copies) pictured.pictures = copies
  }
