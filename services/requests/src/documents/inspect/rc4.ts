/** RC4, which Node no longer brings: needed only to see whether an old PDF opens without a password. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (one: number, other: number) => {
    const kept = box[one]!
    box[one] = box[other]!
    box[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + box[at]! + key[at % key.length]!) & 255
    swap(at, other)
  }
  let one = 0
  let other = 0
  return Buffer.from(
    data.map((byte) => {
      one = (one + 1) & 255
      other = (other + box[one]!) & 255
      swap(one, other)
      return byte ^ box[(box[one]! + box[other]!) & 255]!
    }),
  )
}
