/** Fetches the pictures of other sites that an item shows, once each, and keeps where our copies are with the item. */
import { setTimeout as wait } from 'node:timers/promises'
import { type Actor, type Context, describeError, type Log, requireAdministrator } from '@access/service-kit'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { PictureCopy } from '../content-type/picture-copy.ts'
import { detectFileKind } from '../files/detect-file-kind.ts'
import { sanitizeFileName } from '../files/file-names.ts'
import { RejectedMediaError } from '../files/prepare-picture.ts'
import { findOrStoreFile } from '../files/store-file.ts'
import { FetchError, fetchErrors, fetchPicture, type IsAllowedAddress } from './fetch-picture.ts'
import { type PicturedItem, type PicturedType, picturedTypes } from './pictured-types.ts'

/** How pictures are fetched and stored. */
export interface CopyOptions {
  /** A new one for each use. */
  fork(): EntityManager
  actor: Actor
  log: Log
  isAllowed: IsAllowedAddress
  /** Those that failed before are tried again as well. */
  isRetrying?: boolean
}

/** The addresses without a copy: new ones and, when retrying, those that failed. */
export function listMissingAddresses(
  { listAddresses }: PicturedType,
  item: PicturedItem,
  isRetrying: boolean,
): string[] {
  const tried = (item.pictures ?? []).filter(({ url }) => url !== null || !isRetrying)
  return listAddresses(item).filter((address) => !tried.some((copy) => copy.address === address))
}

/** Fetches what is missing; returns all copies of the item. Never rejects for a picture: its copy has the error. */
export async function copyPictures(
  type: PicturedType,
  item: PicturedItem,
  options: CopyOptions,
): Promise<PictureCopy[]> {
  const missing = listMissingAddresses(type, item, options.isRetrying ?? false)
  if (missing.length === 0) return item.pictures ?? []
  const fetched: PictureCopy[] = []
  for (const address of missing) fetched.push(await copyPicture(address, options))
  return keepCopies(type, item.id, options.fork(), fetched)
}

async function copyPicture(
  address: string,
  { fork, actor, log, isAllowed }: CopyOptions,
): Promise<PictureCopy> {
  try {
    const bytes = await fetchPicture(address, isAllowed)
    const detected = detectFileKind(bytes)
    if (!('kind' in detected) || detected.kind !== 'picture') throw new FetchError(fetchErrors.notAPicture)
    const name = sanitizeFileName(decodeName(new URL(address).pathname))
    const { url } = await storeInTurn(() => findOrStoreFile(fork(), { name, kind: 'picture', bytes }, actor))
    return { address, url, error: null }
  } catch (reason) {
    const isExpected = reason instanceof FetchError || reason instanceof RejectedMediaError
    // Never the address: it may be of a place that only its author should know.
    // Nor what a database says, which repeats what it was sent.
    log.warn(
      isExpected ? { reason: reason.message } : describeError(reason),
      'a picture could not be fetched',
    )
    return { address, url: null, error: isExpected ? reason.message : fetchErrors.notStored }
  }
}

function decodeName(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

let lastStored: Promise<unknown> = Promise.resolve()

/** One after the other: the largest picture takes a quarter of a gigabyte to decode. */
function storeInTurn<T>(store: () => Promise<T>): Promise<T> {
  const stored = lastStored.then(store, store)
  lastStored = stored.catch(() => {})
  return stored
}

/** The item may have changed meanwhile: copies of addresses that it no longer shows are left out. */
function keepCopies(
  { Type, listAddresses }: PicturedType,
  id: string,
  em: EntityManager,
  fetched: PictureCopy[],
): Promise<PictureCopy[]> {
  return em.transactional(async (tx) => {
    const item = await tx.findOne(Type, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (!item) return []
    const known = [...fetched, ...(item.pictures ?? [])]
    const copies = listAddresses(item).flatMap(
      (address) => known.find((copy) => copy.address === address) ?? [],
    )
    // Not a save of the item: neither its version nor the time of its last change is another one.
    await tx.nativeUpdate(Type, { id }, { pictures: copies })
    return copies
  })
}

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
    // The item is saved whatever becomes of its pictures: the next start of this service tries again.
    const copies = await Promise.race([copying.catch(() => null), wait(waitMs, null, { ref: false })])
    if (copies) pictured.pictures = copies
  }
