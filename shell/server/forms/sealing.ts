/** Seals what a page carries for us and nobody else may read, make up or use elsewhere. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const [ivLength, tagLength] = [12, 16]

export type Sealing = {
  /** Text for one purpose; it tells when it was sealed. */
  seal(purpose: string, content: string): string
  /** What was sealed for this purpose, and how long ago; nothing when it was not sealed by us. */
  open(purpose: string, sealed: unknown): { content: string; age: number } | null
}

/** Sealing under a key of its own, made from the secret that all our processes share. */
export function sealingFrom(secret: string): Sealing {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'forms without script', 32))
  return {
    seal(purpose, content) {
      const iv = randomBytes(ivLength)
      const sealing = createCipheriv(cipher, key, iv).setAAD(Buffer.from(purpose))
      const hidden = [sealing.update(`${Date.now()} ${content}`, 'utf8'), sealing.final()]
      return Buffer.concat([iv, sealing.getAuthTag(), ...hidden]).toString('base64url')
    },
    open(purpose, sealed) {
      if (typeof sealed !== 'string') return null
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length <= ivLength + tagLength) return null
      const opening = createDecipheriv(cipher, key, bytes.subarray(0, ivLength))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      try {
        const said =
          opening.update(bytes.subarray(ivLength + tagLength), undefined, 'utf8') + opening.final('utf8')
        const [at = '', ...content] = said.split(' ')
        return { content: content.join(' '), age: Date.now() - Number(at) }
      } catch {
        return null
      }
    },
  }
}
