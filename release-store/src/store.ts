/** Where releases and the registry are: a folder, or a bucket of any S3-compatible service. */

export interface ReleaseStore {
  /** What is stored under the key; null for nothing. */
  read(key: string): Promise<Buffer | null>
  /** Stores it whole or not at all; resolves to false where there is something under the key already. */
  create(key: string, content: Uint8Array): Promise<boolean>
  /** The keys that begin with the prefix and come after `after`, sorted. */
  list(prefix: string, after?: string): Promise<string[]>
  remove(key: string): Promise<void>
}

/** By the names of AWS: where a bucket is, and who we are there. */
export type BucketEnvironment = Partial<
  Record<'AWS_ENDPOINT_URL_S3' | 'AWS_REGION' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>
>

/**
 * Opens the store at an address: the path of a folder, or `s3://bucket/prefix`.
 *
 * @throws {Error} for an address of another kind
 */
export async function openReleaseStore(address: string, env: BucketEnvironment = {}): Promise<ReleaseStore> {
  if (address.startsWith('s3://')) {
    // It is large, and most installations never need it.
    const { openBucket } = await import('./s3-store.ts')
    return openBucket(address, env)
  }
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(address))
    throw new Error(`A release store is a folder or s3://bucket/prefix, not ${address}`)
  const { openFolder } = await import('./folder-store.ts')
  return openFolder(address)
}
