/** The beginnings of programs, which run nowhere, and what programs are hidden in. */

/** A header of Windows's programs, with nothing to run. */
export const buildWindowsProgram = () => {
  const bytes = Buffer.alloc(512)
  bytes.write('MZ')
  bytes.writeUInt32LE(64, 60)
  bytes.write('PE\0\0', 64)
  return bytes
}

/** The headers of programs of the three systems, and a script. */
export const programs = {
  Windows: buildWindowsProgram(),
  Linux: Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01', 'latin1'), Buffer.alloc(100)]),
  macOS: Buffer.concat([Buffer.from('cffaedfe07000001', 'hex'), Buffer.alloc(100)]),
  'a shell': Buffer.from('#!/bin/sh\n'),
}

/** A file as the Packager of Windows embeds it (`Ole10Native`). */
export function buildOlePackage(name: string, content: Buffer): Buffer {
  const text = (value: string) => Buffer.from(`${value}\0`, 'latin1')
  const temporary = text(`C:\\Temp\\${name}`)
  const body = Buffer.concat([
    Buffer.from([2, 0]),
    text(name),
    text(`C:\\Users\\ana\\${name}`),
    encodeUInt32(0x00030000),
    encodeUInt32(temporary.length),
    temporary,
    encodeUInt32(content.length),
    content,
  ])
  return Buffer.concat([encodeUInt32(body.length), body])
}

function encodeUInt32(number: number) {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}
