/** A release store in a bucket of an S3-compatible service. */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
  type S3ServiceException,
} from '@aws-sdk/client-s3'
import type { BucketEnvironment, ReleaseStore } from './store.ts'

/** In milliseconds. */
const timeouts = { connectionTimeout: 3_000, requestTimeout: 20_000 }

/** Opens `s3://bucket/prefix`. */
export function openBucket(address: string, env: BucketEnvironment): ReleaseStore {
  const { hostname: bucket, pathname } = new URL(address)
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const toKey = (key: string) => (prefix ? `${prefix}/${key}` : key)
  const client = new S3Client({
    region: env.AWS_REGION || 'us-east-1',
    // Services other than Amazon's have buckets in paths, and not all know the newer checksums.
    ...(env.AWS_ENDPOINT_URL_S3 && { endpoint: env.AWS_ENDPOINT_URL_S3, forcePathStyle: true }),
    // Without keys of ours the machine's own role counts.
    ...(env.AWS_ACCESS_KEY_ID && {
      credentials: {
        accessKeyId: env.AWS_ACCESS_KEY_ID,
        secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
      },
    }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: timeouts,
  })

  async function exists(Key: string): Promise<boolean> {
    try {
      await client.send(new HeadObjectCommand({ Bucket: bucket, Key }))
      return true
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  async function read(key: string): Promise<Buffer | null> {
    try {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: toKey(key) }))
      return Buffer.from(await Body!.transformToByteArray())
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  return {
    read,

    async create(key, content) {
      const Key = toKey(key)
      // Some services ignore the condition and would replace it.
      if (await exists(Key)) return false
      const object = { Bucket: bucket, Key, Body: content }
      try {
        await client.send(new PutObjectCommand({ ...object, IfNoneMatch: '*' }))
        return true
      } catch (error) {
        if ([409, 412].includes(getStatus(error) ?? 0)) return false
        if (getStatus(error) !== 501) throw error
      }
      // Without conditions, as in OpenStack's Swift, what counts is whose is there in the end; of two who create at
      // the same moment both may believe it was theirs, and the last one is right.
      await client.send(new PutObjectCommand(object))
      return Buffer.compare(content, (await read(key)) ?? Buffer.alloc(0)) === 0
    },

    async list(keyPrefix, after) {
      const keys: string[] = []
      let page: ListObjectsV2CommandOutput | undefined
      do {
        page = await client.send(
          new ListObjectsV2Command({
            Bucket: bucket,
            Prefix: toKey(keyPrefix),
            ...(after && { StartAfter: toKey(after) }),
            ...(page?.NextContinuationToken && { ContinuationToken: page.NextContinuationToken }),
          }),
        )
        keys.push(...(page.Contents ?? []).map(({ Key }) => Key!.slice(prefix ? prefix.length + 1 : 0)))
      } while (page.IsTruncated && page.NextContinuationToken)
      return keys.toSorted()
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: toKey(key) }))
    },
  }
}

const getStatus = (error: unknown) => (error as Partial<S3ServiceException>).$metadata?.httpStatusCode

const isMissing = (error: unknown) =>
  ['NoSuchKey', 'NotFound'].includes((error as Error).name) || getStatus(error) === 404
