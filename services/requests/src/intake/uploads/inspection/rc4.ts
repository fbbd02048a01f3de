/** RC4, which Node no longer brings: needed only to see whether an old PDF opens without a password. */
export function rc4(key: Buffer, data: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const swapped = box[one]!
    box[one] = box[other]!
    box[other] = swapped
  }
  for (let index = 0, other = 0; index < 256; index++) {
    other = (other + box[index]! + key[index % key.length]!) & 255
    swap(index, other)
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
