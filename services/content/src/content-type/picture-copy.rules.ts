/** Our copies of pictures from other sites: pages show the copy, the item keeps the address that was typed. */

/** The picture at an address of another site; `url` is null while there is no copy of it. */
export interface Copy {
  address: string
  url?: string | null
}

/** Whether a picture's address is one of another site, so that only a copy of it may be shown. */
export const isExternalAddress = (address: string): boolean => /^https?:\/\//i.test(address)

/** An address as browsers write it, so that two spellings of it are one. */
export const normalizeAddress = (address: string): string =>
  URL.canParse(address) ? new URL(address).href : address

/** Where a picture can be loaded from: an address of ours, or our copy; null when there is none. */
export function findPictureUrl(
  address: string | null,
  pictures: readonly Copy[] | null | undefined,
): string | null {
  if (!address || !isExternalAddress(address)) return address
  const requested = normalizeAddress(address)
  return pictures?.find((picture) => normalizeAddress(picture.address) === requested)?.url ?? null
}
